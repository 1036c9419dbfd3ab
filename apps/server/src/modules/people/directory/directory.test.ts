import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  directoryChoices,
  directoryGrants,
  listWorkers,
  workerCard,
  writeDirectoryGrants,
} from "@atrio/contract/people/directory";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let home: Company;
/** Above everybody; above Beatriz; beside Bruno, who is above Carla; unrelated. */
let ana: SignedIn;
let beatriz: SignedIn;
let bruno: SignedIn;
let carla: SignedIn;
let diego: SignedIn;
let admin: SignedIn;

async function hire(
  nombre: string,
  trabajador: Record<string, unknown> = {},
  email?: string,
): Promise<SignedIn> {
  const input = { company: home, nombre, apellido1: "Núñez", trabajador };
  return t.factory.signedIn(email === undefined ? input : { ...input, email });
}

async function paid(worker: Worker, salario_bruto_anual: string): Promise<void> {
  await t.sql("insert into trabajador_salario values ($1, $2, $3, '[2024-01-01,)')", [
    worker.empresa_id,
    worker.trabajador_id,
    salario_bruto_anual,
  ]);
}

beforeAll(async () => {
  t = await startTestApp();
  home = await t.factory.company({ nombre: "Hotel Sol" });
  const supervisor = { permiso_supervisor: true };
  ana = await hire(
    "Ana",
    { ...supervisor, puesto: "Directora", email_trabajo: "direccion@sol.test" },
    "ana@casa.test",
  );
  beatriz = await hire("Beatriz", {
    puesto: "Camarera",
    telefono: "600 100 200",
    email_trabajo: "beatriz@sol.test",
    telefono_trabajo: "910 100 200",
    nombre_departamento_trabajador: "Restauración",
    fecha_nacimiento: "1990-03-14",
    fecha_alta: "2024-01-31",
    sexo: "M",
  });
  bruno = await hire("Bruno", { ...supervisor, nombre_departamento_trabajador: "Cocina" });
  carla = await hire("Carla", {
    puesto: "Cocinera",
    nombre_departamento_trabajador: "Cocina",
    fecha_nacimiento: "1985-12-24",
    mostrar_cumpleanyos: false,
  });
  diego = await hire("Diego", { puesto: "Jardinero" });
  admin = await hire("Ágata", { administrador: true });
  await t.factory.supervise(ana, beatriz);
  await t.factory.supervise(ana, bruno);
  await t.factory.supervise(bruno, carla);
  await t.factory.supervise(ana, diego, "[2024-01-01,2026-01-01)");
  await paid(beatriz, "24000.50");
  await paid(carla, "21000");
  await t.sql(
    `insert into contrato (empresa_id, trabajador_id, codigo_contrato, fecha_inicio, fecha_fin,
       horas_semanales, puesto, creado_por, creado_en)
     values ($1, $2, '402', '2026-06-01', '2026-12-31', 40, 'Camarera', $2, now()),
       ($1, $2, '402', '2027-01-01', '2027-12-31', 40, 'Camarera', $2, now())`,
    [home.empresa_id, beatriz.trabajador_id],
  );
});

afterAll(() => t.stop());

async function list(who: SignedIn, asked: object = {}): Promise<Answer> {
  return t.call(listWorkers, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: { paramsFront: JSON.stringify(asked) },
  });
}

type Named = { nombre_completo: string };
const firstNames = (rows: Named[]): string[] =>
  rows.map((row) => row.nombre_completo.split(" ")[0] ?? "");

async function names(who: SignedIn, asked: object = {}): Promise<string[]> {
  const { status, body } = await list(who, asked);
  expect(status).toBe(200);
  return firstNames(body.data);
}

async function rowOf(who: SignedIn, nombre: string) {
  const { body } = await list(who);
  return body.data.find((row: Named) => row.nombre_completo.startsWith(nombre));
}

async function choices(who: SignedIn) {
  const params = { id: who.trabajador_id };
  return (await t.call(directoryChoices, { token: who.token, params })).body.data;
}

async function card(who: SignedIn, person: Worker): Promise<Answer> {
  return t.call(workerCard, {
    token: who.token,
    params: { id: who.trabajador_id, persona_id: person.trabajador_id },
  });
}

const everybodys = [
  "nombre_completo",
  "relacion",
  "puesto",
  "nombre_departamento_trabajador",
  "centro_trabajo",
  "email",
  "telefono",
  "nombre_empresa",
];
const supervisors = [
  "supervisores",
  "antiguedad",
  "fin_contrato",
  "cumpleanyos",
  "vacaciones_totales",
  "vacaciones_disponibles",
];

describe("who is in the list", () => {
  test("the directory has everybody who works here today, by name without accents", async () => {
    await t.factory.worker({ nombre: "Ajena" });
    await hire("Antigua", { fecha_baja: "2026-11-17" });
    await hire("Futura", { fecha_alta: "2026-11-19" });
    const leaving = await hire("Última", { fecha_baja: "2026-11-18" });
    expect(await names(diego)).toEqual([
      "Ágata",
      "Ana",
      "Beatriz",
      "Bruno",
      "Carla",
      "Diego",
      "Última",
    ]);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      leaving.trabajador_id,
    ]);
  });

  test("the list needs an own session, and its module", async () => {
    const params = { id: beatriz.trabajador_id };
    expect((await t.call(listWorkers, { params })).status).toBe(401);
    expect((await t.call(listWorkers, { params, token: diego.token })).status).toBe(404);
  });

  test("the directory is paged, with the total even after the last page", async () => {
    const { body } = await list(diego, { skip: 2, take: 10 });
    expect([firstNames(body.data), body.total]).toEqual([
      ["Beatriz", "Bruno", "Carla", "Diego"],
      6,
    ]);
    const { body: beyond } = await list(diego, { skip: 100, take: 10 });
    expect([beyond.data, beyond.total]).toEqual([[], 6]);
    expect((await list(diego, { take: 11 })).status).toBe(422);
  });

  test("the directory answers the requested fields", async () => {
    const { body } = await list(diego, { returnValues: ["id", "puesto"], busqueda: "beatriz" });
    expect(body.data).toEqual([{ id: beatriz.trabajador_id, puesto: "Camarera" }]);
  });
});

describe("who somebody is to the caller", () => {
  test("the relation comes from today's supervision, at any depth", async () => {
    const relations = async (who: SignedIn) => {
      const { body } = await list(who);
      return Object.fromEntries(
        body.data.map((row: Named & { relacion: string }) => [
          row.nombre_completo.split(" ")[0],
          row.relacion,
        ]),
      );
    };
    const nobody = { Ágata: "ninguna", Diego: "ninguna" };
    expect(await relations(ana)).toEqual({
      ...nobody,
      Ana: "ninguna",
      Beatriz: "descendiente",
      Bruno: "descendiente",
      Carla: "descendiente",
    });
    expect(await relations(beatriz)).toEqual({
      ...nobody,
      Ana: "ascendente",
      Beatriz: "ninguna",
      Bruno: "hermano",
      Carla: "ninguna",
    });
    expect(await relations(carla)).toMatchObject({ Ana: "ascendente", Bruno: "ascendente" });
    expect(await names(ana, { relacion: "descendiente" })).toEqual(["Beatriz", "Bruno", "Carla"]);
    expect(await names(ana, { relacion: "ninguna" })).toEqual(["Ágata", "Diego"]);
  });

  test("a circle of supervision ends the search for the relation", async () => {
    const one = await t.factory.signedIn({ trabajador: { permiso_supervisor: true } });
    const company = { empresa_id: one.empresa_id, slug: "", centro_id: 0 };
    const [centre] = await t.sql<{ id: number }>(
      "select id from centro_trabajo where empresa_id = $1",
      [one.empresa_id],
    );
    const other = await t.factory.worker({ company: { ...company, centro_id: centre?.id ?? 0 } });
    await t.factory.supervise(one, other);
    await t.factory.supervise(other, one);
    const { body } = await list(one);
    expect(body.data.map((row: { relacion: string }) => row.relacion).toSorted()).toEqual([
      "descendiente",
      "ninguna",
    ]);
  });
});

describe("visible columns of a person", () => {
  test("a colleague sees how to reach people, and nothing more", async () => {
    const { body } = await list(diego);
    expect(body.columnas).toEqual(everybodys);
    expect(await rowOf(diego, "Beatriz")).toEqual({
      id: beatriz.trabajador_id,
      nombre_completo: "Beatriz Núñez",
      link_foto: null,
      relacion: "ninguna",
      puesto: "Camarera",
      nombre_departamento_trabajador: "Restauración",
      centro_trabajo: "Centro",
      nombre_empresa: "Hotel Sol",
      email: "beatriz@sol.test",
      telefono: "910 100 200",
      supervisores: null,
      antiguedad: null,
      fin_contrato: null,
      cumpleanyos: null,
      vacaciones_totales: null,
      vacaciones_disponibles: null,
      sexo: null,
      salario_bruto_anual: null,
    });
  });

  test("a supervisor sees more columns of people below, and the public ones of others", async () => {
    const { body } = await list(ana);
    expect(body.columnas).toEqual([...everybodys, ...supervisors]);
    expect(await rowOf(ana, "Beatriz")).toMatchObject({
      supervisores: [{ id: ana.trabajador_id, nombre_completo: "Ana Núñez" }],
      antiguedad: { anyos: 2, meses: 9, dias: 18 },
      fin_contrato: "2026-12-31",
      cumpleanyos: "03-14",
      sexo: null,
      salario_bruto_anual: null,
    });
    expect(await rowOf(ana, "Carla")).toMatchObject({ cumpleanyos: null, fin_contrato: null });
    expect(await rowOf(ana, "Diego")).toMatchObject({ supervisores: null, antiguedad: null });
  });

  test("no more columns without the supervisor's role or without anybody below today", async () => {
    await t.sql("update trabajador set permiso_supervisor = false where id = $1", [
      bruno.trabajador_id,
    ]);
    expect((await list(bruno)).body.columnas).toEqual(everybodys);
    await t.sql("update trabajador set permiso_supervisor = true where id = $1", [
      bruno.trabajador_id,
    ]);
    expect((await list(bruno)).body.columnas).toContain("antiguedad");
    const alone = await hire("Zoe", { permiso_supervisor: true });
    expect((await list(alone)).body.columnas).toEqual(everybodys);
    await t.sql("update trabajador set fecha_baja = '2026-11-01' where id = $1", [
      alone.trabajador_id,
    ]);
  });

  test("an administrator sees all columns, the birthday without its year and only where shown", async () => {
    const { body } = await list(admin);
    expect(body.columnas).toEqual([...everybodys, ...supervisors, "sexo", "salario_bruto_anual"]);
    expect(await rowOf(admin, "Beatriz")).toMatchObject({
      sexo: "M",
      salario_bruto_anual: 24_000.5,
      cumpleanyos: "03-14",
    });
    expect(JSON.stringify(body)).not.toContain("1990");
    expect(await rowOf(admin, "Carla")).toMatchObject({ cumpleanyos: null });
  });

  test("holidays of the year are those of the worker's balance", async () => {
    const leave = createLeaveFactory(t);
    await leave.rule(home, { kind: 1, saldo: "vacaciones" });
    await leave.grant(home, "vacaciones", 23);
    expect(await rowOf(ana, "Beatriz")).toMatchObject({
      vacaciones_totales: 23,
      vacaciones_disponibles: 23,
    });
    expect(await rowOf(ana, "Diego")).toMatchObject({ vacaciones_totales: null });
    expect(await rowOf(diego, "Beatriz")).toMatchObject({ vacaciones_totales: null });
  });
});

describe("searching, filtering, ordering", () => {
  test("the search finds words in any order without accents in four columns", async () => {
    expect(await names(diego, { busqueda: "nunez BEATRIZ" })).toEqual(["Beatriz"]);
    expect(await names(diego, { busqueda: "restauracion" })).toEqual(["Beatriz"]);
    expect(await names(diego, { busqueda: "coci" })).toEqual(["Bruno", "Carla"]);
    expect(await names(diego, { busqueda: "direccion@sol" })).toEqual(["Ana"]);
    expect(await names(diego, { busqueda: "agata" })).toEqual(["Ágata"]);
    expect(await names(diego, { busqueda: "ag" })).toEqual(["Ágata"]);
    expect(await names(diego, { busqueda: "   " })).toHaveLength(6);
    expect(await names(diego, { busqueda: "beatriz cocina" })).toEqual([]);
  });

  test.each([
    "%",
    "_",
    "\\",
    "%%%",
    "___",
    "\\\\\\",
    "'; drop table trabajador; --",
    "％％％",
    "＼＼＼",
  ])("the search takes %s literally", async (busqueda) => {
    expect(await names(diego, { busqueda })).toEqual([]);
  });

  test("the directory filters by department and work centre, and offers both", async () => {
    expect(await choices(diego)).toEqual({
      departamentos: ["Cocina", "Restauración"],
      centros: [{ id: home.centro_id, nombre: "Centro" }],
    });
    expect(await names(diego, { departamento: "Cocina" })).toEqual(["Bruno", "Carla"]);
    expect(await names(diego, { centro_id: home.centro_id })).toHaveLength(6);
    expect(await names(diego, { centro_id: home.centro_id + 1 })).toEqual([]);
  });

  test("the directory sorts by a column, empty values last in both directions", async () => {
    expect(await names(diego, { orden: "puesto" })).toEqual([
      "Beatriz",
      "Carla",
      "Ana",
      "Diego",
      "Ágata",
      "Bruno",
    ]);
    expect(await names(diego, { orden: "puesto", sentido: "desc" })).toEqual([
      "Diego",
      "Ana",
      "Carla",
      "Beatriz",
      "Ágata",
      "Bruno",
    ]);
    expect((await names(ana, { orden: "antiguedad" }))[0]).toBe("Beatriz");
    expect((await names(admin, { orden: "salario_bruto_anual" })).slice(0, 2)).toEqual([
      "Carla",
      "Beatriz",
    ]);
  });

  test.each(["salario_bruto_anual", "antiguedad", "fin_contrato", "cumpleanyos"])(
    "sorting by %s has no effect for readers who do not see the column",
    async (orden) => {
      const { status, body } = await list(diego, { orden });
      expect([status, body.code]).toEqual([422, "directory.column"]);
    },
  );

  test("an order by a partly visible column reveals nothing of the others", async () => {
    await t.sql("update trabajador set fecha_alta = '1990-01-01' where id = $1", [
      diego.trabajador_id,
    ]);
    // Ana sees Diego as everybody does: his 36 years must not put him first.
    const ordered = await names(ana, { orden: "antiguedad", sentido: "desc" });
    expect(ordered.slice(-2)).toEqual(["Ágata", "Diego"]);
  });
});

describe("grants of the company", () => {
  const grant = async (who: SignedIn, permisos: Array<{ campo: string; audiencia: string }>) =>
    t.call(writeDirectoryGrants, {
      token: who.token,
      body: { permisos } as never,
    });

  test("administrators set the visible columns, at once for colleagues", async () => {
    expect((await grant(ana, [{ campo: "telefono", audiencia: "nadie" }])).status).toBe(403);
    const { status, body } = await grant(admin, [
      { campo: "telefono", audiencia: "administradores" },
      { campo: "nombre_departamento_trabajador", audiencia: "nadie" },
      { campo: "email", audiencia: "ascendentes" },
    ]);
    expect(status).toBe(200);
    expect(body.data).toContainEqual({ campo: "telefono", audiencia: "administradores" });
    expect(body.data).toContainEqual({ campo: "puesto", audiencia: "todos" });
    const { body: kept } = await t.call(directoryGrants, { token: admin.token });
    expect(kept.data).toEqual(body.data);
    const seen = await rowOf(diego, "Beatriz");
    expect(seen).toMatchObject({ telefono: null, nombre_departamento_trabajador: null });
    expect(seen.email).toBeNull();
    expect(await rowOf(admin, "Beatriz")).toMatchObject({ telefono: "910 100 200" });
    expect(await rowOf(ana, "Beatriz")).toMatchObject({
      email: "beatriz@sol.test",
      telefono: null,
    });
    const trail = await t.sql(
      "select from auditoria where accion = 'directorio.permisos_guardados'",
    );
    expect(trail).toHaveLength(1);
  });

  test("hidden columns are neither searched, filtered nor offered", async () => {
    expect(await names(diego, { busqueda: "restauracion" })).toEqual([]);
    expect(await names(diego, { busqueda: "direccion@sol" })).toEqual([]);
    expect((await choices(diego)).departamentos).toEqual([]);
    const { status, body } = await list(diego, { departamento: "Cocina" });
    expect([status, body.errors]).toMatchObject([422, { departamento: [expect.any(String)] }]);
  });

  test.each(["sexo", "salario_bruto_anual"])("the column %s can never be opened", async (campo) => {
    for (const audiencia of ["todos", "ascendentes"]) {
      const { status, body } = await grant(admin, [{ campo, audiencia }]);
      expect([status, body.code]).toEqual([422, "directory.reserved"]);
      const write = t.sql("insert into directorio_permiso values ($1, $2, $3)", [
        home.empresa_id,
        campo,
        audiencia,
      ]);
      await expect(write).rejects.toThrow("directorio_permiso_reservado");
    }
  });

  test("without grants the product's own columns are visible again", async () => {
    await t.sql("delete from directorio_permiso");
    expect((await list(diego)).body.columnas).toEqual(everybodys);
  });
});

describe("a card", () => {
  test("a card shows a colleague the columns of the list", async () => {
    const { status, body } = await card(diego, beatriz);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      nombre_completo: "Beatriz Núñez",
      telefono: "910 100 200",
      columnas: everybodys,
      supervisores: null,
      equipo: null,
      salario_bruto_anual: null,
    });
  });

  test("a card shows who is above and below people below the caller", async () => {
    const { body } = await card(ana, bruno);
    expect(body.data.supervisores).toEqual([
      { id: ana.trabajador_id, nombre_completo: "Ana Núñez", link_foto: null },
    ]);
    expect(body.data.equipo).toEqual([
      {
        id: carla.trabajador_id,
        nombre_completo: "Carla Núñez",
        link_foto: null,
        puesto: "Cocinera",
      },
    ]);
  });

  test("a card shows people their own data, except administrators' columns", async () => {
    const { body } = await card(beatriz, beatriz);
    expect(body.data.columnas).toEqual([...everybodys, ...supervisors]);
    expect(body.data).toMatchObject({ fin_contrato: "2026-12-31", salario_bruto_anual: null });
  });

  test("a card of somebody who does not work here is 404", async () => {
    const stranger = await t.factory.worker();
    const gone = await hire("Irene", { fecha_baja: "2026-10-31" });
    for (const person of [stranger, gone]) {
      const { status, body } = await card(ana, person);
      expect([status, body.code]).toEqual([404, "worker.not_found"]);
    }
  });
});

test("the directory needs the same statements for any number of people", async () => {
  const few = await statementsOf(() => list(ana, { take: 10 }));
  for (let more = 0; more < 20; more += 1) {
    await t.factory.supervise(ana, await t.factory.worker({ company: home }));
  }
  const many = await statementsOf(() => list(ana, { take: 100, busqueda: "a", orden: "puesto" }));
  expect(many).toBe(few);
  expect(many).toBeLessThanOrEqual(9);
});
