import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as divisions from "@atrio/contract/projects/divisions";
import * as registrations from "@atrio/contract/projects/registrations";
import * as team from "@atrio/contract/projects/team-projects";
import { punch } from "@atrio/contract/time/time";

import { startDesk } from "../../../../test/desk.ts";
import type { Desk } from "../../../../test/desk.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import type { Answer } from "../../../../test/harness.ts";
import { makeActivity, makeProject } from "../../../../test/projects.ts";
import { readWorkbook } from "../../../lib/files/xlsx.ts";

let desk: Desk;
let boss: SignedIn;
let other: SignedIn;
let ana: SignedIn;
let ben: SignedIn;
let project: number;
let activity: number;

const dia = "2026-11-17";
const november = { desde: "2026-11-01", hasta: "2026-11-30" };

beforeAll(async () => {
  desk = await startDesk({ now: "2026-11-18T08:00:00Z" });
  const { t, company } = desk;
  const lead = { permiso_supervisor: true };
  [boss, other, ana, ben] = [
    await desk.hire({ ...lead, nombre: "Berta" }),
    await desk.hire(lead),
    await desk.hire({ nombre: "Ana", apellido1: "Alba" }),
    await desk.hire({ nombre: "Ben", apellido1: "Bravo" }),
  ];
  project = await makeProject(t, {
    company,
    nombre: "Reforma",
    charges: [boss],
    workers: [ana, ben],
    proyecto: { presupuesto_minutos: 6000 },
  });
  activity = await makeActivity(t, company, project, { nombre: "Obra", presupuesto_minutos: 600 });
  const free = { nombre: "Formación", requiere_aprobacion: false };
  const training = await makeActivity(t, company, project, free);
  await assign(ana, ["08:00", "12:00"], activity);
  await assign(ana, ["12:00", "13:00"], training);
  await assign(ben, ["09:00", "10:30"], activity);
});

afterAll(() => desk.t.stop());

async function assign(
  who: SignedIn,
  [from, to]: [string, string],
  actividad_id: number,
): Promise<void> {
  if ((await desk.signings(who, dia)).length === 0) {
    await desk.clock(who, [[`${dia}T08:00:00Z`, `${dia}T16:00:00Z`]]);
  }
  const made = await desk.t.call(registrations.createRegistration, {
    token: who.token,
    body: {
      trabajador_id: who.trabajador_id,
      fichaje_id: (await desk.signing(who, dia)).id,
      proyecto_id: project,
      actividad_id,
      hora_inicio: `${dia}T${from}:00Z`,
      hora_fin: `${dia}T${to}:00Z`,
    },
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
}

type Filters = Record<string, unknown>;
const list = async (filters: Filters = {}, who = boss): Promise<Answer> =>
  desk.t.call(team.listRegistrations, {
    token: who.token,
    params: { id: project },
    body: { paramsFront: JSON.stringify({ take: 25, ...filters }) },
  });

describe("projects in charge", () => {
  it("the list shows state and progress of own projects alone (Rules PROJECTS-12, PROJECTS-13)", async () => {
    const mine = await desk.t.call(team.listTeamProjects, { token: boss.token, query: {} });
    expect(mine.body.data).toMatchObject([
      {
        id: project,
        situacion: "en_marcha",
        num_trabajadores: 2,
        responsables: [{ id: boss.trabajador_id }],
        presupuesto_minutos: 6000,
        duracion_fichaje: 390,
        minutos_aprobados: 0,
        registros_pendientes: 2,
        en_curso: 0,
      },
    ]);
    const theirs = await desk.t.call(team.listTeamProjects, { token: other.token, query: {} });
    expect(theirs.body.data).toEqual([]);
  });

  it("every call about a project of others answers 404 (Rule PROJECTS-12)", async () => {
    const { token } = other;
    const params = { id: project };
    const pages = { paramsFront: JSON.stringify(november) };
    const answers = [
      await desk.t.call(team.getTeamProject, { token, params }),
      await list({}, other),
      await desk.t.call(team.projectPeople, { token, params, body: pages }),
      await desk.t.call(team.projectFile, {
        token,
        params,
        query: { formato: "csv", ...november },
      }),
      await desk.t.call(team.workerAvatars, {
        token,
        params: { companyId: desk.company.empresa_id },
        query: { proyecto_id: project },
      }),
      await desk.t.call(team.assignProjectWorkers, {
        token,
        body: { proyecto_id: project, trabajador_ids: [], todos_trabajadores: true },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, "project.not_found"]),
    );
  });

  it("details show activities with budget against hours", async () => {
    const answer = await desk.t.call(team.getTeamProject, {
      token: boss.token,
      params: { id: project },
    });
    expect(answer.body.data).toMatchObject({
      actividades: [
        { nombre: "Formación", minutos: 60, registros_pendientes: 0 },
        { nombre: "Obra", presupuesto_minutos: 600, minutos: 330, registros_pendientes: 2 },
      ],
      documentos: [],
    });
  });

  it("registrations are filtered, counted and paged on the server", async () => {
    const all = await list();
    expect([all.body.total, all.body.minutos, all.body.data.length]).toEqual([3, 390, 3]);
    const figures = async (filters: Filters) => {
      const { body } = await list(filters);
      return [body.data.length, body.total, body.minutos];
    };
    expect(await figures({ estado: "pendiente" })).toEqual([2, 2, 330]);
    expect(await figures({ estado: "sin_aprobacion" })).toEqual([1, 1, 60]);
    expect(await figures({ estado: "en_curso" })).toEqual([0, 0, 0]);
    expect(await figures({ actividad_ids: [activity] })).toEqual([2, 2, 330]);
    expect(await figures({ trabajador_ids: [ben.trabajador_id] })).toEqual([1, 1, 90]);
    expect(await figures({ hasta: "2026-11-16" })).toEqual([0, 0, 0]);
    expect(await figures({ skip: 2, take: 10 })).toEqual([1, 3, 390]);
  });

  it("running registrations are found in progress, with the people who work now", async () => {
    const worker = { trabajador_id: ben.trabajador_id };
    const clock = { token: ben.token, body: { ...worker, accion: "entrada" as const } };
    await desk.t.call(punch, { ...clock, body: { ...clock.body, fichador_id: desk.office } });
    const started = await desk.t.call(divisions.runProject, {
      token: ben.token,
      body: { ...worker, accion: "empezar", proyecto_id: project, actividad_id: activity },
    });
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    const found = await list({ estado: "en_curso" });
    expect(found.body).toMatchObject({
      total: 1,
      data: [{ en_curso: true, trabajador: { id: ben.trabajador_id }, can: { decidir: false } }],
    });
    const refused = await desk.t.call(registrations.changeRegistration, {
      token: boss.token,
      params: { id: found.body.data[0].id },
      body: { aprobado: true },
    });
    expect([refused.status, refused.body.code]).toEqual([409, "project.running"]);
    await desk.t.call(punch, { ...clock, body: { ...worker, accion: "salida" } });
  });
});

describe("people of a project", () => {
  it("the gap is what people clocked without a project (Rule PROJECTS-14)", async () => {
    const answer = await desk.t.call(team.projectPeople, {
      token: boss.token,
      params: { id: project },
      body: { paramsFront: JSON.stringify({ ...november, texto: "alba" }) },
    });
    expect(answer.body).toMatchObject({
      total: 1,
      data: [
        {
          trabajador: { id: ana.trabajador_id },
          minutos_proyecto: 300,
          minutos: 480,
          minutos_asignados: 300,
          minutos_sin_asignar: 180,
        },
      ],
    });
  });

  it("workers are set as a list from today on, or everybody by a flag (Rule PROJECTS-3)", async () => {
    const { company, t } = desk;
    const id = await makeProject(t, { company, charges: [boss], workers: [ana] });
    const assignAll = async (trabajador_ids: number[], todos_trabajadores: boolean) =>
      t.call(team.assignProjectWorkers, {
        token: boss.token,
        body: { proyecto_id: id, trabajador_ids, todos_trabajadores },
      });
    const changed = await assignAll([ben.trabajador_id], false);
    expect(changed.body.data).toMatchObject({
      todos_trabajadores: false,
      trabajadores: [{ id: ben.trabajador_id, desde: "2026-11-18", hasta: null }],
    });
    const usable = async (who: SignedIn, on: string) => {
      const query = { trabajador_id: who.trabajador_id, dia: on };
      const answer = await t.call(registrations.listUsableProjects, { token: who.token, query });
      return (answer.body.data as Array<{ id: number }>).some((one) => one.id === id);
    };
    expect([await usable(ana, dia), await usable(ana, "2026-11-18")]).toEqual([true, false]);
    expect([await usable(ben, dia), await usable(ben, "2026-11-18")]).toEqual([false, true]);
    const both = await assignAll([ana.trabajador_id], true);
    expect([both.status, both.body.code]).toEqual([422, "project.all_and_list"]);
    expect((await assignAll([], true)).body.data.trabajadores).toEqual([]);
    expect(await usable(ana, "2026-11-18")).toBe(true);
    const strangers = await assignAll([2_000_000_000], false);
    expect([strangers.status, strangers.body.code]).toEqual([404, "project.worker_not_found"]);
  });

  it("photos are those of the projects in charge, and the company's people may be chosen", async () => {
    const params = { companyId: desk.company.empresa_id };
    const avatars = await desk.t.call(team.workerAvatars, {
      token: boss.token,
      params,
      query: { proyecto_id: project },
    });
    const ids = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);
    expect(ids(avatars.body.data)).toEqual([ana.trabajador_id, ben.trabajador_id]);
    const people = await desk.t.call(team.allCompanyWorkers, { token: boss.token, params });
    expect(ids(people.body.data)).toEqual(expect.arrayContaining([other.trabajador_id]));
    const elsewhere = { companyId: params.companyId + 1 };
    const foreign = await desk.t.call(team.allCompanyWorkers, {
      token: boss.token,
      params: elsewhere,
    });
    expect(foreign.status).toBe(404);
  });
});

describe("files of a project", () => {
  const file = async (formato: "xlsx" | "csv") => {
    const answer = await desk.t.app.inject({
      url: `/api/v1/supervisor/proyectos/${project}/archivo?formato=${formato}&desde=2026-11-01&hasta=2026-11-17`,
      headers: { authorization: `Bearer ${boss.token}`, "accept-language": "es" },
    });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    return answer.rawPayload;
  };

  it("the workbook has registrations, months and gaps; the CSV the registrations", async () => {
    const sheets = await readWorkbook(await file("xlsx"));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(["Registros", "Horas por mes", "Personas"]);
    expect(sheets[0]?.rows).toHaveLength(4);
    expect(sheets[1]?.rows[1]?.slice(0, 1)).toEqual(["Ana Alba"]);
    const lines = (await file("csv")).toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^17\/11\/2026;Ana Alba;T\d+;Obra;09:00;13:00;240;Pendiente;;;$/);
    const trail = await desk.t.sql(
      "select detalle ->> 'formato' as formato from auditoria where accion = 'proyecto.exportado' order by id",
    );
    expect(trail).toEqual([{ formato: "xlsx" }, { formato: "csv" }]);
  });
});
