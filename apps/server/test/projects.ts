import * as divisions from "@atrio/contract/projects/divisions";
import type { DayDivision } from "@atrio/contract/projects/shapes";

import type { Company, SignedIn, Worker } from "./factory.ts";
import type { TestApp } from "./harness.ts";

type ProjectInput = {
  company: Company;
  nombre?: string;
  charges?: readonly Worker[];
  workers?: readonly Worker[];
  /** Columns of `proyecto` beyond the defaults. */
  proyecto?: Record<string, unknown>;
};

/** A project with its people; answers its id. */
export async function makeProject(t: TestApp, input: ProjectInput): Promise<number> {
  const { company, charges = [], workers = [] } = input;
  const { empresa_id } = company;
  const nombre = input.nombre ?? "Proyecto";
  const { id } = await t.factory.insert<{ id: number }>("proyecto", {
    empresa_id,
    codigo: `P${Math.random().toString(36).slice(2, 10)}`,
    nombre,
    fecha_inicio: "2026-01-01",
    ...input.proyecto,
  });
  const rowOf = ({ trabajador_id }: Worker) => ({
    empresa_id,
    proyecto_id: id,
    trabajador_id,
    vigencia: "[2026-01-01,)",
  });
  await t.factory.insertAll("proyecto_responsable", charges.map(rowOf));
  await t.factory.insertAll("proyecto_trabajador", workers.map(rowOf));
  return id;
}

/** An activity of a project; answers its id. */
export async function makeActivity(
  t: TestApp,
  { empresa_id }: Company,
  proyecto_id: number,
  actividad: Record<string, unknown> = {},
): Promise<number> {
  const nombre = `Actividad ${Math.random().toString(36).slice(2, 8)}`;
  const row = { empresa_id, proyecto_id, nombre, ...actividad };
  return (await t.factory.insert<{ id: number }>("proyecto_actividad", row)).id;
}

/** A day of somebody, divided among projects, in their own view. */
export async function divisionOf(t: TestApp, who: SignedIn, dia: string): Promise<DayDivision> {
  const body = { trabajador_id: who.trabajador_id, dia };
  const answer = await t.call(divisions.assignmentsDay, { token: who.token, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

/** A signing of work: local date and instants in ISO 8601. */
export type MadeSigning = { dia: string; hora_inicio: string; hora_fin: string };

/** Signings of work straight into the ledger, in one statement; answers their ids in order. */
export async function makeSignings(
  t: TestApp,
  who: Worker,
  signings: readonly MadeSigning[],
): Promise<number[]> {
  const rows = signings.map(({ dia, hora_inicio, hora_fin }, index) => ({
    index,
    dia,
    version: {
      hora_inicio,
      hora_fin,
      teletrabajo: false,
      ip_invalida_inicio: false,
      ip_invalida_fin: false,
      sin_conexion_inicio: false,
      sin_conexion_fin: false,
      fin_declarado: false,
      borrado: false,
    },
  }));
  const made = await t.sql<{ fichaje_id: number }>(
    `select a.fichaje_id
     from set_config('app.empresa_id', $1::text, true) c,
       lateral (select min(id) as id from fichador where empresa_id = $1::integer) k,
       lateral (select x.* from jsonb_to_recordset($3::jsonb)
         as x (index integer, dia date, version jsonb) order by x.index) x,
       lateral fichaje_apuntar($2, x.dia, 'Europe/Madrid',
         x.version || jsonb_build_object('fichador_id', k.id), now(), '\\x00', '{}') a
     where c is not null`,
    [who.empresa_id, who.trabajador_id, JSON.stringify(rows)],
  );
  return made.map((row) => row.fichaje_id);
}

/** A registration as a row, with what its table asks for. */
export function registrationRow(
  who: Worker,
  one: {
    fichaje_id: number;
    dia: string;
    proyecto_id: number;
    hora_inicio: string;
    hora_fin: string | null;
  },
) {
  return {
    empresa_id: who.empresa_id,
    trabajador_id: who.trabajador_id,
    ...one,
    requiere_aprobacion: true,
    cambiado_por: who.trabajador_id,
    cambiado_en: one.hora_inicio,
  };
}
