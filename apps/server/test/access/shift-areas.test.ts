import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { supervisedShifts } from "@atrio/contract/calendar/calendar";
import type { Endpoint } from "@atrio/contract/endpoint";
import * as labels from "@atrio/contract/shifts/labels";
import * as patterns from "@atrio/contract/shifts/patterns";
import * as recurrences from "@atrio/contract/shifts/recurrences";
import { listRemedies } from "@atrio/contract/shifts/remedies";
import * as shifts from "@atrio/contract/shifts/shifts";

import { nameOf } from "../../src/http/description/endpoints.ts";
import type { Company, SignedIn } from "../factory.ts";
import { type Answer, startTestApp, type TestApp } from "../harness.ts";
import { makeArea } from "../shifts.ts";

type Ids = Record<"area" | "shift" | "recurrence" | "pattern" | "worker" | "manager", number>;
type Input = { params?: object; query?: object; body?: object };
/** Answer to the manager of another area: a refusal, or what they get although the area is not theirs. */
type Row = [endpoint: Endpoint, input: (ids: Ids) => Input, stranger: unknown];

const day = { fecha: "2026-12-01", hora_inicio: "08:00", hora_fin: "12:00" };
const december = { from: "2026-12-01", to: "2026-12-31" };
const times = { hora_inicio: "14:00", hora_fin: "18:00" };
const notArea = [404, "shift.area_not_found"];
const notShift = [404, "shift.not_found"];
const notRecurrence = [404, "shift.recurrence_not_found"];
const notPattern = [404, "shift.pattern_not_found"];
const notOwn = [404, "request.not_found"];
const series = { nombre: "Serie", fecha_inicio: "2026-12-01", tipo_fin: "veces", num_veces: 1 };

const repeated = ({ area }: Ids) => ({ ...series, turno: { ...times, pe_area_trabajo_id: area } });
const rotated = ({ area }: Ids) => ({
  ...series,
  pe_area_trabajo_id: area,
  secuencia: [times, null],
});

/** Calls about work areas, by those of the specification, about an area of the first manager. */
const rows: Row[] = [
  [shifts.listWorkAreas, ({ manager }) => ({ query: { worker_id: manager } }), notOwn],
  [
    shifts.getBoard,
    ({ manager }) => ({ params: { supervisorId: manager }, query: december }),
    notOwn,
  ],
  [shifts.listAvailableWorkers, ({ shift }) => ({ params: { id: shift } }), notShift],
  [listRemedies, ({ shift }) => ({ params: { id: shift } }), notShift],
  [shifts.createShift, ({ area }) => ({ body: { ...day, pe_area_trabajo_id: area } }), notArea],
  [
    shifts.updateShift,
    ({ shift, area }) => ({ params: { id: shift }, body: { ...day, pe_area_trabajo_id: area } }),
    notShift,
  ],
  [
    shifts.assignWorkers,
    ({ shift, worker }) => ({ body: { turno_id: shift, worker_ids: [worker] } }),
    notShift,
  ],
  [
    shifts.cloneShifts,
    ({ shift }) => ({ body: { ...december, turno_ids: [shift], fechas: ["2026-12-08"] } }),
    notShift,
  ],
  // Shifts of other areas are not among those of the action.
  [
    shifts.publishMassive,
    ({ shift }) => ({ body: { ...december, turno_ids: [shift] } }),
    [200, { turnos: 0, avisados: 0 }],
  ],
  [recurrences.listRecurrences, () => ({}), [200, []]],
  [recurrences.createRecurrence, (ids) => ({ body: repeated(ids) }), notArea],
  [
    recurrences.updateRecurrence,
    (ids) => ({ params: { id: ids.recurrence }, body: repeated(ids) }),
    notRecurrence,
  ],
  [
    recurrences.cloneRecurrence,
    ({ recurrence }) => ({ body: { recurrencia_id: recurrence } }),
    notRecurrence,
  ],
  [recurrences.deleteRecurrence, (ids) => ({ params: { id: ids.recurrence } }), notRecurrence],
  [patterns.listPatterns, () => ({}), [200, []]],
  [patterns.createPattern, (ids) => ({ body: rotated(ids) }), notArea],
  [
    patterns.updatePattern,
    (ids) => ({ params: { id: ids.pattern }, body: rotated(ids) }),
    notPattern,
  ],
  [patterns.clonePattern, ({ pattern }) => ({ body: { patron_id: pattern } }), notPattern],
  [patterns.deletePattern, (ids) => ({ params: { id: ids.pattern } }), notPattern],
  [shifts.deleteShift, ({ shift }) => ({ params: { id: shift } }), notShift],
];

/** Labels and pauses are the company's: every shift manager keeps them. */
const ofCompany: Row[] = [
  [labels.listLabels, () => ({}), 200],
  [labels.createLabel, () => ({ body: { nombre: "Noche" } }), 200],
  [labels.listPauses, () => ({}), 200],
  [
    labels.createPause,
    () => ({ body: { nombre: "Comida", hora_inicio: "14:00", hora_fin: "14:30" } }),
    200,
  ],
];

let t: TestApp;
let company: Company;
let manager: SignedIn;
let stranger: SignedIn;
let supervisor: SignedIn;
let ids: Ids;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  const manages = { permiso_gestor_turnos: true };
  manager = await t.factory.signedIn({ company, trabajador: manages });
  stranger = await t.factory.signedIn({ company, trabajador: manages });
  supervisor = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  const worker = await t.factory.worker({ company });
  const area = await makeArea(t, { company, managers: [manager], workers: [worker] });
  await makeArea(t, { company, managers: [stranger], workers: [worker], nombre: "Otra" });
  const people = { worker: worker.trabajador_id, manager: manager.trabajador_id };
  const none = { area, ...people, shift: 0, recurrence: 0, pattern: 0 };
  const made = async (endpoint: Endpoint, body: object): Promise<Answer["body"]> =>
    (await call(endpoint, { body }, manager)).body.data;
  ids = {
    ...none,
    shift: (await made(shifts.createShift, { ...day, pe_area_trabajo_id: area })).id,
    recurrence: (await made(recurrences.createRecurrence, repeated(none))).recurrencia.id,
    pattern: (await made(patterns.createPattern, rotated(none))).patron.id,
  };
});

afterAll(() => t.stop());

const call = async (endpoint: Endpoint, input: Input, who: SignedIn): Promise<Answer> =>
  t.call(endpoint, { ...input, token: who.token });

const cases = [...rows, ...ofCompany].map((row) => [nameOf(row[0]), row] as const);

describe("calls about work areas (SHIFTS-1)", () => {
  it.each(cases)("a supervisor without the flag gets 403: %s", async (_, [endpoint, input]) => {
    const answer = await call(endpoint, input(ids), supervisor);
    expect([answer.status, answer.body.code]).toEqual([403, "access.denied"]);
  });

  it.each(rows.map((row) => [nameOf(row[0]), row] as const))(
    "the manager of another area finds nothing: %s",
    async (_, [endpoint, input, expected]) => {
      const answer = await call(endpoint, input(ids), stranger);
      const { data, code } = answer.body;
      expect([answer.status, answer.status === 200 ? data : code]).toEqual(expected);
    },
  );

  it.each(cases)("the manager of the area is served: %s", async (_, [endpoint, input]) => {
    const answer = await call(endpoint, input(ids), manager);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });

  it("shifts of a worker whom the manager does not supervise are not found", async () => {
    const both = { permiso_gestor_turnos: true, permiso_supervisor: true };
    const other = await t.factory.signedIn({ company, trabajador: both });
    const answer = await t.call(supervisedShifts, {
      token: other.token,
      body: { worker_id: ids.worker, ...december },
    });
    expect([answer.status, answer.body.code]).toEqual([404, "worker.not_found"]);
  });
});
