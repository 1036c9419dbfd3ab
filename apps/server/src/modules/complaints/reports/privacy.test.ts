import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as reports from "@atrio/contract/complaints/reports";

import {
  asStranger,
  fileAnonymously,
  openMailbox,
  passphrase,
  secret,
} from "../../../../test/complaints.ts";
import type { Mailbox } from "../../../../test/complaints.ts";
import { boundary, formOf, pdf } from "../../../../test/files.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { keepLog } from "../../../../test/log-lines.ts";
import { cleanUp } from "../retention/retention.service.ts";

let t: TestApp;
let box: Mailbox;

beforeAll(async () => {
  t = await startTestApp();
  box = await openMailbox(t);
});

afterAll(() => t.stop());

/** Every row of every table, with its system columns, as text. */
async function dump(): Promise<Map<string, string[]>> {
  const tables = await t.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss')`,
  );
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await t.sql<{ line: string }>(
      `select whole_row.xmin::text || ' ' || whole_row.xmax::text || ' ' || row_to_json(whole_row)::text as line
       from ${name} whole_row`,
    );
    all.set(
      name,
      rows.map(({ line }) => line),
    );
  }
  return all;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry) =>
      (await readFile(join(entry.parentPath, entry.name))).toString("latin1"),
    ),
  );
}

describe("an anonymous report from a browser that is signed in (COMPLAINTS-4)", () => {
  it("leaves nothing that ties it to person, session, address, agent or minute", async () => {
    const ana = await t.factory.signedIn({ company: box.company, nombre: "KanariNombre" });
    await t.sql("update sesion set vista_en = '2020-01-01T00:00:00Z', ip = null");
    t.clock.set("2026-11-18T09:41:27Z");
    const { log, lines } = keepLog();
    const usual = t.ctx.log;
    t.ctx.log = log as typeof usual;
    const canaries = {
      agent: "KanariAgente/9.7",
      address: "203.0.113.77",
      language: "pt-KN",
      email: "kanaricorreo@fuera.test",
    };
    const more = {
      address: canaries.address,
      headers: {
        authorization: `Bearer ${ana.token}`,
        "user-agent": canaries.agent,
        "accept-language": canaries.language,
        "x-forwarded-for": canaries.address,
        "idempotency-key": "kanari-idempotencia",
      },
    };
    const before = await dump();
    const body = { ...secret, slug: box.company.slug, correo_personal: canaries.email };
    const filed = await asStranger(t, reports.fileAnonymousComplaint, body, more);
    expect(filed.status).toBe(200);
    const { uuid, id } = filed.body.data;
    await asStranger(t, reports.findComplaint, { uuid }, more);
    await asStranger(t, reports.writeToHandlers, { uuid, texto: "kanariMENSAJE" }, more);
    const refused = await asStranger(t, reports.fileAnonymousComplaint, {} as never, more);
    expect(refused.status).toBe(422);
    await t.app.inject({ url: `/api/v1/denuncia-by-uuid/${uuid}`, headers: more.headers });
    t.ctx.log = usual;

    const after = await dump();
    const fresh = [...after].flatMap(([table, rows]) => {
      const known = new Set(before.get(table));
      return rows.filter((row) => !known.has(row)).map((row) => ({ table, row }));
    });
    const own = /^public\.denuncia/;
    // Nothing was written anywhere else: no session, counter, job, audit entry or stored answer.
    expect(fresh.map(({ table }) => table).filter((table) => !own.test(table))).toEqual([]);
    const text = JSON.stringify(fresh) + JSON.stringify(lines);
    const tied = [
      ...Object.values(canaries),
      uuid,
      "kanari",
      "09:41",
      "9:41",
      ana.token,
      ana.email,
      "KanariNombre",
    ];
    for (const canary of tied) expect(text.toLowerCase()).not.toContain(canary.toLowerCase());
    expect(lines).toEqual([]);
    const [row] = await t.sql("select anonima, trabajador_id from denuncia where id = $1", [id]);
    expect(row).toEqual({ anonima: true, trabajador_id: null });
    const metrics = await t.app.inject({ url: "/metrics" });
    expect(metrics.body).toContain("buzon-denuncias/abrir");
    expect(metrics.body).not.toMatch(/denuncia-by-uuid|denuncia.anonima/);
    for (const file of await filesBelow(t.ctx.config.dataDir)) {
      for (const canary of tied) expect(file).not.toContain(canary);
    }
    t.clock.set("2026-11-18T08:00:00Z");
  });

  it("no column of a report holds a time of day, and no default is a sequence", async () => {
    const columns = await t.sql(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and (table_name like 'denuncia%' or table_name like 'buzon%')
         and (data_type like 'time%' or is_identity = 'YES' or column_default like 'nextval%')`,
    );
    expect(columns).toEqual([]);
  });

  it("after the night all rows of reports are of one transaction (COMPLAINTS-19)", async () => {
    const first = await fileAnonymously(t, box.company);
    await fileAnonymously(t, box.company);
    const before = await t.sql<{ xmin: string }>("select xmin::text from denuncia");
    await cleanUp(t.ctx, box.company.empresa_id);
    const ids = await t.sql<{ xmin: string }>(
      `select xmin::text from denuncia union select xmin::text from denuncia_llave
       union select xmin::text from denuncia_codigo union select xmin::text from denuncia_registro
       union select xmin::text from denuncia_mensaje union select xmin::text from denuncia_archivo`,
    );
    expect(ids).toHaveLength(1);
    expect(before).not.toContainEqual(ids[0]);
    const found = await asStranger(t, reports.findComplaint, { uuid: first.uuid });
    expect(found.body.data.titulo).toBe(secret.titulo);
  });
});

describe("unknown, malformed and foreign codes (COMPLAINTS-5)", () => {
  const plain = ({ status, body, headers }: Answer) => {
    const { date: _date, "x-request-id": _requestId, ...rest } = headers;
    return { status, body, headers: rest };
  };

  it("get equal bodies, statuses and headers from every call", async () => {
    const deleted = await fileAnonymously(t, box.company);
    await asStranger(t, reports.withdrawComplaint, { uuid: deleted.uuid });
    const { id } = await fileAnonymously(t, box.company);
    const codes = [
      "6f1e2d3c-4b5a-4978-8a6b-5c4d3e2f1a0b",
      "no es un código",
      "",
      deleted.uuid,
      // The id of a report and a handler's key are no codes.
      id,
      box.handler.gestor_id,
    ];
    const texto = "Texto";
    const addFile = async (uuid: string): Promise<Answer> => {
      const response = await t.app.inject({
        method: "POST",
        url: `/api/v1${reports.addComplaintFile.path}`,
        headers: {
          "accept-language": "es",
          "content-type": `multipart/form-data; boundary=${boundary}`,
        },
        payload: formOf([
          { name: "uuid", text: uuid },
          { name: "documento", file: { name: "a.pdf", bytes: pdf() } },
        ]),
      });
      const { statusCode: status, headers } = response;
      return { status, headers, body: response.json() };
    };
    const calls = [
      addFile,
      async (uuid: string) => asStranger(t, reports.findComplaint, { uuid }),
      async (uuid: string) => asStranger(t, reports.confirmComplaintCode, { uuid }),
      async (uuid: string) => asStranger(t, reports.editComplaint, { uuid, ...secret }),
      async (uuid: string) => asStranger(t, reports.withdrawComplaint, { uuid }),
      async (uuid: string) => asStranger(t, reports.writeToHandlers, { uuid, texto }),
      async (uuid: string) => asStranger(t, reports.requestMeeting, { uuid, texto }),
      async (uuid: string) => asStranger(t, reports.answerMinutes, { uuid, texto, conforme: true }),
      async (uuid: string) =>
        asStranger(t, reports.downloadComplaintFile, { uuid, documento_id: id }),
      async (uuid: string) =>
        uuid === ""
          ? asStranger(t, reports.findComplaint, { uuid })
          : t.call(reports.getComplaintByUuid, { params: { uuid } }),
    ];
    for (const call of calls) {
      const answers = [];
      for (const uuid of codes) answers.push(plain(await call(uuid)));
      expect(answers[0]?.status).toBe(404);
      expect(answers[0]?.body.code).toBe("complaint.not_found");
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });

  it("a code belongs to its company: with another salt it opens nothing", async () => {
    const { uuid, id } = await fileAnonymously(t, box.company);
    await t.sql("update buzon set sal = decode(repeat('ab', 32), 'hex') where empresa_id = $1", [
      box.company.empresa_id,
    ]);
    const answer = await asStranger(t, reports.findComplaint, { uuid });
    expect([answer.status, answer.body.code]).toEqual([404, "complaint.not_found"]);
    const rows = await t.sql("select from denuncia where id = $1", [id]);
    expect(rows).toHaveLength(1);
  });
});

it("the passphrase is in no table and no log", async () => {
  const clear = [...(await dump()).values()].flat().join("\n");
  expect(clear).not.toContain(passphrase);
});
