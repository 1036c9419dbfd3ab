import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as requests from "@atrio/contract/leave/requests";
import * as registrations from "@atrio/contract/projects/registrations";
import { requestClosure } from "@atrio/contract/time/closures";

import type { Company, SignedIn } from "./factory.ts";
import { type Answer, startTestApp, type TestApp } from "./harness.ts";
import { makeProject, makeSignings, registrationRow } from "./projects.ts";
import { roundsOf } from "./rounds.ts";

const rounds = roundsOf({ usual: 48, full: 500 });
const lanes = 4;
const dia = "2026-10-20";
const at = (time: string): string => `${dia}T${time}:00Z`;

let t: TestApp;
let company: Company;
let boss: SignedIn;
let project: number;

beforeAll(async () => {
  t = await startTestApp({ now: "2026-11-02T08:00:00Z" });
  company = await t.factory.company();
  boss = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  const proyecto = { todos_trabajadores: true };
  project = await makeProject(t, { company, charges: [boss], proyecto });
});

afterAll(() => t.stop());

type Lane = { worker: SignedIn; fichaje_id: number };
type Act = (lane: Lane, id: number) => Promise<Answer>;

async function openLane(): Promise<Lane> {
  const worker = await t.factory.signedIn({ company });
  await t.factory.supervise(boss, worker);
  const times = { hora_inicio: at("07:00"), hora_fin: at("15:00") };
  const [fichaje_id = 0] = await makeSignings(t, worker, [{ dia, ...times }]);
  return { worker, fichaje_id };
}

const change = (who: SignedIn, id: number, body: object): Promise<Answer> =>
  t.call(registrations.changeRegistration, { token: who.token, params: { id }, body });
const acts: Record<"approve" | "edit" | "remove" | "close", Act> = {
  approve: async (_lane, id) => change(boss, id, { aprobado: true }),
  edit: async ({ worker }, id) => change(worker, id, { hora_fin: at("11:00") }),
  remove: async (_lane, id) =>
    t.call(registrations.deleteRegistration, {
      token: boss.token,
      params: { id },
      query: { motivo: "Duplicado" },
    }),
  close: async ({ worker }) =>
    t.call(requestClosure, {
      token: worker.token,
      body: { trabajador_id: worker.trabajador_id, year: 2026, month: 10 },
    }),
};

type Stored = {
  aprobado: boolean;
  borrado: boolean;
  minutos: number;
  cerrado: boolean;
  historia: string;
};

async function stored(id: number): Promise<Stored> {
  const [row] = await t.sql<Stored>(
    `select r.aprobado, r.borrado, r.minutos,
       exists (select from cierre_mes c where c.trabajador_id = r.trabajador_id and c.vigente) as cerrado,
       (select string_agg(h.accion, ' ' order by h.id) from proyecto_registro_historia h
         where h.registro_id = r.id) as historia
     from proyecto_registro r where r.id = $1`,
    [id],
  );
  if (row === undefined) throw new Error("The registration is gone");
  return row;
}

/** One word for the result of a call. */
const said = ({ status, body }: Answer): string => (status === 200 ? "ok" : String(body.code));

/** Opens the month again, as its worker would. */
async function reopen({ worker }: Lane): Promise<void> {
  const [row] = await t.sql<{ solicitud_id: number }>(
    "select solicitud_id from cierre_mes where trabajador_id = $1 and vigente",
    [worker.trabajador_id],
  );
  if (row === undefined) return;
  const params = { id: row.solicitud_id };
  await t.call(requests.deleteRequest, { token: worker.token, params, query: {} });
}

/** Everything that may come of two acts at once: their answers, and what is stored then. */
const legal: Record<string, readonly string[]> = {
  "approve edit": ["ok ok 240 approved", "ok project.approved 120 approved"],
  "approve remove": [
    "ok project.approved 120 approved",
    "project.registration_not_found ok 120 gone",
  ],
  "edit remove": ["ok ok 240 gone", "project.registration_not_found ok 120 gone"],
  "approve close": ["ok ok 120 approved closed", "closure.month_closed ok 120 closed"],
  "edit close": ["ok ok 240 closed", "closure.month_closed ok 120 closed"],
  "remove close": ["ok ok 120 gone closed", "closure.month_closed ok 120 closed"],
};

const ending = (answers: readonly Answer[], row: Stored): string =>
  [
    ...answers.map(said),
    row.minutos,
    ...(row.aprobado ? ["approved"] : []),
    ...(row.borrado ? ["gone"] : []),
    ...(row.cerrado ? ["closed"] : []),
  ].join(" ");

describe(`two acts on one registration at once, ${rounds} rounds of each pair`, () => {
  it.each(Object.keys(legal))(
    "racing %s ends as one after the other would",
    async (pair) => {
      const [first, second] = pair.split(" ").map((name) => acts[name as keyof typeof acts]);
      if (first === undefined || second === undefined) throw new Error(pair);
      const endings = new Set<string>();
      const race = async (lane: Lane, round: number): Promise<void> => {
        const [row] = await t.factory.insertAll<{ id: number }>("proyecto_registro", [
          registrationRow(lane.worker, {
            fichaje_id: lane.fichaje_id,
            dia,
            proyecto_id: project,
            hora_inicio: at("07:00"),
            hora_fin: at("09:00"),
          }),
        ]);
        const id = row?.id ?? 0;
        const order = round % 2 === 0 ? [first, second] : [second, first];
        const answers = await Promise.all(order.map(async (act) => act(lane, id)));
        const result = ending(round % 2 === 0 ? answers : answers.toReversed(), await stored(id));
        endings.add(result);
        await reopen(lane);
        await t.sql("delete from proyecto_registro where id = $1", [id]);
      };
      await Promise.all(
        Array.from({ length: lanes }, async (_, index) => {
          const lane = await openLane();
          for (let round = index; round < rounds; round += lanes) await race(lane, round);
        }),
      );
      expect(legal[pair]).toEqual(expect.arrayContaining([...endings]));
    },
    300_000,
  );

  it("sums of the project are those of its registrations after all races", async () => {
    const [row] = await t.sql(
      `select (select coalesce(sum(registros), 0)::int from proyecto_suma where proyecto_id = $1) as counted,
         (select count(*)::int from proyecto_registro where proyecto_id = $1 and not borrado) as stored,
         (select coalesce(sum(minutos), 0)::int from proyecto_suma where proyecto_id = $1) as minutes`,
      [project],
    );
    expect(row).toEqual({ counted: 0, stored: 0, minutes: 0 });
  });
});
