import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as divisions from "@atrio/contract/projects/divisions";
import * as office from "@atrio/contract/projects/projects-office";
import * as registrations from "@atrio/contract/projects/registrations";
import * as team from "@atrio/contract/projects/team-projects";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import * as files from "../../../../test/files.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import {
  makeActivity,
  makeProject,
  makeSignings,
  registrationRow,
} from "../../../../test/projects.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;
let boss: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  boss = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  ana = await t.factory.signedIn({ company });
});

afterAll(() => t.stop());

type FormPart = Parameters<typeof files.formOf>[0][number];

const codeOf = ({ status, body }: Answer) => [status, body.code];
const facts = (more: object = {}) => ({
  codigo: "REF",
  nombre: "Reforma",
  fecha_inicio: "2026-01-01",
  ...more,
});
const create = async (more: object = {}): Promise<Answer> =>
  t.call(office.createProject, { token: admin.token, body: facts(more) });

describe("projects of the office", () => {
  it("are added and changed with people in charge, who are supervisors", async () => {
    const since = { desde: "2026-01-01", hasta: null };
    const cargos = [{ trabajador_id: boss.trabajador_id, ...since }];
    const made = await create({ cargos, presupuesto_minutos: 600 });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body.data;
    expect(made.body.data).toMatchObject({
      situacion: "en_marcha",
      cargos: [{ trabajador: { id: boss.trabajador_id }, ...since }],
      actividades: [],
    });
    const refused = [
      await create(),
      await create({ codigo: "B", fecha_fin: "2025-12-31" }),
      await create({ codigo: "B", cargos: [{ trabajador_id: ana.trabajador_id, ...since }] }),
      await create({ codigo: "B", cargos: [{ trabajador_id: 2_000_000_000, ...since }] }),
      await create({ codigo: "B", cargos: [...cargos, ...cargos] }),
    ];
    expect(refused.map(codeOf)).toEqual([
      [409, "project.code_taken"],
      [422, "project.dates"],
      [422, "project.not_supervisor"],
      [404, "project.worker_not_found"],
      [422, "project.charge_twice"],
    ]);
    const changed = await t.call(office.changeProject, {
      token: admin.token,
      params: { id },
      body: facts({ estado: "inactivo", cargos }),
    });
    expect(changed.body.data).toMatchObject({ situacion: "inactivo", presupuesto_minutos: null });
    const { token } = admin;
    const listed = await t.call(office.listOfficeProjects, { token, query: {} });
    expect(listed.body).toEqual({ data: [changed.body.data], total: 1 });
    const one = await t.call(office.getOfficeProject, { token, params: { id } });
    expect(one.body.data).toEqual(changed.body.data);
  });

  it("are found by name, code, somebody in charge and situation, of the own company (Rule PROJECTS-15)", async () => {
    const head = await t.factory.signedIn({
      company,
      nombre: "Zulema",
      apellido1: "Orduña",
      trabajador: { permiso_supervisor: true },
    });
    const { token } = admin;
    const now = await makeProject(t, {
      company,
      nombre: "Señalización",
      proyecto: { codigo: "VIA-7" },
    });
    const led = await makeProject(t, { company, nombre: "Puente", charges: [head] });
    const later = await makeProject(t, {
      company,
      nombre: "Señales nuevas",
      proyecto: { fecha_inicio: "2027-01-01" },
    });
    await makeProject(t, { company: await t.factory.company(), nombre: "Señal de otra empresa" });
    const find = async (filters: object): Promise<number[]> => {
      const query = { paramsFront: JSON.stringify(filters) };
      const { body } = await t.call(office.listOfficeProjects, { token, query });
      return body.data.map(({ id }: { id: number }) => id);
    };
    expect(await find({ texto: "senal" })).toEqual([later, now]);
    expect(await find({ texto: "via-7" })).toEqual([now]);
    expect(await find({ texto: "orduna" })).toEqual([led]);
    expect(await find({ texto: "senal", situacion: "sin_empezar" })).toEqual([later]);
    expect(await find({ texto: "nada parecido" })).toEqual([]);
  });

  it("people to put in charge or assign are found by name; assigned ones are listed", async () => {
    const { token } = admin;
    const id = await makeProject(t, { company, workers: [ana] });
    const find = async (filters: object): Promise<number[]> => {
      const query = { paramsFront: JSON.stringify({ take: 100, ...filters }) };
      const { body } = await t.call(office.findProjectPeople, { token, query });
      return body.data.map((person: { id: number }) => person.id);
    };
    expect(await find({})).toEqual(expect.arrayContaining([ana.trabajador_id, boss.trabajador_id]));
    const supervisors = await find({ supervisores: true });
    expect(supervisors).toContain(boss.trabajador_id);
    expect(supervisors).not.toContain(ana.trabajador_id);
    const assigned = await t.call(office.listProjectWorkers, { token, params: { id } });
    expect(assigned.body.data).toMatchObject([{ id: ana.trabajador_id, proyecto_id: id }]);
    const foreign = await makeProject(t, { company: await t.factory.company() });
    const refused = await t.call(office.listProjectWorkers, { token, params: { id: foreign } });
    expect(codeOf(refused)).toEqual([404, "project.not_found"]);
  });

  it("activities ask for fields in their order, and fields keep their kind (Rule PROJECTS-9)", async () => {
    const id = await makeProject(t, { company, proyecto: { todos_trabajadores: true } });
    const { token } = admin;
    const part = async (body: object): Promise<Answer> =>
      t.call(office.createProjectPart, { token, body: body as never });
    const km = (await part({ nombre: "Km", tipo: "numero" })).body.data.id;
    const shift = (await part({ nombre: "Turno", tipo: "opcion", opciones: ["Día", "Noche"] })).body
      .data.id;
    const refused = [
      await part({ nombre: "Km", tipo: "texto" }),
      await part({ nombre: "Color", tipo: "opcion", opciones: ["Rojo", "Rojo"] }),
      await part({ nombre: "Color", tipo: "texto", opciones: ["Rojo"] }),
    ];
    expect(refused.map(codeOf)).toEqual([
      [409, "project.name_taken"],
      [422, "project.part_options"],
      [422, "project.part_options"],
    ]);
    const made = await t.call(office.createActivity, {
      token,
      params: { id },
      body: { nombre: "Obra", presupuesto_minutos: 90, parte_ids: [shift, km] },
    });
    const activity = made.body.data;
    expect(activity).toMatchObject({ requiere_aprobacion: true, parte_ids: [shift, km] });
    const unknown = await t.call(office.changeActivity, {
      token,
      params: { id: activity.id },
      body: { nombre: "Obra", parte_ids: [2_000_000_000] },
    });
    expect(codeOf(unknown)).toEqual([404, "project.part_not_found"]);
    const changed = await t.call(office.changeProjectPart, {
      token,
      params: { id: km },
      body: { nombre: "Kilómetros", obligatorio: true },
    });
    expect(changed.body.data).toMatchObject({ tipo: "numero", obligatorio: true });
    const listed = await t.call(registrations.listProjectParts, { token: ana.token, query: {} });
    expect(listed.body.data.map((one: { nombre: string }) => one.nombre)).toEqual([
      "Kilómetros",
      "Turno",
    ]);
    const own = await t.call(registrations.listActivities, { token: ana.token, query: {} });
    expect(own.body.data).toMatchObject([{ id: activity.id, proyecto_id: id }]);
  });

  it("a worker's favourites and last use come with the projects that they may use", async () => {
    const id = await makeProject(t, { company, nombre: "Aula", workers: [ana] });
    const activity = await makeActivity(t, company, id);
    const { trabajador_id, token } = ana;
    const times = { hora_inicio: "2026-11-17T08:00:00Z", hora_fin: "2026-11-17T12:00:00Z" };
    const dia = "2026-11-17";
    const [fichaje_id = 0] = await makeSignings(t, ana, [{ dia, ...times }]);
    const row = registrationRow(ana, { fichaje_id, dia, proyecto_id: id, ...times });
    await t.factory.insert("proyecto_registro", { ...row, actividad_id: activity });
    const marked = { trabajador_id, proyecto_id: id, favorito: true };
    await t.call(divisions.markFavourite, { token, body: marked });
    await t.call(divisions.markFavourite, { token, body: { ...marked, actividad_id: activity } });
    const list = async () =>
      t.call(registrations.listUsableProjects, { token, query: { trabajador_id } });
    const shown = (await list()).body.data.find((one: { id: number }) => one.id === id);
    expect(shown).toMatchObject({
      favorito: true,
      usado_en: "2026-11-17T08:00:00Z",
      actividades: [{ id: activity, favorita: true, usada_en: "2026-11-17T08:00:00Z" }],
    });
    await t.call(divisions.markFavourite, { token, body: { ...marked, favorito: false } });
    const again = (await list()).body.data.find((one: { id: number }) => one.id === id);
    expect(again).toMatchObject({ favorito: false, actividades: [{ favorita: true }] });
    const foreign = await makeProject(t, { company });
    const body = { ...marked, proyecto_id: foreign };
    expect(codeOf(await t.call(divisions.markFavourite, { token, body }))).toEqual([
      404,
      "project.not_found",
    ]);
  });
});

describe("pictures and documents of projects", () => {
  const send = async (
    path: string,
    id: number,
    part: FormPart,
    more: FormPart[] = [],
  ): Promise<Answer> =>
    files.sendForm(t, path.replace(":id", String(id)), {
      token: admin.token,
      payload: files.formOf([...more, part]),
      headers: {},
    });

  it("a picture is drawn anew and served by its random name", async () => {
    const id = await makeProject(t, { company });
    const bytes = await sharp({
      create: { width: 400, height: 300, channels: 3, background: "#1B6B3A" },
    })
      .png()
      .toBuffer();
    const { path } = office.uploadProjectPicture;
    const wrong = { name: "imagen", file: { name: "a.png", bytes: files.pdf() } };
    expect(codeOf(await send(path, id, wrong))).toEqual([415, "photo.type"]);
    const put = await send(path, id, { name: "imagen", file: { name: "a.png", bytes } });
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    const link = String(put.body.data.link_imagen);
    expect(link).toContain(team.publicProjectPicture.path.split(":")[0]);
    const shown = await t.app.inject({ url: link });
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    const params = { id };
    await t.call(office.removeProjectPicture, { token: admin.token, params });
    expect((await t.app.inject({ url: link })).statusCode).toBe(404);
  });

  it("a document is opened by those of the project alone, and each opening is written down", async () => {
    const id = await makeProject(t, { company, charges: [boss], workers: [ana] });
    const stranger = await t.factory.signedIn({ company });
    const added = await send(
      office.addProjectDocument.path,
      id,
      { name: "documento", file: { name: "planos.pdf", bytes: files.pdf() } },
      [{ name: "titulo", text: "Planos" }],
    );
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const params = { id: added.body.data.id };
    const open = async (who: SignedIn): Promise<Answer> =>
      t.call(team.projectDocumentFile, { token: who.token, params });
    const answers = [await open(boss), await open(ana), await open(stranger)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    const seen = await t.sql(
      "select quien_id from acceso_documento where clase = 'proyecto' order by id",
    );
    expect(seen).toEqual([{ quien_id: boss.trabajador_id }, { quien_id: ana.trabajador_id }]);
    const { token } = admin;
    expect((await t.call(office.removeProjectDocument, { token, params })).status).toBe(200);
    expect((await open(boss)).status).toBe(404);
  });
});

describe("what the database refuses", () => {
  const dia = "2026-11-16";
  const hours = { hora_inicio: `${dia}T08:00:30Z`, hora_fin: `${dia}T12:00:50Z` };

  it("rows outside their signing, overlapping, off the minute, of others or of a closed month", async () => {
    const { empresa_id } = company;
    const ben = await t.factory.worker({ company });
    const eva = await t.factory.worker({ company });
    const proyecto_id = await makeProject(t, { company });
    const [fichaje_id = 0] = await makeSignings(t, ben, [{ dia, ...hours }]);
    const row = (from: string, to: string, who = ben) =>
      t.factory.insert(
        "proyecto_registro",
        registrationRow(who, {
          fichaje_id,
          dia,
          proyecto_id,
          hora_inicio: `${dia}T${from}Z`,
          hora_fin: `${dia}T${to}Z`,
        }),
      );
    await row("08:00:00", "09:00:00");
    await expect(row("07:59:00", "08:00:00")).rejects.toThrow("outside its signing");
    await expect(row("11:00:00", "12:01:00")).rejects.toThrow("outside its signing");
    await expect(row("08:59:00", "09:30:00")).rejects.toThrow("proyecto_registro_sin_solape");
    await expect(row("09:00:30", "09:30:00")).rejects.toThrow("proyecto_registro_al_minuto");
    await expect(row("10:00:00", "10:00:00")).rejects.toThrow("proyecto_registro_orden");
    await expect(row("10:00:00", "11:00:00", eva)).rejects.toThrow("somebody else");
    await expect(
      t.sql("update fichaje set hora_inicio = $2 where id = $1", [fichaje_id, `${dia}T08:30:00Z`]),
    ).rejects.toThrow("outside its signing");
    await expect(
      t.sql("update fichaje set borrado = true where id = $1", [fichaje_id]),
    ).rejects.toThrow("outside its signing");
    const request = { empresa_id, trabajador_id: ben.trabajador_id, pe_solicitud_tipo_id: 10 };
    const { id: solicitud_id } = await t.factory.insert<{ id: number }>("solicitud", {
      ...request,
      creada_en: "2026-12-01T08:00:00Z",
    });
    await t.factory.insert("cierre_mes", {
      empresa_id,
      solicitud_id,
      trabajador_id: ben.trabajador_id,
      anyo: 2026,
      mes: 11,
      minutos_previstos: 0,
      minutos_trabajados: 0,
      saldo_minutos: 0,
    });
    await expect(row("10:00:00", "11:00:00")).rejects.toThrow("the month is closed");
  });

  it("sums of counts and minutes follow every row", async () => {
    const [wrong] = await t.sql<{ rows: number }>(
      `with counted as (
         select proyecto_id, dia, sum(registros)::int as n, sum(minutos)::int as m from proyecto_suma group by 1, 2
       ), stored as (
         select proyecto_id, dia, count(*)::int as n, coalesce(sum(minutos), 0)::int as m
         from proyecto_registro where not borrado group by 1, 2
       )
       select count(*)::int as rows from counted c full join stored s using (proyecto_id, dia)
       where (coalesce(c.n, 0), coalesce(c.m, 0)) is distinct from (coalesce(s.n, 0), coalesce(s.m, 0))`,
    );
    expect(wrong).toEqual({ rows: 0 });
  });
});
