import readXlsxFile from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as changes from "@atrio/contract/time/changes";
import * as dayChanges from "@atrio/contract/time/day-changes";
import * as time from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../test/factory.ts";
import type { Answer } from "../../../../../test/harness.ts";
import { pdfText } from "../../../../../test/printed.ts";
import { type RawCell, rawSheets } from "../../../../../test/workbooks.ts";

// Wednesday 18 November 2026, 12:00 in Madrid (UTC+1).
const now = "2026-11-18T11:00:00Z";
const dia = "2026-11-17";
/** Days from 30 December 1899 to 17 November 2026. */
const serial = 46_343;

let desk: Desk;
let worker: SignedIn;
let boss: SignedIn;

/** Tuesday: 09:00–11:00, 11:30–14:00, 15:00–17:00; the worker then changes two and deletes one. */
beforeAll(async () => {
  desk = await startDesk({ now });
  const { t } = desk;
  worker = await desk.hire({ nombre: "Lucía", apellido1: "Vega" });
  boss = await desk.hire({ permiso_supervisor: true, nombre: "Marcos", apellido1: "Gil" });
  await t.factory.supervise(boss, worker);
  await t.factory.schedule({ worker, tramos: [[2, "09:00", "17:00"]] });
  await desk.clock(worker, [
    [`${dia}T08:00:00Z`, `${dia}T10:00:00Z`],
    [`${dia}T10:30:00Z`, `${dia}T13:00:00Z`],
    [`${dia}T14:00:00Z`, `${dia}T16:00:00Z`],
  ]);
  const [first, second, third] = await desk.signings(worker, dia);
  const edit = async (id: number | undefined, body: { hora_inicio: string; hora_fin: string }) =>
    ok(
      await t.call(changes.editSigning, {
        token: worker.token,
        params: { id: id ?? 0 },
        body: { ...body, motivo: "Fallaba el terminal" },
      }),
    );
  t.clock.set("2026-11-18T11:05:00Z");
  await edit(first?.id, { hora_inicio: `${dia}T07:30:00Z`, hora_fin: `${dia}T10:00:00Z` });
  await edit(third?.id, { hora_inicio: `${dia}T14:00:00Z`, hora_fin: `${dia}T17:15:00Z` });
  const query = { motivo: "=SUM(A1) fichado dos veces" };
  ok(
    await t.call(changes.deleteSigning, {
      token: worker.token,
      params: { id: second?.id ?? 0 },
      query,
    }),
  );
  t.clock.set("2026-11-18T11:30:00Z");
  ok(
    await t.call(changes.editTeamSigning, {
      token: boss.token,
      body: {
        trabajador_id: worker.trabajador_id,
        id: third?.id ?? 0,
        hora_inicio: `${dia}T14:00:00Z`,
        hora_fin: `${dia}T17:00:00Z`,
        motivo: "Cerramos a las seis",
      },
    }),
  );
  t.clock.set("2026-11-18T12:00:00Z");
});

afterAll(() => desk.t.stop());

function ok(answer: Answer): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function download(
  formato: "pdf" | "xlsx",
  by: "worker" | "supervisor",
  of: SignedIn = worker,
): Promise<Buffer> {
  const isTeam = by === "supervisor";
  // A colleague's sheet is sensitive: it needs a recently confirmed session.
  const token = isTeam ? await desk.t.factory.session(boss) : of.token;
  const response = await desk.t.app.inject({
    method: "POST",
    url: `/api/v1${(isTeam ? time.teamTimeRecord : time.timeRecord).path}`,
    headers: {
      "accept-language": "es",
      authorization: `Bearer ${token}`,
    },
    payload: {
      trabajador_id: of.trabajador_id,
      desde: "2026-11-16",
      hasta: "2026-11-22",
      formato,
    },
  });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return response.rawPayload;
}

/** Cells below a heading, by its name. */
function column(rows: RawCell[][] | undefined, name: string): RawCell[] {
  const index = rows?.[0]?.findIndex(({ value }) => value === name) ?? -1;
  expect(index, name).toBeGreaterThanOrEqual(0);
  return (rows ?? []).slice(1).map((row) => row[index] ?? { value: null, format: null });
}

const valuesOf = (cells: RawCell[]) => cells.map(({ value }) => value);
/** A wall clock's moment as a spreadsheet counts it. */
const moment = (day: number, clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return day + (hours * 60 + minutes) / 1440;
};

describe("changes of a past day", () => {
  it.each(["worker", "supervisor"] as const)(
    "the PDF of the %s lists each change: before, after, author, moment, reason, deletions",
    async (by) => {
      const text = pdfText(await download("pdf", by));
      const lines = text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " "));
      const told = lines.filter((line) => line.startsWith("17/11"));
      expect(told).toHaveLength(4);
      expect(told[0]).toContain("09:00–11:00 Presencial 08:30–11:00 Presencial");
      expect(told[1]).toContain("15:00–17:00 Presencial 15:00–18:15 Presencial");
      expect(told[2]).toContain("11:30–14:00 Presencial Sin fichaje");
      expect(told[3]).toContain("15:00–18:15 Presencial 15:00–18:00 Presencial");
      for (const line of told.slice(0, 2)) {
        expect(line).toContain("18/11/2026 12:05");
        expect(line).toContain("«Fallaba el terminal».");
      }
      const whole = lines.join(" ");
      expect(whole.match(/Lucía Vega/g)?.length).toBeGreaterThanOrEqual(4);
      expect(told[3]).toContain("Marcos Gil");
      expect(told[3]).toContain("«Cerramos a las seis».");
      expect(whole).toContain("Sin respuesta.");
      // The deleted signing stays among those of its day, with its mark.
      const day = lines.findIndex((line) => line.startsWith("17 Mar"));
      const next = lines.findIndex((line) => line.startsWith("18 Mié"));
      expect(lines.slice(day, next).join(" ")).toContain("11:30–14:00 B");
      expect(whole).toContain("B fichaje borrado");
    },
  );

  it("the workbook has a row for each change, with numeric moments", async () => {
    const bytes = await download("xlsx", "supervisor");
    const rows = rawSheets(bytes)[3]?.rows;
    expect(valuesOf(column(rows, "Fecha"))).toEqual([serial, serial, serial, serial]);
    expect(valuesOf(column(rows, "Acto"))).toEqual([
      "Modificado",
      "Modificado",
      "Borrado",
      "Modificado",
    ]);
    expect(valuesOf(column(rows, "Inicio anterior"))).toEqual(
      ["09:00", "15:00", "11:30", "15:00"].map((clock) => moment(serial, clock)),
    );
    expect(valuesOf(column(rows, "Fin anterior"))).toEqual(
      ["11:00", "17:00", "14:00", "18:15"].map((clock) => moment(serial, clock)),
    );
    expect(valuesOf(column(rows, "Inicio nuevo"))).toEqual([
      moment(serial, "08:30"),
      moment(serial, "15:00"),
      null,
      moment(serial, "15:00"),
    ]);
    expect(valuesOf(column(rows, "Fin nuevo"))).toEqual([
      moment(serial, "11:00"),
      moment(serial, "18:15"),
      null,
      moment(serial, "18:00"),
    ]);
    const made = column(rows, "Hecho el");
    expect(valuesOf(made)).toEqual(
      ["12:05", "12:05", "12:05", "12:30"].map((clock) => moment(serial + 1, clock)),
    );
    expect(made.map(({ format }) => format)).toEqual(Array(4).fill("dd/mm/yyyy hh:mm"));
    expect(valuesOf(column(rows, "Autor"))).toEqual([
      "Lucía Vega",
      "Lucía Vega",
      "Lucía Vega",
      "Marcos Gil",
    ]);
    expect(valuesOf(column(rows, "Motivo"))).toEqual([
      "Fallaba el terminal",
      "Fallaba el terminal",
      "=SUM(A1) fichado dos veces",
      "Cerramos a las seis",
    ]);
    expect(valuesOf(column(rows, "Estado")).at(-1)).toBe("Sin respuesta");
  });
});

describe("a supervisor's objection to a day that its worker changed in one go", () => {
  let changer: SignedIn;
  beforeAll(async () => {
    const { t } = desk;
    changer = await desk.hire({ nombre: "Nuria", apellido1: "Soto" });
    await t.factory.supervise(boss, changer);
    await t.factory.schedule({ worker: changer, tramos: [[2, "09:00", "17:00"]] });
    await desk.clock(changer, [
      [`${dia}T08:00:00Z`, `${dia}T12:00:00Z`],
      [`${dia}T13:00:00Z`, `${dia}T16:00:00Z`],
    ]);
    const signings = await desk.signings(changer, dia);
    const [first, second] = signings.map(({ id }) => id);
    const saved = await t.call(dayChanges.saveDay, {
      token: changer.token,
      params: { fecha: dia },
      body: {
        trabajador_id: changer.trabajador_id,
        version: signings.map(({ id, recibo_inicio, recibo_fin }) => ({
          id,
          seq: (recibo_fin ?? recibo_inicio).seq,
        })),
        fichajes: [
          { id: first, hora_inicio: `${dia}T07:45:00Z`, hora_fin: `${dia}T12:00:00Z` },
          { id: second, hora_inicio: `${dia}T13:00:00Z`, hora_fin: `${dia}T16:30:00Z` },
        ],
        motivo: "Fallaba el terminal",
      },
    });
    ok(saved);
    t.clock.set("2026-11-18T12:15:00Z");
    const params = { id: saved.body.data.cambio_id };
    const body = { motivo: "A esa hora no estabas" };
    ok(await t.call(dayChanges.objectDayChange, { token: boss.token, params, body }));
  });

  it.each(["worker", "supervisor"] as const)(
    "a supervisor's objection is on each line of the change in the PDF of the %s, in their words",
    async (by) => {
      const text = pdfText(await download("pdf", by, changer), []).replaceAll(/\s+/g, " ");
      const words = "Objeción de Marcos Gil (18/11/2026 13:15): «A esa hora no estabas».";
      expect(text.split(words)).toHaveLength(3);
      expect(text).not.toContain("persona trabajadora: «");
      expect(text).toContain("M! modificado por la persona, con objeción de un supervisor");
    },
  );

  it("a supervisor's objection is on each row of the change in the workbook, with author and moment", async () => {
    const rows = rawSheets(await download("xlsx", "supervisor", changer))[3]?.rows;
    expect(valuesOf(column(rows, "Estado"))).toEqual(["Con objeción", "Con objeción"]);
    expect(valuesOf(column(rows, "Comentario"))).toEqual([
      "A esa hora no estabas",
      "A esa hora no estabas",
    ]);
    expect(valuesOf(column(rows, "Respuesta de"))).toEqual(["Marcos Gil", "Marcos Gil"]);
    const cell = { value: moment(serial + 1, "13:15"), format: "dd/mm/yyyy hh:mm" };
    expect(column(rows, "Respondido el")).toEqual([cell, cell]);
    expect(valuesOf(column(rows, "Autor"))).toEqual(["Nuria Soto", "Nuria Soto"]);
  });
});

describe("the workbook's cells", () => {
  it("the workbook's cells are dates, times, durations and numbers with formats, no formulas", async () => {
    const sheets = rawSheets(await download("xlsx", "worker"));
    const dayRows = sheets[1]?.rows;
    const dates = column(dayRows, "Fecha");
    // Seven dayRows and the row of totals.
    expect(valuesOf(dates)).toEqual([
      ...Array.from({ length: 7 }, (_, index) => serial - 1 + index),
      "Total",
    ]);
    expect(dates[1]?.format).toBe("dd/mm/yyyy");
    expect(column(dayRows, "Primera entrada")[1]).toEqual({
      value: moment(0, "08:30"),
      format: "hh:mm",
    });
    expect(column(dayRows, "Última salida")[1]).toEqual({
      value: moment(0, "18:00"),
      format: "hh:mm",
    });
    // 08:30–11:00 and 15:00–18:00 against eight hours.
    const worked = column(dayRows, "Trabajado");
    expect(worked[1]).toEqual({ value: 330 / 1440, format: "[h]:mm" });
    expect(worked.at(-1)).toEqual({ value: 330 / 1440, format: "[h]:mm" });
    expect(column(dayRows, "Saldo (min)")[1]).toEqual({ value: -150, format: "+0;-0;0" });
    expect(column(dayRows, "Saldo (h)")[1]).toEqual({ value: -2.5, format: "+0.00;-0.00;0.00" });
    for (const { xml, frozen, filter } of sheets) {
      expect(xml).not.toContain("<f>");
      expect(frozen).toBe(1);
      expect(filter).toMatch(/^A\d+:[A-Z]+\d+$/);
    }
    expect(sheets[1]?.filter).toBe("A1:V8");
  });

  it("the workbook's cells are read as dates by a spreadsheet's reader", async () => {
    const sheets = await readXlsxFile(await download("xlsx", "worker"));
    const row = sheets[3]?.data[1] ?? [];
    expect(row[0]).toEqual(new Date("2026-11-17T00:00:00Z"));
    expect(row[1]).toBeTypeOf("number");
    expect(row[2]).toBeTypeOf("string");
    expect(Math.round(Number(row[4]) / 60_000)).toBe(Date.parse("2026-11-17T09:00:00Z") / 60_000);
  });
});

describe("the kinds of hours", () => {
  it("kinds of hours follow the contract's percentage, with the compensation of the excess", async () => {
    const { t } = desk;
    const half = await desk.hire({ nombre: "Ana", apellido1: "Media" });
    await t.factory.schedule({ worker: half, tramos: [[2, "09:00", "13:00"]] });
    await t.factory.insert("contrato", {
      empresa_id: half.empresa_id,
      trabajador_id: half.trabajador_id,
      codigo_contrato: "200",
      fecha_inicio: "2024-01-08",
      horas_semanales: 20,
      jornada_porcentaje: 50,
      puesto: "Dependienta",
      creado_por: half.trabajador_id,
      creado_en: now,
    });
    // The company records availability, and nothing as force majeure.
    await t.sql("update fichador set clase_tiempo = 'disponibilidad' where id = $1", [desk.home]);
    t.clock.set(`${dia}T08:00:00Z`);
    ok(await punch(half, { accion: "entrada", fichador_id: desk.home }));
    t.clock.set(`${dia}T13:00:00Z`);
    ok(await punch(half, { accion: "salida" }));
    await t.factory.insert("incidencia", {
      empresa_id: half.empresa_id,
      trabajador_id: half.trabajador_id,
      dia,
      minutos_diferencia: 60,
      minutos: 60,
      pe_compensacion_id: 2,
      estado_id: 3,
      creada_en: now,
      decidida_en: now,
    });
    t.clock.set("2026-11-18T12:00:00Z");
    const response = async (formato: "pdf" | "xlsx") => {
      const made = await t.app.inject({
        method: "POST",
        url: `/api/v1${time.timeRecord.path}`,
        headers: { "accept-language": "es", authorization: `Bearer ${half.token}` },
        payload: { trabajador_id: half.trabajador_id, desde: dia, hasta: dia, formato },
      });
      return made.rawPayload;
    };
    const text = pdfText(await response("pdf")).replaceAll(/\s+/g, " ");
    expect(text).toContain("Parcial (50 %)");
    expect(text).toContain("Horas complementarias: 1 h 00 min. Compensación: Nómina 1 h 00 min.");
    const dayRows = rawSheets(await response("xlsx"))[1]?.rows;
    expect(column(dayRows, "Jornada (%)")[0]?.value).toBe(50);
    expect(column(dayRows, "Horas ordinarias")[0]).toEqual({ value: 240 / 1440, format: "[h]:mm" });
    expect(column(dayRows, "Complementarias")[0]?.value).toBe(60 / 1440);
    expect(column(dayRows, "Extraordinarias")[0]?.value).toBe(0);
    expect(column(dayRows, "Fuerza mayor")[0]?.value).toBe("No consta");
    expect(column(dayRows, "Disponibilidad")[0]?.value).toBe(300 / 1440);
    expect(column(dayRows, "Compensación")[0]?.value).toBe("Nómina 1 h 00 min");
    await t.sql("update fichador set clase_tiempo = 'ordinario' where id = $1", [desk.home]);
  });
});

async function punch(who: SignedIn, body: object): Promise<Answer> {
  const input = { trabajador_id: who.trabajador_id, ...body };
  return desk.t.call(time.punch, { token: who.token, body: input });
}
