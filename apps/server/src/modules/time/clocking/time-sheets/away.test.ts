import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as time from "@atrio/contract/time/time";

import { makeAway } from "../../../../../test/away.ts";
import { startDesk } from "../../../../../test/desk.ts";
import type { Desk } from "../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../test/factory.ts";
import { pdfText } from "../../../../../test/printed.ts";
import { readWorkbook } from "../../../../lib/files/xlsx.ts";

const wholeDay = { desde_minuto: 0, hasta_minuto: 1440, minutos: 480 };

let desk: Desk;
let worker: SignedIn;
let boss: SignedIn;

beforeAll(async () => {
  desk = await startDesk({ now: "2026-11-18T10:00:00Z" });
  worker = await desk.hire();
  boss = await desk.hire({ permiso_supervisor: true });
  const { t } = desk;
  await t.factory.supervise(boss, worker);
  const weekdays = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "09:00", "17:00"]);
  await t.factory.schedule({ worker, tramos: weekdays });
  await makeAway(t, worker, { fecha: "2026-11-10", slice: wholeDay });
  await makeAway(t, worker, { fecha: "2026-11-11", slice: wholeDay, kind: 6 });
  const hours = { desde_minuto: 600, hasta_minuto: 720, minutos: 120 };
  await makeAway(t, worker, { fecha: "2026-11-12", slice: hours, kind: 3 });
  // Six hours, of which 45 minutes lie in the two that were paid hours.
  await desk.clock(worker, [
    ["2026-11-12T08:00:00Z", "2026-11-12T09:45:00Z"],
    ["2026-11-12T11:00:00Z", "2026-11-12T15:15:00Z"],
  ]);
});

afterAll(() => desk.t.stop());

async function bytesOf(
  who: SignedIn,
  input: { formato: "pdf" | "xlsx"; language?: string; team?: boolean },
): Promise<Buffer> {
  const { formato, language = "es", team = false } = input;
  const response = await desk.t.app.inject({
    method: "POST",
    url: `/api/v1${(team ? time.teamTimeRecord : time.timeRecord).path}`,
    headers: { "accept-language": language, authorization: `Bearer ${who.token}` },
    payload: {
      trabajador_id: worker.trabajador_id,
      desde: "2026-11-09",
      hasta: "2026-11-13",
      formato,
    },
  });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return response.rawPayload;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

describe("absences in the sheet as a file", () => {
  it("absences have their name in place of rest, and a note for a part of a day", async () => {
    const text = plain(pdfText(await bytesOf(worker, { formato: "pdf" })));
    expect(text).toContain("Vacaciones");
    expect(text).toContain("Reposo médico");
    expect(text).toContain("Ausencia aprobada: Horas retribuidas (de 10:00 a 12:00), 2 h 00 min.");
    expect(text).toContain(
      "Se ha fichado durante una ausencia aprobada (Horas retribuidas): 45 min.",
    );
    // Monday, the half of Thursday's hours that was left, Friday: 480 + 360 + 480 of the week's 2,400.
    expect(text).toContain("22 h 00");
  });

  it.each([
    ["en", "Holiday", "Approved absence: Paid hours (10:00 to 12:00), 2 h 00 min."],
    ["fr", "Congés", "Absence approuvée : Heures"],
    ["pt", "Férias", "Ausência aprovada: Horas"],
  ])("absences in the printed sheet are in %s", async (language, name, note) => {
    const text = plain(pdfText(await bytesOf(worker, { formato: "pdf", language })));
    expect(text).toContain(name);
    expect(text).toContain(note);
  });

  it("a supervisor's file of the sheet has medical absences as plain absences", async () => {
    const text = plain(pdfText(await bytesOf(boss, { formato: "pdf", team: true })));
    expect(text).toContain("Vacaciones");
    expect(text).not.toContain("Reposo");
    expect(text).toContain("Ausencia");
  });

  it("absences lower the expected minutes of the workbook's days", async () => {
    const sheets = await readWorkbook(await bytesOf(worker, { formato: "xlsx" }));
    const days = sheets.find(({ sheet }) => sheet === "Jornadas");
    const expected = days?.rows.slice(1, -1).map((row) => row[6]);
    expect(expected).toEqual(["08:00", "00:00", "00:00", "06:00", "08:00"]);
  });
});
