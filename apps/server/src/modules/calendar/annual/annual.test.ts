import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { annualCalendar } from "@atrio/contract/calendar/calendar";

import { makeAway } from "../../../../test/away.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { textOf } from "../../../../test/pdfs.ts";
import { datesBetween } from "../../../lib/calendar/dates.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;

const wholeDay = { desde_minuto: 0, hasta_minuto: 1440, minutos: 480 };

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company({ nombre: "Talleres Ñandú" });
  worker = await t.factory.signedIn({ company, nombre: "#Nuria", apellido1: "*Díaz*" });
  const tramos = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "09:00", "17:00"]);
  await t.factory.schedule({ worker, tramos });
  const holidays: Array<[string, number, string]> = [
    ["2026-01-01", 2, "Año Nuevo"],
    ["2026-01-06", 2, "Epifanía del Señor"],
    ["2026-04-03", 2, "Viernes Santo"],
    ["2026-05-01", 2, "Fiesta del Trabajo"],
    ["2026-05-02", 3, "Fiesta de la Comunidad de Madrid"],
    ["2026-05-15", 4, "San Isidro"],
    ["2026-08-15", 2, "Asunción de la Virgen"],
    ["2026-10-12", 2, "Fiesta Nacional de España"],
    ["2026-11-09", 4, "Nuestra Señora de la Almudena"],
    ["2026-12-08", 2, "Inmaculada Concepción"],
    ["2026-12-25", 2, "Natividad del Señor"],
    ["2026-12-07", 1, "Puente"],
  ];
  for (const [fecha, kind, nombre] of holidays) {
    await t.factory.holiday(company, fecha, kind, nombre);
  }
  for (const fecha of datesBetween("2026-08-03", "2026-08-14")) {
    await makeAway(t, worker, { fecha, slice: wholeDay });
  }
  await makeAway(t, worker, { fecha: "2026-03-11", slice: wholeDay, kind: 7 });
  const half = { desde_minuto: 0, hasta_minuto: 720, minutos: 180 };
  await makeAway(t, worker, { fecha: "2026-06-12", slice: half, kind: 2 });
  await makeAway(t, worker, { fecha: "2026-12-21", slice: wholeDay, kind: 5, estado_id: 1 });
});

afterAll(() => t.stop());

async function print(query: string, language: string) {
  const response = await t.app.inject({
    method: "GET",
    url: `/api/v1/trabajador/${worker.trabajador_id}/calendario-anual${query}`,
    headers: { authorization: `Bearer ${worker.token}`, "accept-language": language },
  });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return response;
}

describe("GET trabajador/:id/calendario-anual", () => {
  it("the yearly calendar as a PDF is for oneself alone", async () => {
    const params = { id: worker.trabajador_id };
    expect((await t.call(annualCalendar, { params })).status).toBe(401);
    const other = await t.factory.signedIn({ company });
    expect((await t.call(annualCalendar, { params, token: other.token })).status).toBe(404);
  });

  it("the yearly calendar is one page with the year's days, holidays, own days off and hours", async () => {
    const { rawPayload: bytes, headers } = await print("?anyo=2026", "es");
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
    });
    expect(headers["content-disposition"]).toContain('filename="calendario-laboral-2026.pdf"');
    const text = await textOf(bytes);
    expect(text).toContain("Página 1 de 1");
    expect(text).toContain("#Nuria *Díaz*");
    expect(text).toContain("Talleres Ñandú");
    // 261 weekdays less nine holidays on them: the plan before absences.
    expect(text).toContain(`${252 * 8} h`);
    for (const word of [
      "Enero",
      "Diciembre",
      "San Isidro",
      "Festivo autonómico",
      "Vacaciones",
      "AP½",
    ]) {
      expect(text).toContain(word);
    }
    // Medical leave is only an absence, a request that waits is none, a working day no holiday.
    expect(text).toContain("Ausencia");
    expect(text).not.toMatch(/Baja médica|Permiso no retribuido|Puente/);
  });

  it.each([
    ["en", "Annual work calendar", "Public holidays of the year"],
    ["fr", "Calendrier annuel de travail", "Jours fériés de l’année"],
    ["pt", "Calendário anual de trabalho", "Feriados do ano"],
  ])("the yearly calendar speaks %s", async (language, title, list) => {
    const { rawPayload: bytes } = await print("", language);
    const text = await textOf(bytes);
    expect(text).toContain(title);
    expect(text).toContain(list);
  });
});
