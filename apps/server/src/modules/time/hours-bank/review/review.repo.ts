import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Companies that have hired a module, by id. As the door. */
export async function listCompanies(tx: Tx, module: number): Promise<number[]> {
  const { rows } = await sql<{ empresa_id: number }>`
    select empresa_id from empresa_modulo where modulo_id = ${module} order by empresa_id`.execute(
    tx,
  );
  return rows.map((row) => row.empresa_id);
}

/** The zones in which the company's days end: its own first. */
export async function listZones(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ zona: string }>`
    select e.zona_horaria as zona from empresa e where e.empresa_id = empresa_actual()
    union all
    (select distinct c.zona_horaria from centro_trabajo c where c.empresa_id = empresa_actual()
      order by c.zona_horaria)`.execute(tx);
  return rows.map((row) => row.zona);
}

/** Until which day the past was looked through; undefined when it never was. */
export async function findReviewed(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom("bolsa_horas_revision")
    .select("hasta")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .executeTakeFirst();
  return row?.hasta;
}

/** Notes until which day the past has been looked through; never goes back. */
export async function saveReviewed(tx: Tx, until: string): Promise<void> {
  await sql`
    insert into bolsa_horas_revision (empresa_id, hasta) values (empresa_actual(), ${until})
    on conflict (empresa_id) do update
      set hasta = greatest(bolsa_horas_revision.hasta, excluded.hasta)`.execute(tx);
}

/** The years whose differences yield incidences, oldest first. */
export async function listActiveYears(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom("bolsa_horas_config")
    .select("anyo")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("activa", "=", sql.lit(true))
    .orderBy("anyo")
    .execute();
  return rows.map((row) => row.anyo);
}

/** Workers with signings on the days of a range, by id. */
export async function listClockedWorkers(
  tx: Tx,
  range: { desde: string; hasta: string },
): Promise<number[]> {
  const { rows } = await sql<{ trabajador_id: number }>`
    select distinct j.trabajador_id
    from jornada j
    where j.empresa_id = empresa_actual()
      and j.dia between ${range.desde}::date and ${range.hasta}::date
      and exists (select from fichaje f where f.empresa_id = j.empresa_id and f.jornada_id = j.id
        and not f.borrado)
    order by j.trabajador_id`.execute(tx);
  return rows.map((row) => row.trabajador_id);
}

export type NewestIncidence = {
  id: number;
  estado_id: number;
  minutos_diferencia: number;
  /** True if the incidence holds the day's signings. */
  retiene: boolean;
};

/** The newest incidence of a day. */
export async function findNewest(
  tx: Tx,
  key: { trabajador_id: number; dia: string },
): Promise<NewestIncidence | undefined> {
  return tx
    .selectFrom("incidencia")
    .select(["id", "estado_id", "minutos_diferencia"])
    .select(sql<boolean>`incidencia_retiene(incidencia)`.as("retiene"))
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("trabajador_id", "=", key.trabajador_id)
    .where("dia", "=", key.dia)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Updates an untouched pending incidence to the figures of its day. */
export async function recountIncidence(
  tx: Tx,
  incidence: { id: number; minutos_diferencia: number; minutos: number },
): Promise<void> {
  const { id, ...figures } = incidence;
  await tx
    .updateTable("incidencia")
    .set(figures)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .execute();
}

/** Deletes an untouched pending incidence. */
export async function withdrawIncidence(tx: Tx, id: number): Promise<void> {
  await tx
    .deleteFrom("incidencia")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .execute();
}

export type NewIncidence = {
  trabajador_id: number;
  dia: string;
  minutos_diferencia: number;
  minutos: number;
  creada_en: string;
};

/** Creates pending incidences; a day that has one already keeps it. Answers the new ones. */
export async function insertIncidences(
  tx: Tx,
  incidences: readonly NewIncidence[],
): Promise<Array<{ id: number; trabajador_id: number; dia: string }>> {
  if (incidences.length === 0) return [];
  return tx
    .insertInto("incidencia")
    .values(
      incidences.map((incidence) => ({ ...incidence, empresa_id: sql<number>`empresa_actual()` })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["empresa_id", "trabajador_id", "dia"])
        .where(sql<boolean>`estado_id <> 2`)
        .doNothing(),
    )
    .returning(["id", "trabajador_id", "dia"])
    .execute();
}

/**
 * Rest of years that expired before `today` (the company's date) and is not written off: at most
 * the amount of the day of expiry that is still there. Hours credited later could not be used in
 * time, so they stay.
 */
const leftOver = (today: string) => sql`
  select m.trabajador_id, m.anyo,
    least(sum(m.minutos), coalesce(sum(m.minutos) filter (where m.fecha <= c.caduca_el), 0))::integer as minutos
  from bolsa_movimiento m
  join bolsa_horas_config c on c.empresa_id = m.empresa_id and c.anyo = m.anyo
  where m.empresa_id = empresa_actual() and c.caduca_el < ${today}::date
  group by m.trabajador_id, m.anyo
  having least(sum(m.minutos), coalesce(sum(m.minutos) filter (where m.fecha <= c.caduca_el), 0)) > 0
    and not bool_or(m.tipo = 'caducidad')`;

/** Workers with expiring hours, by id. */
export async function listExpiring(tx: Tx, today: string): Promise<number[]> {
  const { rows } = await sql<{ trabajador_id: number }>`
    select distinct l.trabajador_id from (${leftOver(today)}) l
    order by l.trabajador_id`.execute(tx);
  return rows.map((row) => row.trabajador_id);
}

/** Writes off the rest of some workers' expired years, once for each year; answers the workers. */
export async function insertExpiries(
  tx: Tx,
  input: { workerIds: readonly number[]; today: string; at: string },
): Promise<number[]> {
  const { rows } = await sql<{ trabajador_id: number }>`
    insert into bolsa_movimiento (empresa_id, trabajador_id, anyo, fecha, tipo, minutos, creado_en)
    select empresa_actual(), l.trabajador_id, l.anyo, ${input.today}::date, 'caducidad', -l.minutos,
      ${input.at}::timestamptz
    from (${leftOver(input.today)}) l
    where l.trabajador_id = any(${input.workerIds}::integer[])
    on conflict (empresa_id, trabajador_id, anyo) where tipo = 'caducidad' do nothing
    returning trabajador_id`.execute(tx);
  return rows.map((row) => row.trabajador_id);
}
