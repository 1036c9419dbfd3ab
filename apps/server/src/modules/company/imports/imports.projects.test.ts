import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { createCompany } from "../settings/creation/creation.service.ts";

import { applyImport } from "./imports.service.ts";

let t: TestApp;
let companyId = 0;

beforeAll(async () => {
  t = await startTestApp();
  const made = await createCompany(t.ctx, {
    slug: "sol",
    nombre: "Sol",
    cif: null,
    idioma: "es",
    zona_horaria: "Europe/Madrid",
    modulos: [],
    administrador: null,
  });
  companyId = made?.empresa_id ?? 0;
  await apply("trabajadores", "codigo;nombre;apellido1;email;fecha_alta;supervisor", [
    "1;Ana;Alba;ana@sol.test;08/01/2024;no",
    "2;Ben;Bravo;ben@sol.test;08/01/2024;no",
    "3;Carla;Cano;carla@sol.test;08/01/2024;sí",
  ]);
});

afterAll(() => t.stop());

/** Counts of new, changed and unchanged rows of a table that is imported. */
async function apply(name: string, heading: string, rows: string[]): Promise<number[]> {
  const data = Buffer.from([heading, ...rows].join("\n"));
  const report = await applyImport(t.ctx, companyId, [{ name: `${name}.csv`, data }]);
  expect(report.problems).toEqual([]);
  const [table] = report.tables;
  return table === undefined ? [] : [table.new, table.changed, table.unchanged];
}

test("projects, activities and fields are imported, and who is missing ends yesterday (COMPANY-64)", async () => {
  const fields = ["Kilos;número;sí;", "Turno;opción;no;mañana, tarde"];
  expect(await apply("partes", "parte;tipo;obligatorio;opciones", fields)).toEqual([2, 0, 0]);
  const heading = "codigo;nombre;desde;presupuesto;todos;trabajadores;responsables";
  const row = "NAV;Navidad;01/11/2026;90,5;no;1, ben@sol.test;3";
  expect(await apply("proyectos", heading, [row])).toEqual([1, 0, 0]);
  expect(await apply("proyectos", heading, [row])).toEqual([0, 0, 1]);
  const activities = ["NAV;Obrador;sí;Turno, Kilos"];
  const columns = "proyecto;actividad;aprobacion;partes";
  expect(await apply("actividades", columns, activities)).toEqual([1, 0, 0]);
  expect(await apply("actividades", columns, activities)).toEqual([0, 0, 1]);
  const changed = "NAV;Navidad;01/11/2026;90,5;no;2;3";
  expect(await apply("proyectos", heading, [changed])).toEqual([0, 1, 0]);
  const people = await t.sql(
    `select w.codigo, m.vigencia::text from proyecto_trabajador m
     join trabajador w on w.id = m.trabajador_id order by w.codigo`,
  );
  expect(people).toEqual([
    { codigo: "1", vigencia: "[2026-11-01,2026-11-18)" },
    { codigo: "2", vigencia: "[2026-11-01,)" },
  ]);
  const [project] = await t.sql(
    `select p.presupuesto_minutos, (select array_agg(f.nombre order by l.orden)
       from proyecto_actividad_parte l join parte f on f.id = l.parte_id) as parts
     from proyecto p`,
  );
  expect(project).toEqual({ presupuesto_minutos: 5430, parts: ["Turno", "Kilos"] });
});
