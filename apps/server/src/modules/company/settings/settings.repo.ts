import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { CompanyConfig } from "@atrio/contract/company/company";
import type { AllSettings, CompanySettings } from "@atrio/contract/company/settings";

import type { Tx } from "../../../db/client.ts";

/** Key of a company at the gate. */
export type CompanyKey = { slug: string } | { empresa_id: number };

export type WelcomeRow = {
  titulo: string | null;
  contenido: string | null;
  bienvenida_videos: boolean;
};

/** The public settings of a company; undefined when there is none. */
export async function findCompany(tx: Tx, key: CompanyKey): Promise<CompanyConfig | undefined> {
  const query = tx
    .selectFrom("empresa")
    .select([
      "empresa_id",
      "slug",
      "nombre",
      "logo_por_defecto",
      "logotipo_link",
      "color_marca",
      "firma_digital",
      "mostrar_aviso_horario",
      "no_ver_iban_portal",
      "iban_bloqueado_portal",
      "redirect_to_login",
    ])
    .select((columns) => columns.ref("idioma").$castTo<Language>().as("idioma"));
  const one =
    "slug" in key
      ? query.where("slug", "=", key.slug)
      : query.where("empresa_id", "=", key.empresa_id);
  return one.executeTakeFirst();
}

/** The company's own welcome message; null where it wrote none. */
export async function findWelcome(tx: Tx): Promise<WelcomeRow> {
  return tx
    .selectFrom("empresa")
    .select([
      "bienvenida_titulo as titulo",
      "bienvenida_contenido as contenido",
      "bienvenida_videos",
    ])
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .executeTakeFirstOrThrow();
}

/** All settings of the company of the transaction. */
export async function readSettings(tx: Tx): Promise<AllSettings> {
  const { rows } = await sql<AllSettings>`
    select e.nombre, e.cif, e.idioma, e.inicio_registro, e.color_marca, e.cambios_con_aprobacion,
      e.aviso_sin_conexion_minutos, e.minimo_festivo_minutos, e.horas_convenio, e.plazo_justificante_dias, e.bloquear_ip_invalida,
      e.anyos_registro_horario, e.firma_digital, e.desconexion_digital, e.dias_espera_iban,
      case when e.silencio_desde is not null then json_build_object(
        'desde', to_char(e.silencio_desde, 'HH24:MI'), 'hasta', to_char(e.silencio_hasta, 'HH24:MI'),
        'dias', e.silencio_dias) end as silencio,
      e.mostrar_aviso_horario, e.no_ver_iban_portal, e.iban_bloqueado_portal, e.contacto_directorio,
      e.ausencias_companeros, e.fotos_bloqueadas,
      e.redirect_to_login, e.respuesta_neutra_email, e.minutos_enlace_clave, e.nombre_contacto,
      e.email_contacto, e.telefono_empresa, e.nombre_mutua, e.bienvenida_titulo,
      e.bienvenida_contenido, e.bienvenida_videos, e.correos_puntos_control, e.logotipo_link,
      array(select m.modulo_id from empresa_modulo m
        where m.empresa_id = e.empresa_id order by m.modulo_id) as modulo_ids
    from empresa e where e.empresa_id = empresa_actual()`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No company in this transaction");
  return row;
}

/** Changes the settings that are given. */
export async function saveSettings(
  tx: Tx,
  { silencio, ...settings }: Partial<CompanySettings>,
): Promise<void> {
  const quiet = silencio !== undefined && {
    silencio_desde: silencio?.desde ?? null,
    silencio_hasta: silencio?.hasta ?? null,
    silencio_dias: silencio?.dias.toSorted((one, other) => one - other) ?? null,
  };
  await tx
    .updateTable("empresa")
    .set({ ...settings, ...quiet })
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .execute();
}

/** Hires exactly the given modules. */
export async function replaceModules(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    delete from empresa_modulo
    where empresa_id = empresa_actual() and modulo_id <> all (${ids}::integer[])`.execute(tx);
  await sql`
    insert into empresa_modulo (empresa_id, modulo_id)
    select empresa_actual(), unnest(${ids}::integer[])
    on conflict do nothing`.execute(tx);
}

/** A clock-in type or kind of pause by its name, and how the law counts its time. */
export type TimeClass = {
  nombre: string;
  clase_tiempo: "ordinario" | "fuerza_mayor" | "disponibilidad";
};

/** Names of the company's clock-in types and kinds of pause, in order. */
export async function findClockKindNames(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select nombre from (
      select nombre from fichador where empresa_id = empresa_actual()
      union
      select nombre from parada where empresa_id = empresa_actual()) n
    order by lower(nombre)`.execute(tx);
  return rows.map((row) => row.nombre);
}

/** Changes how the time of a clock-in type or kind of pause counts. */
export async function saveTimeClass(tx: Tx, { nombre, clase_tiempo }: TimeClass): Promise<void> {
  for (const table of ["fichador", "parada"] as const) {
    await tx
      .updateTable(table)
      .set({ clase_tiempo })
      .where("empresa_id", "=", sql<number>`empresa_actual()`)
      .where("nombre", "=", nombre)
      .execute();
  }
}
