import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as time from "@atrio/contract/time/time";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { pdfInfo, pdfText } from "../../../../../test/printed.ts";
import { rawSheets } from "../../../../../test/workbooks.ts";
import { readWorkbook } from "../../../../lib/files/xlsx.ts";

const hostile = {
  company: 'Núñez & Hijos «#let x = 1», *S. L.* $y$ "€"',
  name: "Íñigo #emph[a]",
  surname: "_Peña_ `raw` <b> \\ @cita",
  remark: "=SUM(A1:A9) #panic() $x^2$ *negrita* [[",
};
const weekdays: Array<[number, string, string]> = [1, 2, 3, 4, 5].map((day) => [
  day,
  "09:00",
  "17:00",
]);

type Asked = {
  token?: string;
  of?: number;
  desde?: string;
  hasta?: string;
  formato?: string;
  language?: string;
  team?: boolean;
};
type Answer = {
  status: number;
  headers: Record<string, unknown>;
  bytes: Buffer;
  code: string | undefined;
};

let t: TestApp;
let company: Company;
let worker: SignedIn;
const receipts: Array<{ seq: number; hash: string }> = [];

async function download(asked: Asked = {}): Promise<Answer> {
  const response = await t.app.inject({
    method: "POST",
    url: `/api/v1${asked.team === true ? time.teamTimeRecord.path : time.timeRecord.path}`,
    headers: {
      "accept-language": asked.language ?? "es",
      authorization: `Bearer ${asked.token ?? worker.token}`,
    },
    payload: {
      trabajador_id: asked.of ?? worker.trabajador_id,
      desde: asked.desde ?? "2026-11-01",
      hasta: asked.hasta ?? "2026-11-30",
      formato: asked.formato ?? "pdf",
    },
  });
  const failed = response.statusCode >= 400;
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload,
    code: failed ? response.json<{ code: string }>().code : undefined,
  };
}

const kindId = async (table: "fichador" | "parada", tipo: string): Promise<number> => {
  const [row] = await t.sql<{ id: number }>(
    `select id from ${table} where empresa_id = $1 and tipo = $2`,
    [company.empresa_id, tipo],
  );
  return row?.id ?? 0;
};

async function punch(who: SignedIn, at: string, body: object): Promise<void> {
  t.clock.set(at);
  const token = await t.factory.session(who);
  const answer = await t.call(time.punch, {
    token,
    body: { trabajador_id: who.trabajador_id, ...body },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  if (who === worker) receipts.push(answer.body.data.recibo);
}

/** '8 h 05', as a person would write the minutes of the test. */
const hours = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;

/** The line of a day or total in the text of a PDF, its columns apart by one space. */
function lineOf(text: string, beginning: string): string {
  const lines = text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " "));
  return lines.find((line) => line.startsWith(beginning)) ?? "";
}

beforeAll(async () => {
  t = await startTestApp({ now: "2026-11-16T07:58:00Z" });
  company = await t.factory.company({ nombre: hostile.company });
  await t.sql("update empresa set cif = 'B12345674' where empresa_id = $1", [company.empresa_id]);
  worker = await t.factory.signedIn({
    company,
    nombre: hostile.name,
    apellido1: hostile.surname,
    trabajador: { nif: "12345678Z", puesto: "Jefa de tienda" },
  });
  await t.factory.schedule({ worker, tramos: weekdays });
  await t.factory.holiday(company, "2026-11-09", 4, "La Almudena");
  const office = await kindId("fichador", "presencial");
  const telework = await kindId("fichador", "teletrabajo");
  const lunch = await kindId("parada", "comida");
  // Monday: 08:58–13:00, lunch, 14:00–17:05 = 242 + 185 minutes.
  await punch(worker, "2026-11-16T07:58:10Z", { accion: "entrada", fichador_id: office });
  await punch(worker, "2026-11-16T12:00:59Z", { accion: "pausa", parada_id: lunch });
  await punch(worker, "2026-11-16T13:00:05Z", { accion: "reanudar" });
  await punch(worker, "2026-11-16T16:05:00Z", { accion: "salida", observaciones: hostile.remark });
  // Tuesday: 09:00–17:00 at home.
  await punch(worker, "2026-11-17T08:00:00Z", { accion: "entrada", fichador_id: telework });
  await punch(worker, "2026-11-17T16:00:00Z", { accion: "salida" });
  t.clock.set("2026-11-18T10:00:00Z");
  worker = { ...worker, token: await t.factory.session(worker) };
});

afterAll(() => t.stop());

describe("the printed sheet of a month", () => {
  it("the printed sheet has the figures that the sheet call answers", async () => {
    const sheet = await t.call(time.listWorkdays, {
      token: worker.token,
      query: { trabajador_id: worker.trabajador_id, dia: "2026-11-01to2026-11-30" },
    });
    const text = pdfText((await download()).bytes);
    const worked = sheet.body.data.filter(
      (day: { fichajes: unknown[] }) => day.fichajes.length > 0,
    );
    expect(worked.map((day: { dia: string }) => day.dia)).toEqual(["2026-11-16", "2026-11-17"]);
    const [monday, tuesday] = worked;
    expect(monday.minutos_trabajados).toBe(242 + 185);
    // 480 scheduled: 427 is 53 short.
    expect(lineOf(text, "16 Lun")).toBe(
      `16 Lun 09:00–17:00 08:58–13:00 14:00–17:05 13:00–14:00 Comida ${hours(427)} 8 h 00 −0 h 53 Por revisar`,
    );
    expect(tuesday.minutos_trabajados).toBe(480);
    expect(lineOf(text, "17 Mar")).toBe(
      "17 Mar 09:00–17:00 09:00–17:00 T 8 h 00 8 h 00 0 h 00 Correcto",
    );
    expect(lineOf(text, "08 Dom")).toBe("08 Dom Descanso");
    expect(lineOf(text, "09 Lun")).toContain("Festivo local o de convenio");
    expect(text).toContain("Almudena");
    expect(lineOf(text, "19 Jue")).toBe("19 Jue 09:00–17:00 8 h 00");
    expect(text.match(/^ *\d\d (Lun|Mar|Mié|Jue|Vie|Sáb|Dom)(?!\S)/gm)).toHaveLength(30);
  });

  it("the printed sheet sums up as the month's summary does", async () => {
    const summary = await t.call(time.workedHoursSummary, {
      token: worker.token,
      query: { trabajador_id: worker.trabajador_id, year: 2026, month: 11 },
    });
    const { minutos_trabajados, saldo_minutos } = summary.body.data;
    const text = pdfText((await download()).bytes);
    // On the 18th: eleven scheduled days are over (the 9th is a holiday); 60 minutes of lunch.
    expect(lineOf(text, "Total")).toBe(
      `Total hasta hoy 1 h 00 ${hours(minutos_trabajados)} 88 h 00 −${hours(Math.abs(saldo_minutos))}`,
    );
    expect([minutos_trabajados, saldo_minutos]).toEqual([427 + 480, 427 + 480 - 11 * 480]);
    expect(summary.body.data).toMatchObject({
      minutos_previstos: 20 * 480,
      minutos_previstos_hasta_hoy: 11 * 480,
    });
    expect(text).toContain("Previsto en el mes");
  });

  it("the printed sheet has the first and the last receipt of the period", async () => {
    const text = pdfText((await download()).bytes);
    expect(receipts).toHaveLength(6);
    expect(lineOf(text, "Primer recibo")).toBe(
      `Primer recibo n.º ${receipts[0]?.seq} ${receipts[0]?.hash}`,
    );
    expect(lineOf(text, "Último recibo")).toBe(
      `Último recibo n.º ${receipts.at(-1)?.seq} ${receipts.at(-1)?.hash}`,
    );
    const tuesday = pdfText((await download({ desde: "2026-11-17", hasta: "2026-11-17" })).bytes);
    expect(lineOf(tuesday, "Primer recibo")).toContain(`${receipts[4]?.hash}`);
    const before = pdfText((await download({ desde: "2026-11-01", hasta: "2026-11-15" })).bytes);
    expect(before).toContain("Sin anotaciones en este periodo.");
    expect(lineOf(before, "Primer recibo")).toBe("");
  });

  it("the sheet names person and place, and prints typed texts literally", async () => {
    const { bytes } = await download();
    const text = pdfText(bytes).replaceAll(/\s+/g, " ");
    const name = `${hostile.name} ${hostile.surname}`;
    for (const said of [name, hostile.company, hostile.remark, "12345678Z", "B12345674"]) {
      expect(text).toContain(said);
    }
    expect(text).toContain("Jefa de tienda");
    expect(text).toContain("artículo 34.9 del Estatuto de los Trabajadores");
    expect(text).toContain("Generado el 18/11/2026 a las 11:00 (Europe/Madrid)");
    expect(text).toContain("Página 1 de 1");
    expect(pdfInfo(bytes)).toMatchObject({
      Title: `Registro de jornada · ${name} · Noviembre de 2026`,
      Tagged: "yes",
      Pages: "1",
      "Page size": "595.276 x 841.89 pts (A4)",
    });
  });

  it.each([
    ["en", "Working time record", "16 Mon", "November 2026", "To review"],
    ["fr", "Relevé du temps de travail", "16 Lun", "Novembre 2026", "À vérifier"],
    ["pt", "Registo do tempo de trabalho", "16 Seg", "Novembro de 2026", "A rever"],
  ])("the printed sheet speaks %s to its reader", async (language, title, day, month, status) => {
    const answer = await download({ language });
    const text = pdfText(answer.bytes);
    expect(text).toContain(title);
    expect(text).toContain(month);
    expect(lineOf(text, day)).toContain(status);
    expect(text).not.toMatch(/Fichajes|Firma|\{\{/);
    expect(answer.bytes.toString("latin1")).toContain(`/Lang (${language})`);
  });

  it("the printed sheet of a month is the same bytes for the same question", async () => {
    const [one, two] = [await download(), await download()];
    expect(one.bytes.equals(two.bytes)).toBe(true);
  });

  it("the printed sheet has names with letters that its typeface lacks", async () => {
    const other = await t.factory.signedIn({ company, nombre: "李 😀", apellido1: "Θάλεια" });
    const answer = await download({ token: other.token, of: other.trabajador_id });
    expect(answer.status).toBe(200);
    expect(pdfText(answer.bytes)).toContain("Registro de jornada");
  });
});

describe("the file", () => {
  it.each([
    ["pdf", "application/pdf"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ])("the file is a %s to save, not to open or keep", async (formato, type) => {
    const { headers, bytes } = await download({ formato });
    expect(headers).toMatchObject({
      "content-type": type,
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const disposition = String(headers["content-disposition"]);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''\S+$/);
    const name = decodeURIComponent(disposition.split("UTF-8''")[1] ?? "");
    expect(name).toMatch(/^registro-de-jornada_Íñigo-.*_2026-11\.(pdf|xlsx)$/);
    expect(name).not.toMatch(/[<>\\:"/|?*]/);
  });
});

describe("the workbook", () => {
  it("the workbook has the printed figures, and its texts as text cells", async () => {
    const { bytes } = await download({ formato: "xlsx" });
    const sheets = await readWorkbook(bytes);
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      "Resumen",
      "Jornadas",
      "Fichajes",
      "Cambios",
    ]);
    const [summary, days, signings] = sheets.map(({ rows }) => rows);
    expect(summary?.find(([label]) => label === "Empresa")?.[1]).toBe(hostile.company);
    const total = summary?.find(([label]) => label === "Total") ?? [];
    // Nine days of 480 minutes without a punch before the 16th, 53 short on it.
    const raw = rawSheets(bytes)[0]?.rows.find(([label]) => label?.value === "Total") ?? [];
    const figures = [160 / 24, 88 / 24, 907 / 1440, 60 / 1440, -4373 / 60, -4373];
    expect(raw.slice(1, 7).map(({ value }) => value)).toEqual(figures);
    expect(total.at(-2)).toBe(`n.º ${receipts[0]?.seq} ${receipts[0]?.hash}`);
    expect(total.at(-1)).toBe(`n.º ${receipts[5]?.seq} ${receipts[5]?.hash}`);
    // A heading, thirty days and their total.
    expect(days).toHaveLength(32);
    const monday = days?.find(([date]) => date === "2026-11-16");
    expect(monday?.slice(1, 14)).toEqual([
      "Lunes",
      "",
      "09:00–17:00",
      "08:58",
      "17:05",
      "08:00",
      "08:00",
      "07:07",
      "01:00",
      String(-53 / 60),
      "-53",
      "Por revisar",
      "No consta",
    ]);
    expect(signings?.map((row) => row[3])).toEqual([
      "Clase",
      "Trabajo",
      "Pausa",
      "Trabajo",
      "Trabajo",
      "",
    ]);
    expect(signings?.flat()).toContain(hostile.remark);
    expect(bytes.toString("latin1")).not.toContain("<f>");
  });
});

describe("input of the call", () => {
  it.each([
    ["2026-11-30", "2026-11-01"],
    ["2025-01-01", "2026-01-02"],
  ])("a printed sheet from %s to %s is refused", async (desde, hasta) => {
    const answer = await download({ desde, hasta });
    expect([answer.status, answer.code]).toEqual([422, "workday.range"]);
  });

  it.each([{ desde: "2026-02-30" }, { hasta: "ayer" }, { formato: "docx" }])(
    "a printed sheet is refused with %o",
    async (wrong) => {
      expect((await download(wrong)).status).toBe(422);
    },
  );

  it("a printed sheet may cover a leap year, its summary before its twelve months", async () => {
    const { bytes } = await download({ desde: "2028-01-01", hasta: "2028-12-31" });
    expect(pdfInfo(bytes)).toMatchObject({ Pages: "13" });
    const text = pdfText(bytes);
    expect(text).toMatch(/^ *29 Mar /m);
    expect(lineOf(text, "Febrero de 2028")).toContain("168 h 00");
    expect(text).toContain("Página 13 de 13");
  });

  it("a printed sheet ends with its last requested month", async () => {
    const text = pdfText((await download({ desde: "2026-10-31", hasta: "2026-11-01" })).bytes);
    expect(text.match(/^ *\d\d (Lun|Mar|Mié|Jue|Vie|Sáb|Dom)(?!\S)/gm)).toHaveLength(2);
    expect(text).toContain("Del 31/10/2026 al 01/11/2026");
  });
});
