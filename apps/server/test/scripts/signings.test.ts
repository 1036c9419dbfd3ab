import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as requests from "@atrio/contract/leave/requests";
import * as changes from "@atrio/contract/time/changes";
import * as closures from "@atrio/contract/time/closures";
import * as bank from "@atrio/contract/time/hours-bank";
import * as team from "@atrio/contract/time/team";
import * as time from "@atrio/contract/time/time";

import { readCsv } from "../../src/lib/files/csv.ts";
import type { SignedIn } from "../factory.ts";
import { type BankWorld, startBank } from "../hours-bank.ts";
import { scriptNotes } from "../script-payloads.ts";

import { download, expectCells, expectPrinted, expectTexts, sheetCells, taken } from "./reading.ts";

// Monday 16 November 2026, 07:00 in Madrid.
let w: BankWorld;
let worker: SignedIn;

const titles = scriptNotes.map(({ title }) => title);
const remarks = scriptNotes.flatMap((note) => note.remarks);

/** Days of October 2026, one for each note. */
const dayOf = (index: number): string => `2026-10-${String(index + 1).padStart(2, "0")}`;

beforeAll(async () => {
  w = await startBank();
  worker = w.worker;
});

afterAll(() => w.t.stop());

const own = (who = worker) => ({ token: who.token });
const boss = () => ({ token: w.supervisor.token });
const front = (value: object) => ({ paramsFront: JSON.stringify(value) });

describe("200 scripts about signings", () => {
  const days = { desde: dayOf(0), hasta: dayOf(24) };

  it("200 scripts as remarks, reasons and disputes stay text for worker and supervisor", async () => {
    let signing = 0;
    for (const [index, { remarks: texts }] of scriptNotes.entries()) {
      const dia = dayOf(index);
      const body = {
        trabajador_id: worker.trabajador_id,
        dia,
        hora_inicio: `${dia}T08:00:00Z`,
        hora_fin: `${dia}T09:00:00Z`,
        fichador_id: (await w.t.sql<{ id: number }>("select id from fichador limit 1"))[0]?.id,
        observaciones: texts[0],
        motivo: texts[1],
      };
      const made = taken(await w.t.call(changes.addTeamSigning, { ...boss(), body }));
      signing = made.jornada.fichajes[0].id;
    }
    const unanswered = await w.t.call(changes.listSigningChanges, {
      ...own(),
      query: { trabajador_id: worker.trabajador_id },
    });
    for (const [index, change] of unanswered.body.data.entries()) {
      const comentario = remarks[index];
      const body = { respuesta: "disputado" as const, ...(comentario && { comentario }) };
      const asked = { token: worker.token, params: { id: change.id }, body };
      taken(await w.t.call(changes.answerSigningChange, asked));
    }
    const query = { trabajador_id: worker.trabajador_id, ...days };
    const disputed = remarks.slice(0, titles.length);
    const [noted, reasons] = [0, 1].map((place) =>
      scriptNotes.map((one) => one.remarks[place] ?? ""),
    );
    const all = [...(noted ?? []), ...(reasons ?? []), ...disputed];
    expectTexts(await w.t.call(changes.listSigningChanges, { ...own(), query }), all);
    expectTexts(await w.t.call(changes.listTeamChanges, { ...boss(), query }), all);
    const sheet = { trabajador_id: worker.trabajador_id, dia: `${days.desde}to${days.hasta}` };
    const asked = { ...own(), query: sheet };
    expectTexts(await w.t.call(time.listWorkdays, asked), noted ?? []);
    expectTexts(await w.t.call(team.teamClockings, { ...boss(), body: days }), noted ?? []);
    const history = { token: worker.token, params: { id: signing } };
    const last = scriptNotes.at(-1)?.remarks ?? [];
    expectTexts(await w.t.call(changes.signingHistory, history), last);
  });

  it("200 scripts as remarks replace each other and stay text", async () => {
    const query = { trabajador_id: worker.trabajador_id, dia: `${days.desde}to${days.hasta}` };
    const sheet = await w.t.call(time.listWorkdays, { ...own(), query });
    const kept = sheet.body.data.flatMap((one: time.Workday) => one.fichajes);
    expect(kept).toHaveLength(scriptNotes.length);
    for (const [index, signing] of kept.entries()) {
      const body = { observaciones: scriptNotes[index]?.remarks[1] ?? null };
      const asked = { token: worker.token, params: { id: signing.id }, body };
      taken(await w.t.call(changes.noteSigning, asked));
    }
    const written = scriptNotes.map((note) => note.remarks[1]);
    expectTexts(await w.t.call(time.listWorkdays, { ...own(), query }), written);
  });

  it("200 scripts in the record of hours are text of a cell and text of a page", async () => {
    const input = { url: time.timeRecord.path, method: "POST" as const, token: worker.token };
    const body = { trabajador_id: worker.trabajador_id, ...days };
    const book = await download(w.t, { ...input, body: { ...body, formato: "xlsx" } });
    const reasons = scriptNotes.map((note) => note.remarks[1]);
    expectCells(await sheetCells(book.bytes), reasons);
    const page = await download(w.t, { ...input, body: { ...body, formato: "pdf" } });
    expectPrinted(page.bytes, []);
  });

  it("200 scripts as remarks of closures, corrections and incidences stay text", async () => {
    const asker = await w.hire();
    for (const [index, { remarks: texts }] of scriptNotes.entries()) {
      const month = { year: 2025 - Math.floor(index / 12), month: (index % 12) + 1 };
      const mine = { trabajador_id: asker.trabajador_id };
      const closing = { ...mine, ...month, descripcion: texts[0] };
      if (index < 12) {
        taken(await w.t.call(closures.requestClosure, { token: asker.token, body: closing }));
      }
      const dia = dayOf(index);
      const fichador = await w.t.sql<{ id: number }>("select id from fichador limit 1");
      const wish = {
        accion: "anadir" as const,
        hora_inicio: `${dia}T08:00:00Z`,
        hora_fin: `${dia}T09:00:00Z`,
        fichador_id: fichador[0]?.id,
        observaciones: texts[0],
      };
      const correction = { ...mine, dia, descripcion: texts[1], propuesta: [wish] };
      taken(await w.t.call(changes.requestCorrection, { token: asker.token, body: correction }));
    }
    const closed = scriptNotes.slice(0, 12).map((note) => note.remarks[0]);
    const page = front({ skip: 0, take: 100 });
    expectTexts(
      await w.t.call(requests.listOwnRequests, {
        ...own(asker),
        params: { id: asker.trabajador_id },
        body: page,
      }),
      [...remarks, ...closed],
    );
    expectTexts(await w.t.call(requests.listTeamRequests, { ...boss(), body: page }), [
      ...remarks,
      ...closed,
    ]);
  });

  it("scripts in words about incidences stay text, in the list and in exports", async () => {
    await w.configure();
    const person = await w.hire();
    for (const [index, { remarks: texts }] of scriptNotes.entries()) {
      const incidencia_id = await w.raise(person, dayOf(index), 60);
      const body = { observaciones: texts[0] };
      taken(
        await w.t.call(bank.updateIncidence, {
          token: person.token,
          params: { id: incidencia_id },
          body,
        }),
      );
      const decision = { incidencia_id, motivo: texts[1] };
      taken(await w.t.call(bank.rejectIncidence, { ...boss(), body: decision }));
    }
    const query = { worker_id: person.trabajador_id, anyo: 2026 };
    expectTexts(await w.t.call(bank.listOwnIncidences, { ...own(person), query }), remarks);
    expectTexts(
      await w.t.call(bank.listTeamIncidences, { ...boss(), body: front({ skip: 0, take: 100 }) }),
      remarks,
    );
    const input = {
      url: bank.exportTeamBank.path,
      method: "POST" as const,
      token: w.supervisor.token,
    };
    const table = await download(w.t, { ...input, body: { formato: "csv", anyo: 2026 } });
    expect(table.headers["content-type"]).toMatch(/^text\/csv/);
    const cells = readCsv(table.bytes).flatMap((row) => row.cells);
    expectCells(cells, remarks);
    const book = await download(w.t, { ...input, body: { formato: "xlsx", anyo: 2026 } });
    expectCells(await sheetCells(book.bytes), remarks);
  });
});
