import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { SigningVersion, StoredSigning } from "./clocking.rules.ts";

type StoredRow = SigningVersion & Omit<StoredSigning, "version">;

/** Current signings, each with the base of its next version. */
const stored = sql`
    select f.id, f.jornada_id, j.dia, j.zona_horaria, f.seq_inicio,
           (select max(e.seq) from fichaje_evento e
             where e.empresa_id = empresa_actual() and e.fichaje_id = f.id) as "lastSeq",
           f.hora_inicio, f.hora_fin, f.fichador_id, f.parada_id, f.teletrabajo,
           f.latitud_inicio::float8, f.longitud_inicio::float8, f.precision_inicio, f.geolocalizacion_inicio,
           f.latitud_fin::float8, f.longitud_fin::float8, f.precision_fin, f.geolocalizacion_fin,
           f.account_user_ip, f.account_user_ip_fin, f.ip_invalida_inicio, f.ip_invalida_fin,
           f.desfase_inicio_ms, f.desfase_fin_ms, f.sin_conexion_inicio, f.sin_conexion_fin,
           f.fin_declarado, f.observaciones, f.borrado
    from fichaje f
    join jornada j on j.empresa_id = empresa_actual() and j.id = f.jornada_id
    where f.empresa_id = empresa_actual() and not f.borrado`;

function storedSigning(row: StoredRow): StoredSigning {
  const { id, jornada_id, dia, zona_horaria, seq_inicio, lastSeq, ...version } = row;
  return { id, jornada_id, dia, zona_horaria, seq_inicio, lastSeq, version };
}

/** The worker's open signing. */
export async function findOpen(tx: Tx, workerId: number): Promise<StoredSigning | undefined> {
  const { rows } = await sql<StoredRow>`
    ${stored} and f.trabajador_id = ${workerId} and f.hora_fin is null`.execute(tx);
  return rows.map((row) => storedSigning(row))[0];
}

/** A signing of the worker; undefined when deleted, foreign or unknown. */
export async function findSigning(
  tx: Tx,
  key: { trabajador_id: number; id: number },
): Promise<StoredSigning | undefined> {
  const { rows } = await sql<StoredRow>`
    ${stored} and f.trabajador_id = ${key.trabajador_id} and f.id = ${key.id}`.execute(tx);
  return rows.map((row) => storedSigning(row))[0];
}

/** The worker's signings on the days of a range, in order. */
export async function findSignings(
  tx: Tx,
  key: { trabajador_id: number; desde: string; hasta: string },
): Promise<StoredSigning[]> {
  const { rows } = await sql<StoredRow>`
    ${stored} and j.trabajador_id = ${key.trabajador_id}
      and j.dia between ${key.desde}::date and ${key.hasta}::date
    order by f.hora_inicio, f.id`.execute(tx);
  return rows.map((row) => storedSigning(row));
}

/** Start or end of the worker's newest signing, ISO 8601 in UTC: lower bound of the next punch. */
export async function findLastMoment(tx: Tx, workerId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom("fichaje")
    .select((eb) => eb.fn.coalesce("hora_fin", "hora_inicio").as("moment"))
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("trabajador_id", "=", workerId)
    .where("borrado", "=", sql.lit(false))
    .orderBy("hora_inicio", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.moment;
}

/** Clock-in type of the last interrupted work of a day, with which resuming continues. */
export async function findLastClockInType(tx: Tx, workdayId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("fichaje")
    .select("fichador_id")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("jornada_id", "=", workdayId)
    .where("fichador_id", "is not", null)
    .where("borrado", "=", sql.lit(false))
    .orderBy("hora_inicio", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.fichador_id ?? undefined;
}

export type PunchSettings = {
  fichador: { id: number; tipo: string; rangos_ip: string[] } | null;
  parada_id: number | null;
  bloquear_ip_invalida: boolean;
  /** Delay in minutes above which supervisors are notified of an offline punch. */
  aviso_sin_conexion_minutos: number;
};

/**
 * Company settings of the clock-in type (asked for, or of the open signing), the pause and the
 * addresses.
 */
export async function readPunchSettings(
  tx: Tx,
  input: {
    trabajador_id: number;
    fichador_id?: number | undefined;
    parada_id?: number | undefined;
  },
): Promise<PunchSettings> {
  const { rows } = await sql<PunchSettings>`
    select (select json_build_object('id', f.id, 'tipo', f.tipo, 'rangos_ip', f.rangos_ip::text[])
              from fichador f where f.empresa_id = empresa_actual() and f.activo
                and f.id = coalesce(${input.fichador_id ?? null}, (select o.fichador_id from fichaje o
                  where o.empresa_id = empresa_actual() and o.trabajador_id = ${input.trabajador_id}
                    and o.hora_fin is null and not o.borrado))) as fichador,
           (select p.id from parada p
              where p.empresa_id = empresa_actual() and p.id = ${input.parada_id ?? null} and p.activo) as parada_id,
           e.bloquear_ip_invalida, e.aviso_sin_conexion_minutos
    from empresa e where e.empresa_id = empresa_actual()`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No company in this transaction");
  return row;
}

export type AppendInput = {
  trabajador_id: number;
  dia: string;
  zona_horaria: string;
  /** Set when an existing signing changes. */
  existing: { id: number; seq_inicio: number } | null;
  version: SigningVersion;
  registrado_en: string;
  sal: Buffer;
  contenido: string;
};

export type Appended = { fichaje_id: number; jornada_id: number; seq: number; hash: string };

/** Appends one version to the worker's chain; the current row follows. Answers the receipt. */
export async function appendVersion(tx: Tx, input: AppendInput): Promise<Appended> {
  const row = JSON.stringify({ ...input.version, ...input.existing });
  const { rows } = await sql<Appended>`
    select fichaje_id, jornada_id, seq, encode(eslabon, 'hex') as hash
    from fichaje_apuntar(${input.trabajador_id}, ${input.dia}, ${input.zona_horaria}, ${row}::jsonb,
                         ${input.registrado_en}, ${input.sal}, ${input.contenido})`.execute(tx);
  const [appended] = rows;
  if (appended === undefined) throw new Error("The ledger answered no receipt");
  return appended;
}

export type ClockInType = {
  id: number;
  nombre: string;
  tipo: "presencial" | "teletrabajo" | "lugar";
};

/** Active clock-in types in the company's order. */
export async function listClockInTypes(tx: Tx): Promise<ClockInType[]> {
  const { rows } = await sql<ClockInType>`
    select id, nombre, tipo from fichador
    where empresa_id = empresa_actual() and activo order by orden, id`.execute(tx);
  return rows;
}

export type PauseKind = {
  id: number;
  nombre: string;
  tipo: "comida" | "descanso" | "medico" | "personal" | "otra";
  cuenta_como_trabajo: boolean;
};

/** Active kinds of pause in the company's order. */
export async function listPauseKinds(tx: Tx): Promise<PauseKind[]> {
  const { rows } = await sql<PauseKind>`
    select id, nombre, tipo, cuenta_como_trabajo from parada
    where empresa_id = empresa_actual() and activo order by orden, id`.execute(tx);
  return rows;
}
