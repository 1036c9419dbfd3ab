import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as divisions from "@atrio/contract/projects/divisions";
import * as registrations from "@atrio/contract/projects/registrations";
import * as team from "@atrio/contract/projects/team-projects";

import { startDesk } from "./desk.ts";
import type { Desk } from "./desk.ts";
import type { SignedIn } from "./factory.ts";
import type { Answer } from "./harness.ts";
import { makeActivity, makeProject } from "./projects.ts";

const dia = "2026-11-17";
const at = (time: string): string => `${dia}T${time}:00Z`;
const nombre = "Kanari Norte";

let desk: Desk;
let worker: SignedIn;
let boss: SignedIn;
/** Callers who have no part in the project. */
let strangers: Record<"colleague" | "other boss" | "foreign worker" | "foreign boss", SignedIn>;
let known: { proyecto_id: number; actividad_id: number; id: number; fichaje_id: number };

beforeAll(async () => {
  desk = await startDesk({ now: "2026-11-18T08:00:00Z" });
  const { t, company } = desk;
  boss = await desk.hire({ permiso_supervisor: true });
  worker = await desk.hire();
  const elsewhere = await t.factory.company();
  const permiso_supervisor = true;
  strangers = {
    colleague: await desk.hire(),
    "other boss": await desk.hire({ permiso_supervisor }),
    "foreign worker": await t.factory.signedIn({ company: elsewhere }),
    "foreign boss": await t.factory.signedIn({
      company: elsewhere,
      trabajador: { permiso_supervisor, administrador: true },
    }),
  };
  const { colleague, "other boss": other } = strangers;
  await makeProject(t, { company, charges: [other], workers: [colleague] });
  const foreign = [strangers["foreign boss"]];
  await makeProject(t, { company: elsewhere, charges: foreign, workers: foreign });
  const input = { company, nombre, charges: [boss], workers: [worker] };
  const proyecto_id = await makeProject(t, input);
  const actividad_id = await makeActivity(t, company, proyecto_id, { nombre: "Kanari Obra" });
  await desk.clock(worker, [[at("08:00"), at("16:00")]]);
  const fichaje_id = (await desk.signing(worker, dia)).id;
  known = { proyecto_id, actividad_id, fichaje_id, id: 0 };
  known.id = (await calls["POST fichaje"](worker, worker)).body.data.id;
});

afterAll(() => desk.t.stop());

/** The 11 calls of the specification, by a caller and about a worker. */
const calls = {
  "GET proyecto-trabajador": async ({ token }: SignedIn, { trabajador_id }: SignedIn) =>
    desk.t.call(registrations.listUsableProjects, { token, query: { trabajador_id, dia } }),
  "GET proyectos-empresa": async ({ token }: SignedIn) =>
    desk.t.call(team.listTeamProjects, { token, query: {} }),
  "GET actividades": async ({ token }: SignedIn) =>
    desk.t.call(registrations.listActivities, { token, query: {} }),
  "GET partes": async ({ token }: SignedIn) =>
    desk.t.call(registrations.listProjectParts, { token, query: {} }),
  "POST getAssignmentsDay": async ({ token }: SignedIn, { trabajador_id }: SignedIn) =>
    desk.t.call(divisions.assignmentsDay, { token, body: { trabajador_id, dia } }),
  "POST fichaje": async ({ token }: SignedIn, { trabajador_id }: SignedIn) => {
    const { proyecto_id, actividad_id, fichaje_id } = known;
    const times = { hora_inicio: at("09:00"), hora_fin: at("11:00") };
    const body = { trabajador_id, fichaje_id, proyecto_id, actividad_id, ...times };
    return desk.t.call(registrations.createRegistration, { token, body });
  },
  "PUT fichaje": async ({ token }: SignedIn) =>
    desk.t.call(registrations.changeRegistration, {
      token,
      params: { id: known.id },
      body: { aprobado: false },
    }),
  "DELETE fichaje": async ({ token }: SignedIn) =>
    desk.t.call(registrations.deleteRegistration, {
      token,
      params: { id: known.id },
      query: { motivo: "No" },
    }),
  "GET trabajadores-avatares": async ({ token }: SignedIn) =>
    desk.t.call(team.workerAvatars, {
      token,
      params: { companyId: desk.company.empresa_id },
      query: { proyecto_id: known.proyecto_id },
    }),
  "GET allCompanyWorkers": async ({ token }: SignedIn) =>
    desk.t.call(team.allCompanyWorkers, {
      token,
      params: { companyId: desk.company.empresa_id },
    }),
  "PUT assign-workers": async ({ token }: SignedIn) =>
    desk.t.call(team.assignProjectWorkers, {
      token,
      body: { proyecto_id: known.proyecto_id, trabajador_ids: [], todos_trabajadores: true },
    }),
} satisfies Record<string, (who: SignedIn, about: SignedIn) => Promise<Answer>>;

/** Statuses of calls that are not 404 for every stranger: own lists, and rights of supervisors alone. */
const others: Partial<Record<keyof typeof calls, Partial<Record<keyof typeof strangers, number>>>> =
  {
    "GET proyectos-empresa": {
      colleague: 403,
      "other boss": 200,
      "foreign worker": 403,
      "foreign boss": 200,
    },
    "GET actividades": everybody(200),
    "GET partes": everybody(200),
    "GET trabajadores-avatares": { colleague: 403, "foreign worker": 403 },
    "GET allCompanyWorkers": { colleague: 403, "other boss": 200, "foreign worker": 403 },
  };

function everybody(status: number) {
  return {
    colleague: status,
    "other boss": status,
    "foreign worker": status,
    "foreign boss": status,
  };
}

type Call = keyof typeof calls;
type Stranger = keyof typeof strangers;

describe("the 11 calls of projects by role (Rule PROJECTS-12)", () => {
  it.each(Object.keys(calls) as Call[])("%s", async (name) => {
    const call: (who: SignedIn, about: SignedIn) => Promise<Answer> = calls[name];
    const nobody = { ...worker, token: "" };
    expect((await call(nobody, worker)).status).toBe(401);
    for (const [role, who] of Object.entries(strangers) as Array<[Stranger, SignedIn]>) {
      const answer = await call(who, worker);
      expect(answer.status, `${role} ${JSON.stringify(answer.body)}`).toBe(
        others[name]?.[role] ?? 404,
      );
      expect(JSON.stringify(answer.body), role).not.toContain("Kanari");
    }
  });

  it("lists tell those of the project alone of it", async () => {
    const lists: Call[] = ["GET proyecto-trabajador", "GET actividades", "POST getAssignmentsDay"];
    for (const name of lists) {
      const call: (who: SignedIn, about: SignedIn) => Promise<Answer> = calls[name];
      expect(JSON.stringify((await call(worker, worker)).body), name).toContain("Kanari");
    }
    const charged = await calls["GET proyectos-empresa"](boss);
    expect(JSON.stringify(charged.body)).toContain(nombre);
    const avatars = await calls["GET trabajadores-avatares"](boss);
    expect(avatars.status).toBe(200);
    // Nothing that a stranger sent changed the project or the registration.
    const [row] = await desk.t.sql(
      `select p.todos_trabajadores, r.borrado from proyecto p join proyecto_registro r
         on r.empresa_id = p.empresa_id and r.proyecto_id = p.id where r.id = $1`,
      [known.id],
    );
    expect(row).toEqual({ todos_trabajadores: false, borrado: false });
  });
});
