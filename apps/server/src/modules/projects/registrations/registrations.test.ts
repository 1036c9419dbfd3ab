import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as divisions from "@atrio/contract/projects/divisions";
import * as registrations from "@atrio/contract/projects/registrations";
import * as team from "@atrio/contract/projects/team-projects";
import { editSigning } from "@atrio/contract/time/changes";
import * as closures from "@atrio/contract/time/closures";

import { startDesk } from "../../../../test/desk.ts";
import type { Desk } from "../../../../test/desk.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import type { Answer } from "../../../../test/harness.ts";
import { divisionOf, makeActivity, makeProject, makeSignings } from "../../../../test/projects.ts";

const dia = "2026-11-17";
const at = (time: string): string => `${dia}T${time}:00Z`;

let desk: Desk;
let boss: SignedIn;
let ana: SignedIn;
let project: number;
let fichaje_id: number;

beforeAll(async () => {
  desk = await startDesk({ now: "2026-11-18T08:00:00Z" });
  boss = await desk.hire({ permiso_supervisor: true });
});

beforeEach(async () => {
  ana = await desk.hire();
  project = await makeProject(desk.t, { company: desk.company, charges: [boss], workers: [ana] });
  await desk.clock(ana, [[at("08:00"), at("16:00")]]);
  fichaje_id = (await desk.signing(ana, dia)).id;
});

afterAll(() => desk.t.stop());

type Body = Record<string, unknown>;

const create = async (body: Body = {}, who = ana): Promise<Answer> =>
  desk.t.call(registrations.createRegistration, {
    token: who.token,
    body: {
      trabajador_id: who.trabajador_id,
      fichaje_id,
      proyecto_id: project,
      hora_inicio: at("09:00"),
      hora_fin: at("11:00"),
      ...body,
    },
  });
const change = async (who: SignedIn, id: number, body: Body): Promise<Answer> =>
  desk.t.call(registrations.changeRegistration, { token: who.token, params: { id }, body });
const drop = async (who: SignedIn, id: number, query: Body = {}): Promise<Answer> =>
  desk.t.call(registrations.deleteRegistration, { token: who.token, params: { id }, query });
type SaveBody = EndpointRequest<typeof divisions.saveDivision>["body"];
const save = async (body: Omit<SaveBody, "trabajador_id">): Promise<Answer> =>
  desk.t.call(divisions.saveDivision, {
    token: ana.token,
    params: { dia },
    body: { trabajador_id: ana.trabajador_id, ...body },
  });
const codeOf = ({ status, body }: Answer) => [status, body.code];
const history = async (who: SignedIn, id: number) =>
  desk.t.call(registrations.registrationHistory, { token: who.token, params: { id } });

describe("registrations inside a signing", () => {
  it("a worker assigns an interval, and what is left over is shown", async () => {
    const made = await create({ observaciones: "Planos" });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(made.body.data).toMatchObject({
      dia,
      proyecto_id: project,
      minutos: 120,
      en_curso: false,
      requiere_aprobacion: true,
      aprobado: false,
      can: { editar: true, decidir: false, borrar: true },
    });
    const day = await divisionOf(desk.t, ana, dia);
    expect(day).toMatchObject({ minutos: 480, minutos_asignados: 120, minutos_sin_asignar: 360 });
    expect(day.fichajes[0]?.huecos.map((gap) => gap.minutos)).toEqual([60, 300]);
    const body = { trabajador_id: ana.trabajador_id, dia };
    const foreign = await desk.t.call(divisions.assignmentsDay, { token: boss.token, body });
    expect(codeOf(foreign)).toEqual([404, "request.not_found"]);
  });

  it("refuses intervals outside the signing, overlapping or backwards (Rules PROJECTS-1, PROJECTS-2)", async () => {
    await create();
    const refused = await Promise.all([
      create({ hora_inicio: at("07:59") }),
      create({ hora_inicio: at("15:00"), hora_fin: at("16:01") }),
      create({ hora_inicio: at("10:59"), hora_fin: at("12:00") }),
      create({ hora_inicio: at("12:00"), hora_fin: at("12:00") }),
    ]);
    expect(refused.map(codeOf)).toEqual([
      [422, "project.outside_signing"],
      [422, "project.outside_signing"],
      [409, "project.overlap"],
      [422, "project.order"],
    ]);
    expect((await create({ hora_inicio: at("11:00"), hora_fin: null })).body.data.minutos).toBe(
      300,
    );
  });

  it("refuses projects that are not assigned, not active on the day or unknown (Rule PROJECTS-3)", async () => {
    const { t, company } = desk;
    const foreign = await makeProject(t, { company });
    const later = { fecha_inicio: "2026-11-18" };
    const ahead = await makeProject(t, { company, workers: [ana], proyecto: later });
    const off = await makeProject(t, {
      company,
      workers: [ana],
      proyecto: { estado: "inactivo" },
    });
    const everybody = await makeProject(t, { company, proyecto: { todos_trabajadores: true } });
    const answers = await Promise.all(
      [foreign, ahead, off, everybody].map(async (proyecto_id) => create({ proyecto_id })),
    );
    expect(answers.map(codeOf)).toEqual([
      [404, "project.not_found"],
      [409, "project.not_usable"],
      [409, "project.not_usable"],
      [200, undefined],
    ]);
  });

  it("activities ask for their fields, each of its kind (Rule PROJECTS-9)", async () => {
    const { t, company } = desk;
    const { empresa_id } = company;
    const activity = await makeActivity(t, company, project, { requiere_aprobacion: false });
    const rows = await t.factory.insertAll<{ id: number }>("parte", [
      { empresa_id, nombre: `Km ${project}`, tipo: "numero", obligatorio: true },
      { empresa_id, nombre: `Turno ${project}`, tipo: "opcion", opciones: ["Día", "Noche"] },
    ]);
    const [km = 0, turn = 0] = rows.map((row) => row.id);
    await t.factory.insertAll(
      "proyecto_actividad_parte",
      [km, turn].map((parte_id, orden) => ({
        empresa_id,
        actividad_id: activity,
        parte_id,
        orden,
      })),
    );
    const asking = { actividad_id: activity };
    const values = (...partes: Array<[number, string | number]>) => ({
      ...asking,
      partes: partes.map(([parte_id, valor]) => ({ parte_id, valor })),
    });
    const answers = [
      await create(),
      await create({ actividad_id: activity + 999 }),
      await create(asking),
      await create(values([km, "doce"])),
      await create(values([km, 12], [turn, "Tarde"])),
      await create(values([km, 12], [turn, "Noche"])),
    ];
    expect(answers.map(codeOf)).toEqual([
      [422, "project.activity_required"],
      [404, "project.activity_not_found"],
      [422, "project.part_required"],
      [422, "project.part_invalid"],
      [422, "project.part_invalid"],
      [200, undefined],
    ]);
    expect(answers[2]?.body.message).toContain(`Km ${project}`);
    expect(answers[5]?.body.data).toMatchObject({ requiere_aprobacion: false });
  });
});

describe("approval", () => {
  it("approved ones are read-only until approval is taken back (Rule PROJECTS-7)", async () => {
    const { id } = (await create()).body.data;
    const approved = await change(boss, id, { aprobado: true });
    expect(approved.body.data).toMatchObject({ aprobado: true, can: { borrar: false } });
    expect((await change(boss, id, { aprobado: true })).status).toBe(200);
    const refused = [
      await change(ana, id, { hora_fin: at("10:00") }),
      await drop(ana, id, { motivo: "Error" }),
      await drop(boss, id, { motivo: "Error" }),
      await change(ana, id, { aprobado: false }),
    ];
    expect(refused.map(codeOf)).toEqual([
      [409, "project.approved"],
      [409, "project.approved"],
      [409, "project.approved"],
      [403, "approval.own"],
    ]);
    await change(boss, id, { aprobado: false });
    expect((await change(ana, id, { hora_fin: at("10:00") })).body.data.minutos).toBe(60);
    const acts = (await history(ana, id)).body.data.map((one: { accion: string }) => one.accion);
    expect(acts).toEqual(["alta", "aprobacion", "retirada", "cambio"]);
  });

  it("others' registrations are not there, also for people in charge of other projects (Rule PROJECTS-12)", async () => {
    const { id } = (await create()).body.data;
    const other = await desk.hire({ permiso_supervisor: true });
    await makeProject(desk.t, { company: desk.company, charges: [other] });
    const answers = [
      await change(other, id, { aprobado: true }),
      await drop(other, id, { motivo: "No" }),
      await history(other, id),
      await change(other, id, { hora_fin: at("10:00") }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => [404, "project.registration_not_found"]));
    const past = await desk.hire({ permiso_supervisor: true });
    await desk.t.factory.insert("proyecto_responsable", {
      empresa_id: desk.company.empresa_id,
      proyecto_id: project,
      trabajador_id: past.trabajador_id,
      vigencia: "[2026-01-01,2026-11-18)",
    });
    expect((await change(past, id, { aprobado: true })).status).toBe(404);
  });

  it("somebody in charge does not decide about own registrations, alone or in bulk (Rule PROJECTS-7)", async () => {
    const own = await desk.hire({ permiso_supervisor: true });
    const { t, company } = desk;
    const proyecto_id = await makeProject(t, { company, charges: [own], workers: [own] });
    await desk.clock(own, [[at("08:00"), at("16:00")]]);
    const signing = (await desk.signing(own, dia)).id;
    const made = await create({ proyecto_id, fichaje_id: signing }, own);
    const { id, can } = made.body.data;
    expect(can).toEqual({ editar: true, decidir: false, borrar: true });
    expect(codeOf(await change(own, id, { aprobado: true }))).toEqual([403, "approval.own"]);
    const body = { ids: [id], accion: "aprobar" as const };
    const bulk = await t.call(team.decideRegistrations, { token: own.token, body });
    expect(bulk.body.data).toEqual([{ id, registro: null, error: expect.any(String) }]);
    const [row] = await t.sql("select aprobado from proyecto_registro where id = $1", [id]);
    expect(row).toEqual({ aprobado: false });
  });

  it("the database refuses an approval of one's own, and approving is no change", async () => {
    await makeProject(desk.t, { company: desk.company });
    await desk.t.factory.insert("proyecto_trabajador", {
      empresa_id: desk.company.empresa_id,
      proyecto_id: project,
      trabajador_id: boss.trabajador_id,
      vigencia: "[2026-01-01,)",
    });
    const { id } = (await create()).body.data;
    const mixed = await change(boss, id, { aprobado: true, observaciones: "Bien" });
    expect(codeOf(mixed)).toEqual([422, "project.mixed"]);
    await expect(
      desk.t.sql(
        `update proyecto_registro set aprobado = true, aprobado_por = trabajador_id, aprobado_en = now()
         where id = $1`,
        [id],
      ),
    ).rejects.toThrow("proyecto_registro_ajeno");
  });

  it("deleting asks for a reason, which stays in the history (Rule PROJECTS-8)", async () => {
    const { id } = (await create()).body.data;
    expect(codeOf(await drop(boss, id))).toEqual([422, "project.reason_required"]);
    expect(codeOf(await drop(ana, id, { motivo: "x", userId: boss.account_user_id }))).toEqual([
      403,
      "access.identity",
    ]);
    const query = { motivo: "Era otro proyecto", userId: boss.account_user_id };
    expect((await drop(boss, id, query)).status).toBe(200);
    expect(codeOf(await drop(boss, id, query))).toEqual([404, "project.registration_not_found"]);
    const entries = (await history(ana, id)).body.data;
    expect(entries.at(-1)).toMatchObject({
      accion: "borrado",
      motivo: "Era otro proyecto",
      autor: { id: boss.trabajador_id },
    });
  });

  it("several are decided at once, each by itself", async () => {
    const ids = [
      (await create()).body.data.id,
      (await create({ hora_inicio: at("12:00"), hora_fin: at("13:00") })).body.data.id,
      999_999,
    ];
    const decided = await desk.t.call(team.decideRegistrations, {
      token: boss.token,
      body: { ids, accion: "aprobar" },
    });
    const rows = decided.body.data as Array<{ registro: { aprobado: boolean } | null }>;
    expect(rows.map((one) => one.registro?.aprobado)).toEqual([true, true, undefined]);
    const gone = await desk.t.call(team.decideRegistrations, {
      token: boss.token,
      body: { ids, accion: "borrar" },
    });
    expect(codeOf(gone)).toEqual([422, "project.reason_required"]);
  });
});

describe("division of a day", () => {
  const part = (
    from: string,
    to: string | null,
    more: { id?: number; observaciones?: string } = {},
  ) => ({
    fichaje_id,
    proyecto_id: project,
    hora_inicio: at(from),
    hora_fin: to === null ? null : at(to),
    ...more,
  });

  it("is saved as a whole, again without effect, and never over another change (Rule PROJECTS-10)", async () => {
    const registros = [part("08:00", "12:00"), part("12:00", null, { observaciones: "Tarde" })];
    const first = await save({ version: 0, registros });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.data).toMatchObject({ minutos_asignados: 480, minutos_sin_asignar: 0 });
    const again = await save({ version: 0, registros });
    expect(again.body.data).toEqual(first.body.data);
    const { version } = first.body.data;
    const outdated = await save({ version: 0, registros: [part("08:00", "09:00")] });
    expect(codeOf(outdated)).toEqual([409, "project.changed"]);
    const kept = first.body.data.fichajes[0].registros;
    const swapped = [
      part("12:00", "16:00", { id: kept[0].id }),
      part("08:00", "12:00", { id: kept[1].id }),
    ];
    expect((await save({ version, registros: swapped })).status).toBe(200);
    const { version: newest } = await divisionOf(desk.t, ana, dia);
    expect(codeOf(await save({ version: newest, registros: [] }))).toEqual([
      422,
      "project.reason_required",
    ]);
    const emptied = await save({ version: newest, registros: [], motivo: "Mal repartido" });
    expect(emptied.body.data.minutos_sin_asignar).toBe(480);
  });

  it("keeps approved registrations as they are", async () => {
    const { id } = (await create()).body.data;
    await change(boss, id, { aprobado: true });
    const { version } = await divisionOf(desk.t, ana, dia);
    const same = part("09:00", "11:00", { id });
    const added = await save({ version, registros: [same, part("11:00", "12:00")] });
    expect(added.body.data.minutos_asignados).toBe(180);
    const now = added.body.data.version;
    const longer = await save({ version: now, registros: [part("09:00", "11:30", { id })] });
    expect(codeOf(longer)).toEqual([409, "project.approved"]);
  });

  it("proposes an earlier division on another day's signings without writing", async () => {
    await save({ version: 0, registros: [part("08:00", "10:00"), part("14:00", "16:00")] });
    await desk.clock(ana, [["2026-11-18T09:00:00Z", "2026-11-18T15:00:00Z"]]);
    const copied = await desk.t.call(divisions.copyDivision, {
      token: ana.token,
      params: { dia: "2026-11-18" },
      query: { trabajador_id: ana.trabajador_id },
    });
    expect(copied.body.data.desde).toBe(dia);
    const times = copied.body.data.registros.map(
      (one: { hora_inicio: string; hora_fin: string }) => [
        one.hora_inicio.slice(11, 16),
        one.hora_fin.slice(11, 16),
      ],
    );
    expect(times).toEqual([
      ["09:00", "10:00"],
      ["14:00", "15:00"],
    ]);
    expect((await divisionOf(desk.t, ana, "2026-11-18")).minutos_asignados).toBe(0);
  });

  it("a closed month freezes it (Rule PROJECTS-11)", async () => {
    const october = "2026-10-20";
    const times = { hora_inicio: `${october}T08:00:00Z`, hora_fin: `${october}T12:00:00Z` };
    const [signing = 0] = await makeSignings(desk.t, ana, [{ dia: october, ...times }]);
    const input = {
      fichaje_id: signing,
      hora_inicio: `${october}T08:00:00Z`,
      hora_fin: `${october}T09:00:00Z`,
    };
    const { id } = (await create(input)).body.data;
    const closed = await desk.t.call(closures.requestClosure, {
      token: ana.token,
      body: { trabajador_id: ana.trabajador_id, year: 2026, month: 10 },
    });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    const refused = [
      await create({
        ...input,
        hora_inicio: `${october}T10:00:00Z`,
        hora_fin: `${october}T11:00:00Z`,
      }),
      await change(ana, id, { hora_fin: `${october}T08:30:00Z` }),
      await change(boss, id, { aprobado: true }),
      await drop(boss, id, { motivo: "No" }),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => [409, "closure.month_closed"]));
    const frozen = await divisionOf(desk.t, ana, october);
    expect(frozen.mes_cerrado).toBe(true);
    // No page offers what would be refused.
    const none = { editar: false, decidir: false, borrar: false };
    expect(frozen.fichajes.flatMap(({ registros }) => registros.map(({ can }) => can))).toEqual([
      none,
    ]);
  });

  it("an edit of the signing adjusts its registrations and says so (Rule PROJECTS-6)", async () => {
    const morning = (await create({ hora_inicio: at("08:00"), hora_fin: at("10:00") })).body.data
      .id;
    const { id } = (await create({ hora_inicio: at("14:00"), hora_fin: null })).body.data;
    await change(boss, id, { aprobado: true });
    const edited = await desk.t.call(editSigning, {
      token: ana.token,
      params: { id: fichaje_id },
      body: { hora_inicio: at("08:00"), hora_fin: at("15:00"), motivo: "Salí antes" },
    });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const day = await divisionOf(desk.t, ana, dia);
    expect(day).toMatchObject({ minutos: 420, minutos_asignados: 180 });
    expect(day.fichajes[0]?.registros).toMatchObject([
      { id: morning, ajustado: false },
      { id, hora_fin: at("15:00"), aprobado: false, ajustado: true },
    ]);
    const entries = (await history(boss, id)).body.data;
    expect(entries.at(-1)).toMatchObject({ accion: "ajuste", autor: null });
    const told = await desk.t.sql(
      "select trabajador_id, enlace from notificacion where clave like 'project_adjusted:%' order by 1",
    );
    expect(told).toEqual([
      { trabajador_id: boss.trabajador_id, enlace: "/projectSupervisor" },
      { trabajador_id: ana.trabajador_id, enlace: `/timeRegistration?mes=2026-11&dia=${dia}` },
    ]);
  });
});

describe("own hours", () => {
  it("are added up by project, activity and month", async () => {
    await create();
    const asked = { trabajador_id: ana.trabajador_id, year: 2026 };
    const hours = await desk.t.call(divisions.ownProjectHours, { token: ana.token, query: asked });
    expect(hours.body.data).toMatchObject({
      minutos: 480,
      minutos_asignados: 120,
      minutos_sin_asignar: 360,
      proyectos: [{ proyecto_id: project, minutos: 120, meses: [{ month: 11, minutos: 120 }] }],
    });
    const october = await desk.t.call(divisions.ownProjectHours, {
      token: ana.token,
      query: { ...asked, month: 10 },
    });
    expect(october.body.data.minutos).toBe(0);
  });
});
