import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as requests from "@atrio/contract/leave/requests";
import * as changes from "@atrio/contract/time/changes";
import * as closures from "@atrio/contract/time/closures";
import * as time from "@atrio/contract/time/time";

import type { Company, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";

/** October 2026 is the month; on 15 October its signing is made. */
const october = { year: 2026, month: 10 };
const signedOn = "2026-10-15";
/** 02:00 of 1 November in Madrid: October has ended, and the night shift of the 31st still runs. */
const afterTheMonth = "2026-11-01T01:00:00Z";
/** Cloning reaches the current month only, so its cells stand at the end of October. */
const withinTheMonth = "2026-10-30T10:00:00Z";
const nobodys = 2_000_000_000;

const states = ["open", "pending", "approved", "rejected"] as const;
type State = (typeof states)[number];

const estados: Record<State, closures.ClosureState> = {
  open: "abierto",
  pending: "pendiente",
  approved: "aprobado",
  rejected: "rechazado",
};

/** A worker whose month is in a state, with the signing and the request that actions are about. */
type Scene = { worker: Worker; signing: number; request: number };
type Action = (scene: Scene) => Promise<Answer>;

let t: TestApp;
let company: Company;
let supervisor: Worker;
let administrator: Worker;
let office: number;

beforeAll(async () => {
  t = await startTestApp({ now: afterTheMonth });
  company = await t.factory.company();
  supervisor = await t.factory.worker({ company, trabajador: { permiso_supervisor: true } });
  administrator = await t.factory.worker({ company, trabajador: { administrador: true } });
  const [type] = await t.sql<{ id: number }>("select id from fichador where nombre = 'Oficina'");
  office = type?.id ?? 0;
});

afterAll(() => t.stop());

const tokenOf = async (person: Worker) => t.factory.session(person);
const ofWorker = (worker: Worker) => ({ trabajador_id: worker.trabajador_id });

async function punch(worker: Worker, accion: "entrada" | "salida"): Promise<Answer> {
  const body = { ...ofWorker(worker), accion, fichador_id: office };
  return t.call(time.punch, { token: await tokenOf(worker), body });
}

async function stateOf(worker: Worker): Promise<string> {
  const answer = await t.call(closures.currentClosure, {
    token: await tokenOf(worker),
    params: { id: worker.trabajador_id },
    query: october,
  });
  return answer.body.data.estado;
}

async function askToClose({ worker }: Pick<Scene, "worker">): Promise<Answer> {
  const body = { ...ofWorker(worker), ...october };
  return t.call(closures.requestClosure, { token: await tokenOf(worker), body });
}

const asSupervisor =
  (aprobada: boolean): Action =>
  async ({ request }) => {
    const token = await tokenOf(supervisor);
    const body = { solicitud_id: request, motivo: "Revisado" };
    return aprobada
      ? t.call(requests.approveRequest, { token, body })
      : t.call(requests.rejectRequest, { token, body });
  };

const asAdministrator =
  (aprobada: boolean): Action =>
  async ({ request }) => {
    const body = { solicitud_id: request, aprobada, respuesta: "Revisado" };
    return t.call(requests.decideAsAdministrator, { token: await tokenOf(administrator), body });
  };

async function ok(answer: Answer): Promise<Answer> {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer;
}

/** A worker with the signing of 15 October, a night shift, and the month in a state. */
async function sceneIn(state: State): Promise<Scene> {
  t.clock.set(`${signedOn}T07:00:00Z`);
  const worker = await t.factory.worker({ company });
  await t.factory.supervise(supervisor, worker);
  const nights: Array<[number, string, string]> = [[6, "22:00", "06:00"]];
  await t.factory.schedule({ worker, tramos: nights });
  await ok(await punch(worker, "entrada"));
  t.clock.set(`${signedOn}T15:00:00Z`);
  const day = await ok(await punch(worker, "salida"));
  const signing: number = day.body.data.jornada.fichajes[0].id;
  t.clock.set(afterTheMonth);
  const scene = { worker, signing, request: nobodys };
  if (state === "open") return scene;
  const asked = await ok(await askToClose(scene));
  scene.request = asked.body.data.solicitud.id;
  if (state !== "pending") await ok(await asSupervisor(state === "approved")(scene));
  return scene;
}

const edited = {
  hora_inicio: `${signedOn}T07:30:00Z`,
  hora_fin: `${signedOn}T15:00:00Z`,
  motivo: "Entré más tarde",
};

const worker: Record<string, Action> = {
  "clock in": async (scene) => punch(scene.worker, "entrada"),
  "edit a signing": async ({ worker: who, signing }) =>
    t.call(changes.editSigning, {
      token: await tokenOf(who),
      params: { id: signing },
      body: { ...edited, motivo: "x" },
    }),
  "note a signing": async ({ worker: who, signing }) =>
    t.call(changes.noteSigning, {
      token: await tokenOf(who),
      params: { id: signing },
      body: { observaciones: "Visita a un cliente" },
    }),
  "delete a signing": async ({ worker: who, signing }) =>
    t.call(changes.deleteSigning, {
      token: await tokenOf(who),
      params: { id: signing },
      query: { motivo: "x" },
    }),
  "clone a day": async ({ worker: who }) => {
    t.clock.set(withinTheMonth);
    const wanted = { dia_origen: signedOn, dias: ["2026-10-20"], motivo: "x" };
    const body = { ...ofWorker(who), ...wanted };
    const answer = await t.call(changes.cloneWorkday, { token: await tokenOf(who), body });
    t.clock.set(afterTheMonth);
    return answer;
  },
  "ask for closure": askToClose,
  "delete the request": async ({ worker: who, request }) =>
    t.call(requests.deleteRequest, { token: await tokenOf(who), params: { id: request } }),
  "decide as supervisor": async ({ worker: who, request }) =>
    t.call(requests.approveRequest, { token: await tokenOf(who), body: { solicitud_id: request } }),
  "decide as administrator": async ({ worker: who, request }) =>
    t.call(requests.decideAsAdministrator, {
      token: await tokenOf(who),
      body: { solicitud_id: request, aprobada: true },
    }),
  reopen: async ({ worker: who, request }) =>
    t.call(requests.reopenMonth, {
      token: await tokenOf(who),
      body: { solicitud_id: request, motivo: "Falta un día" },
    }),
};

const bySupervisor: Record<string, Action> = {
  approve: asSupervisor(true),
  reject: asSupervisor(false),
  "add a signing": async ({ worker: who }) =>
    t.call(changes.addTeamSigning, {
      token: await tokenOf(supervisor),
      body: {
        ...ofWorker(who),
        dia: "2026-10-16",
        hora_inicio: "2026-10-16T07:00:00Z",
        hora_fin: "2026-10-16T15:00:00Z",
        fichador_id: office,
        motivo: "Olvido",
      },
    }),
  "edit a signing": async ({ worker: who, signing }) =>
    t.call(changes.editTeamSigning, {
      token: await tokenOf(supervisor),
      body: { ...ofWorker(who), id: signing, ...edited },
    }),
  "delete a signing": async ({ worker: who, signing }) =>
    t.call(changes.deleteTeamSigning, {
      token: await tokenOf(supervisor),
      query: { ...ofWorker(who), id: signing, motivo: "Duplicado" },
    }),
  "delete the request": async ({ request }) =>
    t.call(requests.deleteRequest, { token: await tokenOf(supervisor), params: { id: request } }),
  "decide as administrator": async ({ request }) =>
    t.call(requests.decideAsAdministrator, {
      token: await tokenOf(supervisor),
      body: { solicitud_id: request, aprobada: true },
    }),
  reopen: async ({ request }) =>
    t.call(requests.reopenMonth, {
      token: await tokenOf(supervisor),
      body: { solicitud_id: request, motivo: "Falta un día" },
    }),
};

const byAdministrator: Record<string, Action> = {
  approve: asAdministrator(true),
  reject: asAdministrator(false),
  reopen: async ({ request }) =>
    t.call(requests.reopenMonth, {
      token: await tokenOf(administrator),
      body: { solicitud_id: request, motivo: "Falta un día" },
    }),
  "decide as supervisor": async ({ request }) =>
    t.call(requests.approveRequest, {
      token: await tokenOf(administrator),
      body: { solicitud_id: request },
    }),
  "delete the request": async ({ request }) =>
    t.call(requests.deleteRequest, {
      token: await tokenOf(administrator),
      params: { id: request },
    }),
};

const actors = { worker, supervisor: bySupervisor, administrator: byAdministrator };

const changing = { pending: "closure.month_closed", approved: "closure.month_closed" };
const open = { open: "yes", rejected: "yes" };
const denied = {
  open: "access.denied",
  pending: "access.denied",
  approved: "access.denied",
  rejected: "access.denied",
};
const absent = {
  open: "approval.not_found",
  pending: "approval.not_found",
  approved: "approval.not_found",
  rejected: "approval.not_found",
};

/**
 * The table of Rule TIME-52. A cell is "yes" when the action works and the month stays in its
 * state, the state that it leads to, or the code with which it is refused and changes nothing.
 */
const table: Array<[keyof typeof actors, string, Record<State, string>]> = [
  ["worker", "clock in", { ...open, ...changing }],
  ["worker", "edit a signing", { ...open, ...changing }],
  ["worker", "note a signing", { ...open, ...changing }],
  ["worker", "delete a signing", { ...open, ...changing }],
  ["worker", "clone a day", { ...open, ...changing }],
  [
    "worker",
    "ask for closure",
    {
      open: "pendiente",
      pending: "closure.already_requested",
      approved: "closure.already_approved",
      rejected: "pendiente",
    },
  ],
  [
    "worker",
    "delete the request",
    {
      open: "approval.not_found",
      pending: "abierto",
      approved: "approval.already_decided",
      rejected: "approval.already_decided",
    },
  ],
  ["worker", "decide as supervisor", denied],
  ["worker", "decide as administrator", denied],
  ["worker", "reopen", denied],
  [
    "supervisor",
    "approve",
    {
      open: "approval.not_found",
      pending: "aprobado",
      approved: "yes",
      rejected: "approval.already_decided",
    },
  ],
  [
    "supervisor",
    "reject",
    {
      open: "approval.not_found",
      pending: "rechazado",
      approved: "approval.already_decided",
      rejected: "yes",
    },
  ],
  ["supervisor", "add a signing", { ...open, ...changing }],
  ["supervisor", "edit a signing", { ...open, ...changing }],
  ["supervisor", "delete a signing", { ...open, ...changing }],
  ["supervisor", "delete the request", absent],
  ["supervisor", "decide as administrator", denied],
  ["supervisor", "reopen", denied],
  [
    "administrator",
    "approve",
    {
      open: "approval.not_found",
      pending: "aprobado",
      approved: "approval.already_decided",
      rejected: "approval.already_decided",
    },
  ],
  [
    "administrator",
    "reject",
    {
      open: "approval.not_found",
      pending: "rechazado",
      approved: "approval.already_decided",
      rejected: "approval.already_decided",
    },
  ],
  [
    "administrator",
    "reopen",
    {
      open: "approval.not_found",
      pending: "closure.not_approved",
      approved: "abierto",
      rejected: "closure.not_approved",
    },
  ],
  ["administrator", "decide as supervisor", denied],
  ["administrator", "delete the request", absent],
];

const cells = table.flatMap(([actor, action, row]) =>
  states.map((state) => [actor, action, state, row[state]] as const),
);

async function expectCell(scene: Scene, state: State, answer: Answer, expected: string) {
  const isRefused = expected.includes(".");
  const said = isRefused ? answer.body.code : answer.status;
  expect(said, JSON.stringify(answer.body)).toBe(isRefused ? expected : 200);
  const kept = isRefused || expected === "yes";
  expect(await stateOf(scene.worker)).toBe(kept ? estados[state] : expected);
}

describe("actions in each state of a month", () => {
  it.each(cells)("actor %s, action %s, %s month → %s", async (actor, action, state, expected) => {
    const scene = await sceneIn(state);
    const act = actors[actor][action];
    if (act === undefined) throw new Error(`${actor} has no action ${action}`);
    await expectCell(scene, state, await act(scene), expected);
  });

  it.each(states)("actor worker, action clock out, %s month", async (state) => {
    // Nobody can ask for closure with a signing open: here the rows are put past the application.
    const scene = await sceneIn("open");
    await ok(await punch(scene.worker, "entrada"));
    if (state !== "open") await putRequest(scene, state);
    const expected = state === "open" || state === "rejected" ? "yes" : "closure.month_closed";
    await expectCell(scene, state, await punch(scene.worker, "salida"), expected);
  });
});

const estadoIds = { pending: 1, approved: 2, rejected: 3 } as const;

async function putRequest(scene: Scene, state: Exclude<State, "open">): Promise<void> {
  const key = { empresa_id: company.empresa_id, ...ofWorker(scene.worker) };
  const { id } = await t.factory.insert<{ id: number }>("solicitud", {
    ...key,
    pe_solicitud_tipo_id: 10,
    estado_id: estadoIds[state],
    creada_en: afterTheMonth,
    decidida_en: state === "pending" ? null : afterTheMonth,
  });
  await t.factory.insert("cierre_mes", {
    ...key,
    solicitud_id: id,
    anyo: 2026,
    mes: 10,
    vigente: state !== "rejected",
    minutos_previstos: 0,
    minutos_trabajados: 480,
    saldo_minutos: 480,
  });
}
