import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { BalanceKind } from "@atrio/contract/leave/leave";
import type {
  getYearEnd,
  YearEndRow,
  YearEndSum,
  YearEndView,
} from "@atrio/contract/leave/year-end";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";

type Act = NonNullable<EndpointResponse<typeof getYearEnd>["acto"]>;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Recorded ends of years, newest first. */
export async function listYearEnds(tx: Tx): Promise<Array<Act & { anyo: number }>> {
  const { rows } = await sql<Act & { anyo: number }>`
    select c.anyo, ${instant("c.ejecutado_en")} as ejecutado_en, t.nombre_completo as autor,
      c.conserva_sin_aviso
    from cierre_anual c
    join trabajador t on t.empresa_id = c.empresa_id and t.id = c.autor_id
    where c.empresa_id = empresa_actual()
    order by c.anyo desc`.execute(tx);
  return rows;
}

/** Unit of the amounts of balance `s`. */
const unit = sql`coalesce((select p.unidad from permiso_tipo p
  where p.empresa_id = s.empresa_id and p.saldo = s.saldo
  order by p.activo desc, p.pe_solicitud_tipo_id, p.orden, p.id limit 1),
  case s.saldo when 'horas_retribuidas' then 'horas' else 'laborables' end)`;

/** Place of balance `s` among kinds in the order of their page. */
const placeIn = (kinds: readonly BalanceKind[]) =>
  sql`array_position(${kinds}::text[], s.saldo::text)`;

/** Holidays that expired without a reminder, of row `s`. */
const isUntold = sql`(s.saldo = 'vacaciones' and s.caduca > 0 and s.avisado_en is null)`;

const inView: Readonly<Record<YearEndView, RawBuilder<unknown>>> = {
  todas: sql`true`,
  caducan: sql`s.caduca > 0`,
  pasan: sql`s.pasa > 0`,
  sin_aviso: isUntold,
};

type RowsAsked = {
  ver: YearEndView;
  skip: number;
  take: number;
  kinds: readonly BalanceKind[];
};

/** A page of the recorded rows of a year in a view, by name; `total` on all pages. */
export async function readYearEndRows(
  tx: Tx,
  year: number,
  { ver, skip, take, kinds }: RowsAsked,
): Promise<{ data: YearEndRow[]; total: number }> {
  const source = sql`cierre_anual_saldo s
    where s.empresa_id = empresa_actual() and s.anyo = ${year} and ${inView[ver]}`;
  const [{ rows: data }, counted] = await Promise.all([
    sql<YearEndRow>`
      select json_build_object('id', t.id, 'nombre_completo', t.nombre_completo,
          'link_foto', t.link_foto) as persona,
        s.saldo, ${unit} as unidad, s.pasa::float8 as pasa, s.pasa_hasta, s.caduca::float8 as caduca,
        ${instant("s.avisado_en")} as avisado_en, ${instant("s.leido_en")} as leido_en, s.conservado
      from (select s.* from ${source}) s
      join trabajador t on t.empresa_id = s.empresa_id and t.id = s.trabajador_id
      order by texto_plano(t.nombre_completo), t.id, ${placeIn(kinds)}
      ${pageLimit({ skip, take })}`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total from ${source}`.execute(tx),
  ]);
  return { data, total: counted.rows[0]?.total ?? 0 };
}

/** Sums of the recorded rows of a year, by balance. */
export async function readYearEndSums(
  tx: Tx,
  year: number,
  kinds: readonly BalanceKind[],
): Promise<YearEndSum[]> {
  const { rows } = await sql<YearEndSum>`
    select s.saldo, min(${unit}) as unidad, sum(s.pasa)::float8 as pasa,
      sum(s.caduca)::float8 as caduca,
      count(*) filter (where s.pasa > 0)::integer as personas_pasa,
      count(*) filter (where s.caduca > 0)::integer as personas_caduca,
      count(*) filter (where ${isUntold})::integer as sin_aviso
    from cierre_anual_saldo s
    where s.empresa_id = empresa_actual() and s.anyo = ${year}
    group by s.saldo
    order by ${placeIn(kinds)}`.execute(tx);
  return rows;
}

/** Begins the record of a year; false if it is there already. */
export async function insertYearEnd(
  tx: Tx,
  row: { anyo: number; ejecutado_en: string; autor_id: number; conserva_sin_aviso: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into cierre_anual (empresa_id, anyo, ejecutado_en, autor_id, conserva_sin_aviso)
    values (empresa_actual(), ${row.anyo}, ${row.ejecutado_en}, ${row.autor_id},
      ${row.conserva_sin_aviso})
    on conflict on constraint cierre_anual_pk do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Records the rows of a year. */
export async function insertYearEndRows(
  tx: Tx,
  anyo: number,
  rows: readonly YearEndRow[],
): Promise<void> {
  const kept = rows.map(({ persona, unidad: _unit, ...row }) => ({
    ...row,
    trabajador_id: persona.id,
  }));
  await sql`
    insert into cierre_anual_saldo (empresa_id, anyo, trabajador_id, saldo, pasa, pasa_hasta, caduca,
      avisado_en, leido_en, conservado)
    select empresa_actual(), ${anyo}, trabajador_id, saldo, pasa, pasa_hasta, caduca, avisado_en,
      leido_en, conservado
    from jsonb_populate_recordset(null::cierre_anual_saldo, ${JSON.stringify(kept)}::jsonb)`.execute(
    tx,
  );
}

/** Gives what expired without a reminder back, as adjustments of the next year until its end. */
export async function keepUntold(
  tx: Tx,
  input: {
    anyo: number;
    rows: readonly YearEndRow[];
    autor_id: number;
    motivo: string;
    creado_en: string;
  },
): Promise<void> {
  const kept = input.rows.map(({ persona, saldo, caduca }) => ({
    trabajador_id: persona.id,
    saldo,
    cantidad: caduca,
  }));
  await sql`
    insert into saldo_ajuste (empresa_id, trabajador_id, saldo, anyo, cantidad, caduca_el, motivo,
      autor_id, creado_en)
    select empresa_actual(), trabajador_id, saldo, ${input.anyo + 1}, cantidad,
      ${`${input.anyo + 1}-12-31`}::date, ${input.motivo}, ${input.autor_id}, ${input.creado_en}
    from jsonb_populate_recordset(null::saldo_ajuste, ${JSON.stringify(kept)}::jsonb)`.execute(tx);
}
