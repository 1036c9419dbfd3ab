import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { boardFile } from "@atrio/contract/shifts/board-files";
import * as shifts from "@atrio/contract/shifts/shifts";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { pdfInfo, pdfText } from "../../../../test/printed.ts";
import { makeArea } from "../../../../test/shifts.ts";
import { rawSheets } from "../../../../test/workbooks.ts";

let t: TestApp;
let company: Company;
let manager: SignedIn;
let stranger: SignedIn;
let ana: Worker;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  const trabajador = { permiso_gestor_turnos: true };
  manager = await t.factory.signedIn({ company, trabajador });
  stranger = await t.factory.signedIn({ company, trabajador });
  ana = await t.factory.signedIn({ company, nombre: "Ana", apellido1: "=Ruiz" });
  const area = await makeArea(t, { company, managers: [manager], workers: [ana] });
  await makeArea(t, { company, managers: [stranger], workers: [ana], nombre: "Urgencias" });
  const { token } = manager;
  for (const [fecha, publicado, workers] of [
    ["2026-12-01", 1, [ana.trabajador_id]],
    ["2026-12-02", 0, [ana.trabajador_id]],
    ["2026-12-03", 1, []],
  ] as const) {
    const made = await t.call(shifts.createShift, {
      token,
      body: {
        fecha,
        hora_inicio: "08:00",
        hora_fin: "14:00",
        pe_area_trabajo_id: area,
        publicado,
      },
    });
    const turno_id: number = made.body.data.id;
    await t.call(shifts.assignWorkers, { token, body: { turno_id, worker_ids: [...workers] } });
  }
});

afterAll(() => t.stop());

async function file(who: SignedIn, query: string, language = "es") {
  return t.app.inject({
    method: boardFile.method,
    url: `/api/v1${boardFile.path.replace(":supervisorId", String(who.trabajador_id))}?${query}`,
    headers: { authorization: `Bearer ${who.token}`, "accept-language": language },
  });
}

const week = "from=2026-11-30&to=2026-12-06";

describe("files of the board (SHIFTS-37)", () => {
  it("the board is a landscape PDF with times, initials and gaps in text, on either paper", async () => {
    const a4 = await file(manager, `${week}&formato=pdf`);
    expect(a4.headers["content-type"]).toContain("application/pdf");
    expect(pdfInfo(a4.rawPayload)["Page size"]).toMatch(/841\.\d+ x 595/);
    const text = pdfText(a4.rawPayload);
    for (const part of ["Cuadrante de turnos", "Planta", "08:00–14:00", "faltan 1", "Rayado"]) {
      expect(text).toContain(part);
    }
    const a3 = await file(manager, `${week}&formato=pdf&papel=A3`, "fr");
    expect(pdfInfo(a3.rawPayload)["Page size"]).toMatch(/1190\.\d+ x 841/);
    expect(pdfText(a3.rawPayload)).toContain("Planning des créneaux");
  });

  it("the workbook has a row for each assignment and for each uncovered shift, as text", async () => {
    const answer = await file(manager, `${week}&formato=xlsx`);
    const [assigned, people] = rawSheets(answer.rawPayload);
    const texts = assigned?.rows.map((row) => row.map(({ value }) => value));
    expect(texts).toHaveLength(4);
    expect(texts?.map((row) => row[7])).toEqual(["Estado", "Publicado", "Borrador", "Publicado"]);
    expect(texts?.[1]?.[6]).toContain("=Ruiz");
    expect(texts?.[3]?.[6]).toBe("Sin cubrir");
    expect(people?.rows[1]?.[1]?.value).toBe(2);
  });

  it("a file has the caller's areas alone, and at most 62 days", async () => {
    const other = await file(stranger, `${week}&formato=pdf`);
    expect(pdfText(other.rawPayload)).not.toContain("08:00–14:00");
    const long = await file(manager, "from=2026-11-30&to=2027-02-28&formato=pdf");
    expect([long.statusCode, long.json().code]).toEqual([422, "calendar.range"]);
    const most = await file(manager, "from=2026-12-01&to=2027-01-31&formato=xlsx");
    expect(most.statusCode).toBe(200);
  });
});
