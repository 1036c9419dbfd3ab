import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { WorkerProfile } from "@atrio/contract/workers";

import type { Tx } from "../../db/client.ts";

type ProfileKey = { empresa_id: number; trabajador_id: number; today: string };

/** The worker's profile as they see it on `today` (local date), or undefined when not in the company. */
export async function readProfile(tx: Tx, key: ProfileKey): Promise<WorkerProfile | undefined> {
  const row = await selectProfile(tx, key).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...row,
    antiguedad: { anyos: row.anyos, meses: row.meses, dias: row.dias },
    contacto_empresa: { nombre_contacto: row.nombre_contacto, email_contacto: row.email_contacto },
    // Documents to sign and month closures have no tables in this version of the product:
    // nothing can be waiting, so both flags are down.
    documento_importante_pendiente_firma: false,
    mes_sin_cerrar: false,
  };
}

/**
 * Time in the company until `today` or the last day of work; nothing before the first. Whole months
 * are counted first and days from there, as people do: age() alone borrows days of the wrong month.
 */
function seniority(today: string) {
  const end = sql`greatest(t.fecha_alta, least(${today}::date, t.fecha_baja))`;
  const age = sql`age(${end}, t.fecha_alta)`;
  const months = sql`(extract(year from ${age}) * 12 + extract(month from ${age}))::integer`;
  return {
    anyos: sql<number>`${months} / 12`,
    meses: sql<number>`${months} % 12`,
    dias: sql<number>`${end} - (t.fecha_alta + make_interval(months => ${months}))::date`,
  };
}

function selectProfile(tx: Tx, key: ProfileKey) {
  const time = seniority(key.today);
  return tx
    .selectFrom("trabajador as t")
    .innerJoin("empresa as e", "e.empresa_id", "t.empresa_id")
    .innerJoin("account as a", "a.account_user_id", "t.account_user_id")
    .leftJoin("trabajador_centro as tc", (join) =>
      join
        .onRef("tc.empresa_id", "=", "t.empresa_id")
        .onRef("tc.trabajador_id", "=", "t.id")
        .on(sql<boolean>`tc.vigencia @> ${key.today}::date`),
    )
    .leftJoin("centro_trabajo as c", (join) =>
      join.onRef("c.empresa_id", "=", "tc.empresa_id").onRef("c.id", "=", "tc.centro_trabajo_id"),
    )
    .where("t.empresa_id", "=", key.empresa_id)
    .where("t.id", "=", key.trabajador_id)
    .select([
      "t.id",
      "t.empresa_id",
      "t.account_user_id",
      "t.nombre",
      "t.telefono",
      "t.link_foto",
      "t.foto_bloqueada",
      "t.puesto",
      "t.permiso_supervisor",
      "t.permiso_gestor_turnos",
      "t.supervisor_bolsa_horas",
      "t.administrador",
      "t.gestor_denuncias",
      "t.pe_modo_supervisor",
      "t.pe_ocultar_bienvenida",
      "t.receive_email_from_supervisees",
      "t.email_supervisor",
      "t.nombre_departamento_trabajador",
      "a.email",
      "a.requires_password_change",
      "e.nombre_mutua",
      "e.telefono_empresa",
      "e.nombre_contacto",
      "e.email_contacto",
      "c.nombre as centro_trabajo",
    ])
    .select((query) => [
      query.ref("t.sexo").$castTo<WorkerProfile["sexo"]>().as("sexo"),
      query.ref("t.idioma_trabajador").$castTo<Language>().as("idioma_trabajador"),
      query.ref("t.nombre_completo").$castTo<string>().as("nombre_completo"),
      query.fn.coalesce("c.zona_horaria", "e.zona_horaria").as("zona_horaria"),
      time.anyos.as("anyos"),
      time.meses.as("meses"),
      time.dias.as("dias"),
    ]);
}

type Supervisee = {
  id: number;
  nombre_completo: string;
  link_foto: string | null;
  fecha_nacimiento: string;
};

/**
 * Who is supervised by a worker on `today`, works here that day and lets the birthday be seen; by
 * name.
 */
export async function readSuperviseesWithBirthday(
  tx: Tx,
  key: { supervisor_id: number; today: string },
): Promise<Supervisee[]> {
  const { rows } = await sql<Supervisee>`
    select t.id, t.nombre_completo, t.link_foto, t.fecha_nacimiento
    from supervision s
    join trabajador t on t.empresa_id = s.empresa_id and t.id = s.supervisado_id
    where s.empresa_id = empresa_actual() and s.supervisor_id = ${key.supervisor_id}
      and s.vigencia @> ${key.today}::date
      and t.fecha_nacimiento is not null and t.mostrar_cumpleanyos
      and t.fecha_alta <= ${key.today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}
