import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { login } from "@atrio/contract/access/auth";
import { listCases } from "@atrio/contract/complaints/cases";
import {
  mailboxKeyHeader,
  recoverMailbox,
  unlockMailbox,
} from "@atrio/contract/complaints/mailbox";

import { readBalances } from "../src/modules/leave/entitlements/entitlements.service.ts";
import { readTeamWorkdays } from "../src/modules/time/clocking/sheet/sheet.service.ts";
import { startTestApp } from "../test/harness.ts";
import type { TestApp } from "../test/harness.ts";
import { hotReads, readPrepared, repeats, withPayslip } from "../test/hot-reads.ts";
import type { Reader } from "../test/hot-reads.ts";
import { compareFacts } from "../test/kept-facts.ts";
import { pdfText } from "../test/printed.ts";

import { MAILBOX_PASSPHRASE, MAILBOX_RECOVERY_KEY } from "./complaints.ts";
import { DEMO_PASSWORD, loadDemo } from "./load.ts";

// A Wednesday; the demo is loaded as of its noon in Madrid.
const today = "2026-11-18";
/** A load takes seconds, and on a busy machine many. */
const LOADING_MS = 240_000;

let t: TestApp;

beforeAll(async () => {
  // A single connection: it keeps all the plans.
  t = await startTestApp({ now: "2026-11-18T11:00:00Z", poolSize: 1 });
  const { config, log } = t.ctx;
  await loadDemo({ databaseUrl: t.databaseUrl, config, log, today });
}, LOADING_MS);

afterAll(async () => {
  await t.stop();
});

async function count(text: string): Promise<number> {
  const [row] = await t.sql<{ count: number }>(`select count(*)::int as count from ${text}`);
  return row?.count ?? -1;
}

async function people(): Promise<number[]> {
  const rows = await t.sql<{ id: number }>("select id from trabajador where empresa_id = 1");
  return rows.map(({ id }) => id);
}

it("kept facts of the demo are those of its rows", async () => {
  for (const { empresa_id } of await t.sql<{ empresa_id: number }>(
    "select empresa_id from empresa",
  )) {
    expect(await compareFacts(t, { empresa_id })).toEqual({ wrong: [], missed: [] });
  }
});

describe("the absences of the demo", () => {
  const absences = "solicitud where pe_solicitud_tipo_id <= 9";

  it("the absences of the demo are of every kind and in every state, of the clinic alone", async () => {
    const kinds = await t.sql(
      `select distinct pe_solicitud_tipo_id as kind from ${absences} order by 1`,
    );
    expect(kinds.map((row) => row["kind"])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const state of [1, 2, 3, 4]) {
      expect(await count(`${absences} and estado_id = ${state}`), String(state)).toBeGreaterThan(4);
    }
    expect(await count(`${absences} and empresa_id <> 1`)).toBe(0);
    expect(await count("solicitud where sustituida_por is not null")).toBeGreaterThan(0);
    expect(await count("solicitud where sin_fecha_fin and estado_id = 2")).toBe(1);
    expect(await count("solicitud where registrada_por is not null")).toBe(1);
    expect(await count("solicitud where rectifica_id is not null and estado_id = 1")).toBe(1);
    expect(await count("ausencia where devuelta_por is not null")).toBeGreaterThan(2);
    expect(await count("solicitud_aprobacion where decidida_por is not null")).toBeGreaterThan(0);
    expect(await count("gasto where kilometros is not null and pagado_en is not null")).not.toBe(0);
    const later = "solicitud_suceso where ocurrido_en > '2026-11-18T11:00:00Z'";
    expect(await count(later)).toBe(0);
  });

  it("approved absences agree with the clockings: nobody clocked in on a day or in hours away", async () => {
    const clocked = `ausencia a
      join jornada j on j.empresa_id = a.empresa_id and j.trabajador_id = a.trabajador_id
        and j.dia = a.fecha
      where a.aprobada and a.desde_minuto = 0 and a.hasta_minuto = 1440`;
    expect(await count(clocked)).toBe(0);
    const range = { desde: "2025-11-18", hasta: "2026-11-17" };
    const key = { ...range, trabajador_ids: await people(), now: t.clock.now().epochMilliseconds };
    const sheets = await t.ctx.db.read(1, async (tx) => readTeamWorkdays(tx, key));
    const days = [...sheets.values()].flat();
    const partly = days.filter((day) => day.ausencias.some((one) => !one.completo));
    expect(partly.length).toBeGreaterThan(20);
    // A person who stays a little longer and comes a little late may be outside the tolerance.
    const wrong = partly.filter((day) => day.estado_id !== 4);
    expect(wrong.length).toBeLessThanOrEqual(2);
    const clockedAway = days.filter((day) => day.ausencias.some((one) => one.minutos_fichados > 0));
    expect(clockedAway.length).toBeLessThanOrEqual(1);
  });

  it("the absences of the demo come with files that open: the rules, and receipts", async () => {
    const { body } = await t.call(login, {
      body: { email: "lucia@demo.test", password: DEMO_PASSWORD },
    });
    const [rule] = await t.sql<{ id: number }>(
      "select id from regla_vacaciones where documento_clave is not null",
    );
    const [receipt] = await t.sql<{ id: number }>(
      `select d.id from solicitud_documento d join trabajador t on t.id = d.trabajador_id
        where t.nombre = 'Lucía' order by d.id`,
    );
    for (const url of [
      `/api/v1/regla-vacaciones-document/${rule?.id}`,
      `/api/v1/solicitud-document?documento_id=${receipt?.id}`,
    ]) {
      const headers = { authorization: `Bearer ${body.access_token}` };
      const answer = await t.app.inject({ url, headers });
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
      expect(pdfText(answer.rawPayload)).toMatch(/Normas de vacaciones|Justificante/);
    }
  });

  it("no absence balance of any year is negative or above its grant", async () => {
    const ids = await people();
    const negative = await t.ctx.db.tenant(1, async (tx) => {
      const found: string[] = [];
      for (const id of ids) {
        const years = { trabajador_id: id, years: [2024, 2025, 2026, 2027], today };
        for (const one of await readBalances(tx, years)) {
          const most = { vacaciones: 40, asuntos_propios: 4, horas_retribuidas: 960, domingos: 50 };
          const { dias_resultantes, dias_restantes } = one;
          if (dias_restantes < 0 || dias_resultantes > most[one.saldo]) {
            found.push(`${id} ${one.saldo} ${one.anyo}`);
          }
        }
      }
      return found;
    });
    expect(negative).toEqual([]);
  });

  it("Marcos has requests to decide, one that waits for Elena and one of last year", async () => {
    const marcos = "(select t.id from trabajador t where t.empresa_id = 1 and t.codigo = '1002')";
    const asked = `solicitud s join solicitud_aprobacion a on a.empresa_id = s.empresa_id
      and a.solicitud_id = s.id where s.estado_id = 1 and s.pe_solicitud_tipo_id <= 9
      and a.supervisor_id = ${marcos}`;
    expect(await count(`${asked} and a.aprobada is null`)).toBeGreaterThan(4);
    expect(await count(`${asked} and a.aprobada`)).toBeGreaterThan(0);
    expect(await count(`${asked} and s.creada_en < '2026-01-01'`)).toBe(1);
    expect(await count(`ausencia where aprobada and fecha = '${today}'`)).toBeGreaterThan(1);
    expect(await count(`supervision_delegacion where vigencia @> '${today}'::date`)).toBe(1);
  });
});

async function tokenOf(email: string): Promise<string> {
  const { body } = await t.call(login, { body: { email, password: DEMO_PASSWORD } });
  return body.access_token;
}

describe("the complaints mailbox of the demo", () => {
  it("the demo's mailbox opens with the passphrase and the recovery key of README.md, and holds two reports", async () => {
    const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
    expect(readme).toContain(MAILBOX_PASSPHRASE);
    expect(readme).toContain(MAILBOX_RECOVERY_KEY);
    const token = await tokenOf("pilar@demo.test");
    const unlocked = await t.call(unlockMailbox, { token, body: { frase: MAILBOX_PASSPHRASE } });
    const headers = { [mailboxKeyHeader]: String(unlocked.body.data.llave) };
    const list = await t.call(listCases, { token, headers, query: {} });
    expect(list.body.data).toMatchObject([
      { estado: "recibida", anonima: true, sin_contestar: 1, plazos: { vence: "2026-11-20" } },
      { estado: "en_investigacion", anonima: false, nombre_completo: "Hugo Molina Sáez" },
    ]);
    const other = await tokenOf("rosa.iglesias@demo.test");
    const waiting = await t.call(unlockMailbox, {
      token: other,
      body: { frase: MAILBOX_PASSPHRASE },
    });
    expect(waiting.body.code).toBe("complaint.key_pending");
    const recovered = await t.call(recoverMailbox, {
      token: other,
      body: { clave_recuperacion: MAILBOX_RECOVERY_KEY, frase_nueva: "otra frase bastante larga" },
    });
    expect(recovered.body.data).toEqual({ denuncias: 2 });
  });
});

async function signIn(email: string): Promise<Reader> {
  const { body } = await t.call(login, { body: { email, password: DEMO_PASSWORD } });
  const [row] = await t.sql<{ id: number; empresa_id: number }>(
    "select id, empresa_id from trabajador join account using (account_user_id) where email = $1",
    [email],
  );
  return {
    trabajador_id: row?.id ?? 0,
    empresa_id: row?.empresa_id ?? 0,
    token: body.access_token,
  };
}

it("PostgreSQL keeps the plan of each hot statement of the demo's workers", async () => {
  await t.sql("vacuum analyze");
  const readers = {
    worker: await withPayslip(t, await signIn("lucia@demo.test")),
    head: await signIn("marcos@demo.test"),
  };
  for (let time = 0; time < repeats; time += 1) {
    for (const [endpoint, input] of hotReads(readers)) {
      expect([endpoint.path, (await t.call(endpoint, input)).status]).toEqual([endpoint.path, 200]);
    }
  }
  const prepared = await readPrepared(t);
  expect(prepared.length).toBeGreaterThan(25);
  const planned = prepared.filter(({ generic }) => generic === 0);
  expect(planned.map(({ statement }) => statement)).toEqual([]);
});
