import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { supervisedShifts } from "@atrio/contract/calendar/calendar";
import type { Endpoint } from "@atrio/contract/endpoint";
import { boardFile } from "@atrio/contract/shifts/board-files";
import * as exchanges from "@atrio/contract/shifts/exchanges";
import * as labels from "@atrio/contract/shifts/labels";
import * as patterns from "@atrio/contract/shifts/patterns";
import * as recurrences from "@atrio/contract/shifts/recurrences";
import { listRemedies } from "@atrio/contract/shifts/remedies";
import * as shifts from "@atrio/contract/shifts/shifts";

import { allEndpoints, nameOf } from "../../src/http/description/endpoints.ts";
import type { Company, SignedIn } from "../factory.ts";
import { type Answer, startTestApp, type TestApp } from "../harness.ts";
import { makeArea } from "../shifts.ts";

type Ids = Record<
  | "area"
  | "shift"
  | "recurrence"
  | "pattern"
  | "label"
  | "pause"
  | "exchange"
  | "worker"
  | "manager",
  number
>;
type Input = { params?: object; query?: object; body?: object };
/** Answer to the manager of another area: a refusal, or what they get although the area is not theirs. */
type Row = [endpoint: Endpoint, input: (ids: Ids) => Input, stranger: unknown];

const day = { fecha: "2026-12-01", hora_inicio: "08:00", hora_fin: "12:00" };
const december = { from: "2026-12-01", to: "2026-12-31" };
const times = { hora_inicio: "14:00", hora_fin: "18:00" };
const lunch = { nombre: "Almuerzo", hora_inicio: "14:00", hora_fin: "14:30" };
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
  [
    boardFile,
    ({ manager }) => ({
      params: { supervisorId: manager },
      query: { ...december, formato: "xlsx" },
    }),
    notOwn,
  ],
  [
    exchanges.listWaitingExchanges,
    ({ manager }) => ({ params: { supervisorId: manager } }),
    notOwn,
  ],
  [
    exchanges.decideExchange,
    ({ exchange }) => ({ params: { id: exchange }, body: { confirmar: false } }),
    [404, "shift.exchange_not_found"],
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
  [labels.createPause, () => ({ body: { ...lunch, nombre: "Comida" } }), 200],
  [
    labels.updateLabel,
    ({ label }) => ({ params: { id: label }, body: { nombre: "Refuerzo" } }),
    200,
  ],
  [labels.updatePause, ({ pause }) => ({ params: { id: pause }, body: lunch }), 200],
  [labels.deleteLabel, ({ label }) => ({ params: { id: label } }), 200],
  [labels.deletePause, ({ pause }) => ({ params: { id: pause } }), 200],
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
  const worker = await t.factory.signedIn({ company });
  const area = await makeArea(t, { company, managers: [manager], workers: [worker] });
  await makeArea(t, { company, managers: [stranger], workers: [worker], nombre: "Otra" });
  const people = { worker: worker.trabajador_id, manager: manager.trabajador_id };
  const later = { shift: 0, recurrence: 0, pattern: 0, label: 0, pause: 0, exchange: 0 };
  const none = { area, ...people, ...later };
  const made = async (endpoint: Endpoint, body: object): Promise<Answer["body"]> =>
    (await call(endpoint, { body }, manager)).body.data;
  const open = await made(shifts.createShift, { ...day, ...times, pe_area_trabajo_id: area });
  const wanted = { tipo: "abierto" as const, turno_id: open.id as number };
  const asked = await t.call(exchanges.askExchange, { token: worker.token, body: wanted });
  ids = {
    ...none,
    exchange: asked.body.data.id,
    shift: (await made(shifts.createShift, { ...day, pe_area_trabajo_id: area })).id,
    recurrence: (await made(recurrences.createRecurrence, repeated(none))).recurrencia.id,
    pattern: (await made(patterns.createPattern, rotated(none))).patron.id,
    label: (await made(labels.createLabel, { nombre: "Apoyo" })).id,
    pause: (await made(labels.createPause, lunch)).id,
  };
});

afterAll(() => t.stop());

const call = async (endpoint: Endpoint, input: Input, who: SignedIn): Promise<Answer> =>
  t.call(endpoint, { ...input, token: who.token });

const cases = [...rows, ...ofCompany].map((row) => [nameOf(row[0]), row] as const);

/** Calls under `shifts` in the specification. */
const specified = [
  "DELETE /etiqueta/:id",
  "DELETE /pausa/:id",
  "DELETE /turno/:id",
  "GET /areas-trabajo-del-supervisor",
  "GET /etiqueta",
  "GET /pausa",
  "GET /turnos-gestor-trabajadores-disponibles/:id",
  "GET /turnos-gestor/:supervisorId",
  "POST /clonar-patron",
  "POST /clonar-recurrencia",
  "POST /clonar-turno",
  "POST /etiqueta",
  "POST /patron",
  "POST /pausa",
  "POST /publish-massive",
  "POST /recurrencia",
  "POST /turno",
  "POST /turno-asignar-trabajador",
  "PUT /etiqueta/:id",
  "PUT /patron/:id",
  "PUT /pausa/:id",
  "PUT /recurrencia/:id",
  "PUT /turno/:id",
];

describe("calls about work areas (SHIFTS-1)", () => {
  it("are those of the specification, and the ones that were added", async () => {
    const names = cases.map(([name]) => name);
    const endpoints = await allEndpoints();
    expect(specified.filter((name) => !names.includes(name))).toEqual([]);
    const managed = endpoints.filter(
      ({ access, tag }) => tag === "shifts" && access.audience === "shift_manager",
    );
    const missing = managed.map((one) => nameOf(one)).filter((name) => !names.includes(name));
    expect(missing).toEqual([]);
  });

  it("labels and pauses of another company are not found", async () => {
    const abroad = await t.factory.company();
    const trabajador = { permiso_gestor_turnos: true };
    const foreigner = await t.factory.signedIn({ company: abroad, trabajador });
    for (const [, [endpoint, input]] of cases.filter(([, [, , expected]]) => expected === 200)) {
      const { params, ...rest } = input(ids);
      if (params === undefined) continue;
      const answer = await call(endpoint, { params, ...rest }, foreigner);
      expect(answer.status, nameOf(endpoint)).toBe(404);
    }
  });

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
