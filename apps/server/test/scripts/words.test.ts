import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as calendar from "@atrio/contract/calendar/calendar";
import * as feeds from "@atrio/contract/calendar/calendar-feeds";
import * as events from "@atrio/contract/calendar/company-events";
import * as absences from "@atrio/contract/leave/absences";
import * as requests from "@atrio/contract/leave/requests";
import * as documents from "@atrio/contract/papers/documents";
import * as office from "@atrio/contract/papers/documents-office";
import * as directory from "@atrio/contract/people/directory";
import * as charts from "@atrio/contract/people/org-charts";
import * as profile from "@atrio/contract/people/profile";
import * as workers from "@atrio/contract/people/workers";
import * as evidence from "@atrio/contract/time/evidence";

import { readCsv } from "../../src/lib/files/csv.ts";
import { publishDocument, uploadPersonal } from "../documents.ts";
import type { Company, SignedIn } from "../factory.ts";
import { startTestApp, type TestApp } from "../harness.ts";
import { readCalendars } from "../ical.ts";
import { createLeaveFactory } from "../leave.ts";
import { scriptNotes, scriptPayloads } from "../script-payloads.ts";

import {
  download,
  expectCells,
  expectPrinted,
  expectTexts,
  savedAs,
  sheetCells,
  taken,
} from "./reading.ts";

// Wednesday 18 November 2026, 09:00 in Madrid.
let t: TestApp;
let company: Company;
let worker: SignedIn;
let supervisor: SignedIn;
let admin: SignedIn;

/** Elements that mails of the portal never have, as a mail program would find them. */
const dangerous = /<(?:script|img|svg|iframe|object|video|form|input|details|math)\b/gi;

const titles = scriptNotes.map(({ title }) => title);
const longs = scriptNotes.map(({ long }) => long);
/** Days of a month of 2027, one for each note. */
const dayOf = (index: number, month = "01"): string =>
  `2027-${month}-${String(index + 1).padStart(2, "0")}`;

beforeAll(async () => {
  t = await startTestApp();
  const leave = createLeaveFactory(t);
  company = await t.factory.company();
  await leave.rule(company, { kind: 8, unidad: "naturales", decide: "supervisores" });
  supervisor = await leave.supervisor(company);
  worker = await leave.worker(company, [supervisor]);
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const own = () => ({ token: worker.token, params: { id: worker.trabajador_id } });
const boss = () => ({ token: supervisor.token });
const desk = () => ({ token: admin.token });
const front = { paramsFront: JSON.stringify({ skip: 0, take: 100 }) };

describe("200 scripts about requests", () => {
  const asked: number[] = [];

  it("200 scripts as titles and descriptions of requests stay text, letter by letter", async () => {
    for (const [index, { title, long }] of scriptNotes.entries()) {
      const periodos = [{ fecha_inicio: dayOf(index), fecha_fin: dayOf(index) }];
      const body = { pe_solicitud_tipo_id: 8, titulo: title, descripcion: long, periodos };
      const made = await t.call(absences.createRequest, { token: worker.token, body });
      asked.push(taken(made).id);
    }
    expectTexts(await t.call(requests.listOwnRequests, { ...own(), body: front }), [
      ...titles,
      ...longs,
    ]);
    expectTexts(await t.call(requests.listTeamRequests, { ...boss(), body: front }), [
      ...titles,
      ...longs,
    ]);
  });

  it("200 scripts as comments, reasons and answers stay text, on both sides", async () => {
    const [id = 0] = asked;
    for (const { long } of scriptNotes) {
      const body = { comentario: long };
      taken(
        await t.call(requests.commentOwnRequest, { token: worker.token, params: { id }, body }),
      );
      taken(await t.call(requests.commentRequest, { ...boss(), params: { id }, body }));
    }
    for (const who of [worker, supervisor]) {
      const call = { token: who.token, params: { id }, body: {} };
      expectTexts(await t.call(requests.listRequestComments, call), longs);
    }
    for (const [index, { title, remarks }] of scriptNotes.entries()) {
      await t.sql("update trabajador set nombre = $1 where id = $2", [title, worker.trabajador_id]);
      const solicitud_id = asked[index] ?? 0;
      const [text] = remarks;
      if (index % 3 === 0) {
        taken(
          await t.call(requests.rejectRequest, { ...boss(), body: { solicitud_id, motivo: text } }),
        );
      } else if (index % 3 === 1) {
        taken(
          await t.call(requests.approveRequest, {
            ...boss(),
            body: { solicitud_id, motivo: text },
          }),
        );
      } else {
        const body = { solicitud_id, aprobada: false, respuesta: text };
        taken(await t.call(requests.decideAsAdministrator, { ...desk(), body }));
      }
      const detail = { token: worker.token, params: { id: solicitud_id } };
      expectTexts(await t.call(absences.getRequest, detail), [text]);
      // A mail calls people as they are called when it leaves.
      await t.ctx.jobs.idle();
    }
  });
});

describe("200 scripts about documents", () => {
  it("200 scripts as titles, descriptions, folders and file names of documents stay text", async () => {
    for (const { title, long } of scriptNotes) {
      const fields = { titulo: title, descripcion: long };
      const name = `${title}.pdf`.replaceAll('"', "%22");
      expect((await uploadPersonal(t, worker, { fields, name })).status).toBe(200);
      const shared = { ...fields, carpeta: title.slice(0, 100) };
      expect((await publishDocument(t, admin, { fields: shared, name })).status).toBe(200);
    }
    const texts = [...titles, ...longs];
    const mine = await t.call(documents.workerDocuments, own());
    const shared = await t.call(documents.sharedDocuments, own());
    expectTexts(mine, texts);
    expectTexts(shared, [...texts, ...titles.map((title) => title.slice(0, 100).trim())]);
    expectTexts(await t.call(office.teamDocuments, { ...boss(), body: front }), []);
    type Listed = { id: number };
    const folders: Array<{ documentos: Listed[] }> = shared.body.data;
    const lists: Listed[][] = [mine.body.data, folders.flatMap((folder) => folder.documentos)];
    for (const list of lists) {
      expect(list).toHaveLength(scriptNotes.length);
      await expectHarmlessNames(list.map(({ id }) => id));
    }
  });

  async function expectHarmlessNames(ids: readonly number[]): Promise<void> {
    const token = worker.token;
    for (const id of ids) {
      const file = await download(t, { url: `/documento?documento_ids=${id}`, token });
      expect(savedAs(file)).toMatch(/^[^"*/:<>?\\|\p{Cc}]+\.pdf$/u);
    }
    const url = `/documento?documento_ids=${ids.join(",")}`;
    const names = Object.keys(unzipSync((await download(t, { url, token })).bytes));
    expect(names).toHaveLength(ids.length);
    for (const name of names) expect(name).toMatch(/^[^"*/:<>?\\|\p{Cc}]+\.pdf$/u);
  }

  it("200 scripts as file names cannot end a header or leave a folder", async () => {
    const names = [
      "a%0d%0aset-cookie: x=1%0d%0a%0d%0a<script>window.__ran=1</script>.pdf",
      "..%2f..%2fetc%2fpasswd.pdf",
      "..\\..\\windows\\win.ini.pdf",
      "x.pdf%22; filename=%22x.html",
      "\u202Efdp.html",
    ];
    for (const name of names) {
      const made = taken(await uploadPersonal(t, worker, { name }));
      const url = `/documento?documento_ids=${made.id}`;
      const file = await download(t, { url, token: worker.token });
      expect(file.headers["content-type"]).toBe("application/pdf");
      expect(file.headers["set-cookie"]).toBeUndefined();
      expect(savedAs(file)).toMatch(/^(?!\.\.)[^"*/:<>?\\|\p{Cc}\p{Cf}]+\.pdf$/u);
    }
  });
});

describe("200 scripts about the calendar", () => {
  it("200 scripts as events and holidays stay text in portal, print and other calendars", async () => {
    for (const [index, { title, long }] of scriptNotes.entries()) {
      const day = dayOf(index, "03");
      const body = { titulo: title, descripcion: long, desde: day, hasta: day };
      taken(await t.call(events.createCompanyEvent, { ...desk(), body }));
      // Days of an agreement: public holidays are fourteen at most.
      await t.factory.holiday(company, dayOf(index, "05"), 4, scriptNotes[24 - index]?.title, true);
    }
    const texts = [...titles, ...longs];
    const query = { anyo: "2027" } as never;
    expectTexts(await t.call(events.listCompanyEvents, { ...desk(), query }), texts);
    expectTexts(await t.call(calendar.wholeCalendar, { ...own(), query }), texts);
    const printed = `/trabajador/${worker.trabajador_id}/calendario-anual?anyo=2027`;
    expectPrinted((await download(t, { url: printed, token: worker.token })).bytes, []);
  });

  it("scripts in a subscription stay within their lines", async () => {
    t.clock.set("2027-02-01T08:00:00Z");
    const session = await t.factory.session(worker);
    const body = {
      nombre: "Móvil",
      alcances: [...feeds.feedScopes],
      privacidad: "completo" as const,
    };
    const made = taken(await t.call(feeds.createFeed, { ...own(), token: session, body }));
    const url = new URL(made.direccion).pathname.replace("/api/v1", "");
    const { bytes, headers } = await download(t, { url });
    expect(headers["content-type"]).toMatch(/^text\/calendar/);
    const { ofIcalJs, ofNodeIcal, complaints } = readCalendars(bytes.toString());
    expect(complaints).toEqual([]);
    expect(ofNodeIcal).toEqual(ofIcalJs);
    const told = ofIcalJs.map(({ summary }) => summary);
    expect(titles.filter((title) => told.filter((one) => one === title).length < 2)).toEqual([]);
    t.clock.set("2026-11-18T08:00:00Z");
  });
});

describe("200 scripts about people", () => {
  it("200 scripts as names, occupations and departments stay text in directory and exports", async () => {
    for (const [index, payload] of scriptPayloads.entries()) {
      const title = titles[index % titles.length];
      const trabajador = { puesto: title, nombre_departamento_trabajador: title };
      await t.factory.worker({ company, nombre: payload, apellido1: "Gil", trabajador });
    }
    const names = scriptPayloads.map((payload) => `${payload} Gil`);
    const url = `/trabajador/${worker.trabajador_id}/showall-workers`;
    const told = new Set<string>();
    for (const skip of [0, 100, 200]) {
      const query = { paramsFront: JSON.stringify({ skip, take: 100 }) } as never;
      const page = await t.call(directory.listWorkers, { ...own(), query });
      expectTexts(page, []);
      for (const row of page.body.data) told.add(row.nombre_completo);
    }
    expect(names.filter((name) => !told.has(name))).toEqual([]);
    expectTexts(await t.call(directory.directoryChoices, own()), titles);
    const token = worker.token;
    const table = await download(t, { url: `${url}/export?formato=csv`, token });
    expect(table.headers["content-type"]).toMatch(/^text\/csv/);
    expectCells(
      readCsv(table.bytes).flatMap((row) => row.cells),
      names,
    );
    const book = await download(t, { url: `${url}/export?formato=xlsx`, token });
    expectCells(await sheetCells(book.bytes), names);
    expectPrinted((await download(t, { url: `${url}/export?formato=pdf`, token })).bytes, []);
  });

  it("200 scripts as units and places of an organisation chart stay text", async () => {
    const nodos = scriptPayloads.map((payload, index) => ({
      clave: String(index),
      padre: index === 0 ? null : "0",
      tipo: "unidad" as const,
      nombre: payload,
      puesto: payload,
    }));
    const made: number[] = [];
    for (const { title, remarks } of scriptNotes.slice(0, 12)) {
      const few = { nombre: title, descripcion: remarks[0], nodos: nodos.slice(0, 2) };
      made.push(taken(await t.call(charts.addOrgChart, { ...desk(), body: few })).id);
    }
    const body = { nombre: "Todo", nodos };
    const whole = taken(await t.call(charts.addOrgChart, { ...desk(), body }));
    expect(made).toHaveLength(12);
    expectTexts(await t.call(charts.listOrgCharts, { token: worker.token }), [
      ...titles.slice(0, 12),
      ...scriptNotes.slice(0, 12).map((note) => note.remarks[0]),
    ]);
    const query = { pe_organigrama_id: whole.id };
    const nodes = await t.call(charts.listOrgNodes, { token: worker.token, query });
    expectTexts(nodes, scriptPayloads);
    const card = { token: worker.token, params: { id: nodes.body.data[1].id } };
    expectTexts(await t.call(charts.getOrgNode, card), [nodes.body.data[1].nombre]);
  });

  it("200 scripts as an address and reasons of inspections stay text", async () => {
    for (const { title } of scriptNotes) {
      const body = { pais_id: 250, nombre_via: title };
      taken(await t.call(workers.updateWorker, { ...own(), body }));
      expectTexts(await t.call(workers.getWorker, own()), [title]);
      const days = { desde: "2026-10-01", hasta: "2026-10-02" };
      const link = { alcance: "empresa" as const, ...days, motivo: title };
      taken(await t.call(evidence.createInspectionLink, { ...desk(), body: link }));
    }
    expectTexts(await t.call(evidence.listInspectionLinks, desk()), titles);
  });
});

describe("200 scripts that leave the portal", () => {
  it("scripts in the archive of stored data stay text", async () => {
    const url = profile.myDataArchive.path.replace(":id", String(worker.trabajador_id));
    const files = unzipSync((await download(t, { url, token: worker.token })).bytes);
    const names = Object.keys(files);
    for (const name of names) expect(name).toMatch(/^[\w-]+\.(txt|json)$/);
    const kept = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString())
      .join("\n");
    expect(longs.filter((long) => !kept.includes(JSON.stringify(long)))).toEqual([]);
  });

  it("200 scripts are escaped in mails, whose headers stay unchanged", async () => {
    const mails = await t.outbox();
    expect(mails.length).toBeGreaterThan(scriptNotes.length);
    const html = mails.map((mail) => mail.html).join("");
    const greeted = titles.filter((title) => mails.some((mail) => mail.text.includes(title)));
    expect(greeted).toEqual(titles);
    expect(html.match(dangerous) ?? []).toEqual([]);
    expect(html.match(/<a\b[^>]*href="(?!http:\/\/portal\.test\/)[^>]*/gi) ?? []).toEqual([]);
    const known =
      /^(from|to|subject|message-id|date|mime-version|content-type|auto-submitted|x-auto-response-suppress|content-transfer-encoding|list-unsubscribe|reply-to)$/;
    for (const { headers } of mails) {
      expect(Object.keys(headers).filter((name) => !known.test(name))).toEqual([]);
    }
  });
});
