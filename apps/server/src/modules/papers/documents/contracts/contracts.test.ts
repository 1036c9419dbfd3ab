import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Endpoint } from "@atrio/contract/endpoint";
import { languages } from "@atrio/contract/languages";
import {
  contractFile,
  currentContract,
  workerCalendarFile,
  workerCalendars,
  workerDocuments,
} from "@atrio/contract/papers/documents";

import { insertContract, sendDocument } from "../../../../../test/documents.ts";
import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { pdf } from "../../../../../test/files.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { contractKindText } from "../../../../lib/words/contract-kinds.ts";

import { hasSoundDates, judgeTerms } from "./contracts.rules.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const current = async (who = worker): Promise<Answer> =>
  t.call(currentContract, { token: who.token, params: { id: who.trabajador_id } });

type Fields = Record<string, string | number>;

const write = async (fields: Fields = {}, who = administrator): Promise<Answer> =>
  sendDocument(t, "/administrador/contrato", who, {
    name: "Contrato firmado.pdf",
    fields: {
      trabajador_id: worker.trabajador_id,
      codigo_contrato: "100",
      fecha_inicio: "2026-03-01",
      horas_semanales: 40,
      puesto: "Técnica",
      ...fields,
    },
  });

const give = async (fields: Fields = {}): Promise<Answer> =>
  sendDocument(t, "/administrador/calendario-trabajador", administrator, {
    name: "Acuerdo.pdf",
    fields: {
      trabajador_id: worker.trabajador_id,
      anyo: 2026,
      titulo: "Calendario 2026",
      fecha_inicio: "2026-01-01",
      ...fields,
    },
  });

/** Requests files by their ids, separated by commas. */
async function file(endpoint: Endpoint, ids: string | number, who = worker) {
  const name = endpoint.path === contractFile.path ? "contrato_ids" : "calendarioTrabajador_ids";
  const response = await t.app.inject({
    url: `/api/v1${endpoint.path}?${name}=${ids}`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  const { statusCode: status, rawPayload: bytes, headers } = response;
  return { status, bytes, type: headers["content-type"] };
}

describe("the codes of contracts", () => {
  const codes =
    "100 109 130 150 189 200 209 230 239 250 289 300 330 350 389 401 402 403 408 410 418 420 421 430 441 450 501 502 503 508 510 518 520 530 540 541 550 552";

  it("each contract code has a name of its own in every language", () => {
    for (const language of languages) {
      const names = codes.split(" ").map((code) => contractKindText(language, code));
      expect(new Set(names).size, language).toBe(names.length);
      expect(names.join(" ")).not.toMatch(/\d/);
    }
    expect(contractKindText("es", "999")).toBe("Contrato de código 999");
  });
});

describe("dates of contracts", () => {
  it.each([
    ["2026-01-01", null, null, true],
    ["2026-01-01", "2026-01-01", "2026-01-01", true],
    ["2026-01-01", "2025-12-31", null, false],
    ["2026-01-01", "2026-06-30", "2026-07-01", false],
    ["2026-01-01", null, "2025-12-31", false],
  ])("a contract from %s to %s with a trial until %s: %s", (from, to, trial, sound) => {
    const dates = { fecha_inicio: from, fecha_fin: to, periodo_prueba_hasta: trial };
    expect(hasSoundDates(dates)).toBe(sound);
  });

  it("a new contract ends the open-ended one before it, and dates must agree", () => {
    const open = { fecha_inicio: "2024-01-08", fecha_fin: null };
    const past = { fecha_inicio: "2023-01-01", fecha_fin: "2023-12-31" };
    const added = (from: string, to: string | null = null) =>
      judgeTerms([past, open], { fecha_inicio: from, fecha_fin: to });
    expect(added("2026-03-01")).toEqual({ overlaps: false, ended: open });
    expect(added("2024-01-08")).toEqual({ overlaps: true, ended: undefined });
    expect(added("2023-12-31", "2024-01-07")).toEqual({ overlaps: true, ended: undefined });
    expect(added("2024-01-01", "2024-01-07")).toEqual({ overlaps: false, ended: undefined });
  });
});

describe("the contract in force", () => {
  it("the contract in force is today's; an earlier one follows, a later one does not show", async () => {
    expect((await current()).body).toEqual({ data: null, anteriores: [] });
    const first = await insertContract(t, worker, {
      codigo_contrato: "402",
      fecha_inicio: "2022-01-01",
      fecha_fin: "2023-12-31",
    });
    const second = await insertContract(t, worker, {
      codigo_contrato: "289",
      jornada_porcentaje: 62.5,
      horas_semanales: 25,
      fecha_fin: "2026-11-18",
    });
    await insertContract(t, worker, { fecha_inicio: "2026-11-19" });
    const today = (await current()).body;
    expect(today.data).toMatchObject({
      id: second,
      tipo_contrato: "Contrato indefinido por conversión de uno temporal, a tiempo parcial",
      jornada_porcentaje: 62.5,
      horas_semanales: 25,
      path: null,
    });
    expect(today.anteriores).toMatchObject([{ id: first, codigo_contrato: "402" }]);
    t.clock.set("2026-11-18T23:30:00Z");
    worker.token = await t.factory.session(worker);
    expect((await current()).body.anteriores).toHaveLength(2);
  });

  it("an administrator saves a contract with its file, which only its worker opens", async () => {
    const before = await insertContract(t, worker, { periodo_prueba_hasta: "2026-06-01" });
    const made = await write({ grupo_profesional: "Grupo 2", periodo_prueba_hasta: "2026-05-31" });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { data, anteriores } = (await current()).body;
    expect(data).toEqual(made.body.data);
    expect(data).toMatchObject({ grupo_profesional: "Grupo 2", path: "Contrato firmado.pdf" });
    expect(anteriores).toMatchObject([
      { id: before, fecha_fin: "2026-02-28", periodo_prueba_hasta: "2026-02-28" },
    ]);
    const mine = await file(contractFile, `${data.id}`);
    expect([mine.type, mine.bytes.equals(pdf())]).toEqual(["application/pdf", true]);
    for (const who of [administrator, await t.factory.signedIn({ company })]) {
      expect((await file(contractFile, `${data.id}`, who)).status).toBe(404);
    }
    // The second contract has no file.
    expect((await file(contractFile, `${data.id},${before}`)).status).toBe(404);
    const seen = "select modo from acceso_documento where clase = 'contrato' and objeto_id = $1";
    expect(await t.sql(seen, [data.id])).toEqual([{ modo: "descargado" }]);
    const told = "select enlace from notificacion where trabajador_id = $1";
    expect(await t.sql(told, [worker.trabajador_id])).toEqual([
      { enlace: "/documents?vista=contrato" },
    ]);
    const own = await t.call(workerDocuments, {
      token: worker.token,
      params: { id: worker.trabajador_id },
    });
    expect(own.body.data).toEqual([]);
  });

  it("a contract is saved without a file, once for an idempotency key", async () => {
    const body = {
      trabajador_id: worker.trabajador_id,
      codigo_contrato: "200",
      fecha_inicio: "2026-03-01",
      horas_semanales: 20,
      puesto: "Técnica",
    };
    const send = async (): Promise<Answer> => {
      const response = await t.app.inject({
        method: "POST",
        url: "/api/v1/administrador/contrato",
        headers: {
          authorization: `Bearer ${administrator.token}`,
          "idempotency-key": "un-contrato",
        },
        payload: body,
      });
      return { status: response.statusCode, body: response.json(), headers: {} };
    };
    const [one, two] = [await send(), await send()];
    expect(one.status, JSON.stringify(one.body)).toBe(200);
    expect(two.body).toEqual(one.body);
    expect((await current()).body.data).toMatchObject({ path: null, horas_semanales: 20 });
  });

  it.each<[Fields, number, string]>([
    [{ codigo_contrato: "999" }, 422, "request.invalid"],
    [{ codigo_contrato: "10" }, 422, "request.invalid"],
    [{ fecha_fin: "2026-02-01" }, 422, "contract.dates"],
    [{ periodo_prueba_hasta: "2026-02-01" }, 422, "contract.dates"],
    [{ horas_semanales: 61 }, 422, "request.invalid"],
    [{ jornada_porcentaje: 0 }, 422, "request.invalid"],
    [{ trabajador_id: 2_000_000_000 }, 404, "worker.not_found"],
    [{ fecha_inicio: "2024-01-08" }, 409, "contract.overlap"],
  ])("a contract is refused with %j", async (fields, status, code) => {
    await insertContract(t, worker);
    const answer = await write(fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await t.sql("select from archivo_pendiente")).toEqual([]);
    expect((await current()).body.data).toMatchObject({ fecha_fin: null });
  });

  it("one contract is in force, however many are saved at once", async () => {
    const answers = await Promise.all([write(), write(), write()]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === "contract.overlap")).toHaveLength(2);
  });
});

describe("calendars and agreements", () => {
  const list = async (flag?: "0" | "1"): Promise<Answer> =>
    t.call(workerCalendars, {
      token: worker.token,
      params: { id: worker.trabajador_id },
      query: flag === undefined ? {} : { acuerdo_cambio_jornada: flag },
    });

  it("calendars and agreements are saved with their file, and opened by their worker alone", async () => {
    const calendar = await give();
    expect(calendar.status, JSON.stringify(calendar.body)).toBe(200);
    const agreement = await give({
      titulo: "Reducción de jornada",
      acuerdo_cambio_jornada: "1",
      fecha_inicio: "2026-09-01",
      fecha_fin: "2027-08-31",
      horas_semanales_antes: 40,
      horas_semanales: 37.5,
      motivo: "Guarda legal",
    });
    expect(agreement.body.data).toMatchObject({
      acuerdo_cambio_jornada: true,
      horas_semanales_antes: 40,
      horas_semanales: 37.5,
      path: "Acuerdo.pdf",
    });
    expect((await list()).body.data).toEqual([agreement.body.data, calendar.body.data]);
    expect((await list("1")).body.data).toEqual([agreement.body.data]);
    expect((await list("0")).body.data).toEqual([calendar.body.data]);
    const ids = `${calendar.body.data.id},${agreement.body.data.id}`;
    expect((await file(workerCalendarFile, ids)).type).toBe("application/zip");
    for (const who of [administrator, await t.factory.signedIn({ company })]) {
      expect((await file(workerCalendarFile, `${agreement.body.data.id}`, who)).status).toBe(404);
    }
    expect((await file(workerCalendarFile, `${ids},2000000000`)).status).toBe(404);
  });

  it.each<[Fields, number, string]>([
    [{ fecha_fin: "2025-12-31" }, 422, "calendar.dates"],
    [{ trabajador_id: 2_000_000_000 }, 404, "worker.not_found"],
    [{ titulo: " " }, 422, "request.invalid"],
  ])("calendars and agreements are refused with %j", async (fields, status, code) => {
    const answer = await give(fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await list()).body.data).toEqual([]);
  });
});
