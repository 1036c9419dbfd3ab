import { workerShifts } from "@atrio/contract/calendar/calendar";
import { restRules } from "@atrio/contract/shifts/rest-rules";
import * as shifts from "@atrio/contract/shifts/shifts";

import type { Company, SignedIn, Worker } from "./factory.ts";
import type { TestApp } from "./harness.ts";

/** Switches the rules of rest and time off in a company: they have tests of their own. */
export async function ignoreRestRules(t: TestApp, { empresa_id }: Company): Promise<void> {
  await t.factory.insertAll(
    "turno_norma",
    restRules.map((norma) => ({ empresa_id, norma, nivel: "ninguna" })),
  );
}

type Range = { from: string; to: string };

/** Shifts of a manager's board between two dates. */
export async function boardShifts(
  t: TestApp,
  { token, trabajador_id }: SignedIn,
  query: Range,
): Promise<shifts.PlannedShift[]> {
  const params = { supervisorId: trabajador_id };
  return (await t.call(shifts.getBoard, { token, params, query })).body.data.turnos;
}

/** Dates of the shifts that a worker sees between two dates. */
export async function shiftDatesSeenBy(
  t: TestApp,
  { token, trabajador_id }: SignedIn,
  query: Range,
): Promise<string[]> {
  const answer = await t.call(workerShifts, { token, params: { id: trabajador_id }, query });
  return answer.body.data.map((one: { fecha: string }) => one.fecha);
}

/** A manager's area of one test with people who have no other shifts. */
export async function freshArea(
  t: TestApp,
  { company, manager }: { company: Company; manager: SignedIn },
  people = 1,
): Promise<{ id: number; workers: SignedIn[]; ids: number[] }> {
  const workers = await Promise.all(
    Array.from({ length: people }, () => t.factory.signedIn({ company })),
  );
  const nombre = `Área ${workers[0]?.trabajador_id}`;
  const id = await makeArea(t, { company, managers: [manager], workers, nombre });
  return { id, workers, ids: workers.map((one) => one.trabajador_id) };
}

/** A work area with its people; answers its id. */
export async function makeArea(
  t: TestApp,
  { company, managers, workers, nombre = "Planta" }: AreaInput,
): Promise<number> {
  const { empresa_id } = company;
  const { id } = await t.factory.insert<{ id: number }>("area_trabajo", {
    empresa_id,
    nombre,
    centro_trabajo_id: company.centro_id,
  });
  const rowOf = ({ trabajador_id }: Worker) => ({
    empresa_id,
    pe_area_trabajo_id: id,
    trabajador_id,
  });
  await t.factory.insertAll("area_gestor", managers.map(rowOf));
  await t.factory.insertAll("area_trabajador", workers.map(rowOf));
  return id;
}

type AreaInput = {
  company: Company;
  managers: readonly Worker[];
  workers: readonly Worker[];
  nombre?: string;
};
