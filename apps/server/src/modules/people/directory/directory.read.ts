import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { DirectoryChoices, DirectoryRow } from "@atrio/contract/people/directory";
import type {
  DirectoryColumn,
  DirectoryOrder,
  Relation,
} from "@atrio/contract/people/directory-columns";
import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../db/client.ts";
import { opaqueInteger } from "../../../db/opaque.ts";
import { countPeople } from "../../../db/people-count.ts";

import type { PrivateContact, Reaches } from "./directory.rules.ts";

/** Viewer of the list, local day, and whether people below them have more columns. */
export type ViewerKey = {
  trabajador_id: number;
  today: string;
  isSupervisor: boolean;
  privateContact: PrivateContact;
};

export type Filters = {
  /** Pieces of text that a person must have, the longest first. */
  words: readonly string[];
  departamento?: string | undefined;
  centro_id?: number | undefined;
  relacion?: Relation | undefined;
  orden: DirectoryOrder;
  sentido: "asc" | "desc";
  skip: number;
  take: number;
  /** Only this person. */
  only?: number | undefined;
};

/** A row without its holidays, and whether it is the caller's own or of somebody below them. */
export type FoundRow = Omit<DirectoryRow, "vacaciones_totales" | "vacaciones_disponibles"> & {
  cercano: boolean;
};

/** Shortest text that an index of three letters finds. */
const indexedLength = 3;

const employed = (alias: string, today: string): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${alias}.fecha_alta`)} <= ${today}::date
    and coalesce(${sql.ref(`${alias}.fecha_baja`)} >= ${today}::date, true))`;

/** Supervision `s` of today whose other end `x` works here. */
const supervision = (
  today: string,
  end: "supervisor_id" | "supervisado_id",
): RawBuilder<unknown> => sql`
  supervision s join trabajador x on x.empresa_id = s.empresa_id and x.id = ${sql.ref(`s.${end}`)}
    and ${employed("x", today)} and s.vigencia @> ${today}::date and s.empresa_id = empresa_actual()`;

/**
 * People below the caller today, above them, and beside them under one supervisor; each relation is
 * only computed where the query needs it. Circles end: no person is visited twice. People beside,
 * who may be many, are read among current workers without another check. Starting points are read
 * first (an array, or row by row behind an offset): a plan made for a small company serves a large
 * one too, where starting from everybody would be slow.
 */
const relations = ({
  trabajador_id,
  today,
}: Pick<ViewerKey, "trabajador_id" | "today">): RawBuilder<unknown> => sql`
  abajo (id) as (
    select x.id from ${supervision(today, "supervisado_id")} where s.supervisor_id = ${trabajador_id}
    union
    select n.id from abajo a cross join lateral (
      select x.id from ${supervision(today, "supervisado_id")} where s.supervisor_id = a.id offset 0) n),
  arriba (id) as (
    select x.id from ${supervision(today, "supervisor_id")} where s.supervisado_id = ${trabajador_id}
    union
    select n.id from arriba a cross join lateral (
      select x.id from ${supervision(today, "supervisor_id")} where s.supervisado_id = a.id offset 0) n),
  hermanos (id) as (
    select s.supervisado_id from supervision s
    where s.empresa_id = empresa_actual() and s.vigencia @> ${today}::date
      and s.supervisor_id = any(array(
        select x.id from ${supervision(today, "supervisor_id")} where s.supervisado_id = ${trabajador_id})))`;

const relationOf = (alias: string, me: number): RawBuilder<Relation> => sql<Relation>`
  case when ${sql.ref(`${alias}.id`)} = ${me} then 'ninguna'
    when ${sql.ref(`${alias}.id`)} in (select id from abajo) then 'descendiente'
    when ${sql.ref(`${alias}.id`)} in (select id from arriba) then 'ascendente'
    when ${sql.ref(`${alias}.id`)} in (select id from hermanos) then 'hermano'
    else 'ninguna' end`;

const isNear = (alias: string, key: ViewerKey): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${alias}.id`)} = ${key.trabajador_id}
    or (${key.isSupervisor}::boolean and ${sql.ref(`${alias}.id`)} in (select id from abajo)))`;

/**
 * Contact data of person `t`: of work, else their own where the caller sees private ones (Rule
 * PEOPLE-50). People see in their own row what colleagues see.
 */
function contactData(viewer: ViewerKey, work: "email_trabajo" | "telefono_trabajo") {
  const [ofWork, own] = [
    sql.ref(`t.${work}`),
    sql.ref(work === "email_trabajo" ? "a.email" : "t.telefono"),
  ];
  if (viewer.privateContact === "none") return ofWork;
  const either = sql`coalesce(${ofWork}, ${own})`;
  if (viewer.privateContact === "all") return either;
  return sql`case when t.id <> ${viewer.trabajador_id} and t.id in (select id from abajo)
    then ${either} else ${ofWork} end`;
}

/** A value where the caller sees the column of person `p`, null elsewhere. */
function seen(reaches: Reaches, column: DirectoryColumn, value: RawBuilder<unknown>) {
  const reach = reaches[column];
  if (reach === "all") return value;
  return reach === "near" ? sql`case when p.cercano then ${value} end` : sql`null`;
}

const contractEnd = (today: string): RawBuilder<string | null> => sql<string | null>`
  least(p.fecha_baja, (select k.fecha_fin from contrato k
    where k.empresa_id = empresa_actual() and k.trabajador_id = p.id
      and ${today}::date between k.fecha_inicio and coalesce(k.fecha_fin, ${today}::date)))`;

const salary = (today: string): RawBuilder<number | null> => sql<number | null>`
  (select s.salario_bruto_anual from trabajador_salario s
    where s.empresa_id = empresa_actual() and s.trabajador_id = p.id
      and s.vigencia @> ${today}::date)`;

const birthday = sql`case when p.mostrar_cumpleanyos then to_char(p.fecha_nacimiento, 'MM-DD') end`;

/** Sort key of the list: columns hidden from the caller sort nothing. */
function orderKey(order: DirectoryOrder, reaches: Reaches, today: string): RawBuilder<unknown> {
  switch (order) {
    case "nombre_completo":
      return sql`null::text`;
    case "relacion":
      return sql`array_position(array['ascendente', 'hermano', 'descendiente', 'ninguna'], p.relacion)`;
    // The longest seniority has the earliest start.
    case "antiguedad":
      return seen(reaches, order, sql`${today}::date - p.fecha_alta`);
    case "fin_contrato":
      return seen(reaches, order, contractEnd(today));
    case "cumpleanyos":
      return seen(reaches, order, birthday);
    case "salario_bruto_anual":
      return seen(reaches, order, salary(today));
    case "puesto":
    case "nombre_departamento_trabajador":
    case "centro_trabajo":
    case "email":
      return sql`texto_plano(${seen(reaches, order, sql`p.${sql.ref(order)}`)})`;
  }
}

/** The text of person `p` in which the caller may look; the stored one where they see all that is in it. */
function searched(reaches: Reaches): RawBuilder<string> {
  const email = seen(reaches, "email", sql`p.email`);
  if (reaches.puesto === "all" && reaches.nombre_departamento_trabajador === "all") {
    return sql<string>`concat_ws(' ', p.texto_busqueda, ${email})`;
  }
  return sql<string>`texto_plano(concat_ws(' ', p.nombre_completo, ${seen(reaches, "puesto", sql`p.puesto`)},
    ${seen(reaches, "nombre_departamento_trabajador", sql`p.nombre_departamento_trabajador`)}, ${email}))`;
}

const indexed = ({ words: [longest = ""] }: Filters): RawBuilder<boolean> =>
  longest.length < indexedLength
    ? sql<boolean>`true`
    : sql<boolean>`t.id = any(array(select buscar_en_directorio(${longest})))`;

function filtered(
  filters: Filters,
  { viewer, reaches }: { viewer: ViewerKey; reaches: Reaches },
): RawBuilder<unknown> {
  const { words, departamento, centro_id, relacion } = filters;
  const conditions = [
    ...words.map((word) => sql`strpos(b.texto, texto_plano(${word})) > 0`),
    ...(departamento === undefined
      ? []
      : [
          sql`${seen(reaches, "nombre_departamento_trabajador", sql`p.nombre_departamento_trabajador`)} = ${departamento}`,
        ]),
    ...(centro_id === undefined
      ? []
      : [sql`${seen(reaches, "centro_trabajo", sql`p.centro_id`)} = ${centro_id}`]),
    ...(relacion === undefined
      ? []
      : [sql`p.relacion = ${relacion} and p.id <> ${viewer.trabajador_id}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** True if the list is not that of everybody. */
const isFiltered = ({ words, departamento, centro_id, relacion, only }: Filters): boolean =>
  words.length > 0 ||
  [departamento, centro_id, relacion, only].some((value) => value !== undefined);

const supervisors = (today: string): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('id', j.id, 'nombre_completo', j.nombre_completo,
      'link_foto', j.link_foto) order by texto_plano(j.nombre_completo), j.id), '[]')
    from supervision v cross join lateral (select j.* from trabajador j
      where j.empresa_id = empresa_actual() and j.id = v.supervisor_id limit 1) j
    where v.empresa_id = empresa_actual() and v.supervisado_id = p.id
      and v.vigencia @> ${today}::date and ${employed("j", today)})`;

const seniority = (today: string): RawBuilder<unknown> => sql`
  (select json_build_object('anyos', m.meses / 12, 'meses', m.meses % 12,
      'dias', ${today}::date - (p.fecha_alta + make_interval(months => m.meses))::date)
    from (select age(${today}::date, p.fecha_alta) as edad) e
    cross join lateral (
      select (extract(year from e.edad) * 12 + extract(month from e.edad))::integer as meses) m)`;

const shown = (reaches: Reaches, today: string): RawBuilder<unknown> => sql`
  json_build_object('id', p.id, 'nombre_completo', p.nombre_completo, 'link_foto', p.link_foto,
    'relacion', p.relacion, 'cercano', p.cercano,
    'puesto', ${seen(reaches, "puesto", sql`p.puesto`)},
    'nombre_departamento_trabajador',
      ${seen(reaches, "nombre_departamento_trabajador", sql`p.nombre_departamento_trabajador`)},
    'centro_trabajo', ${seen(reaches, "centro_trabajo", sql`p.centro_trabajo`)},
    'nombre_empresa', ${seen(reaches, "nombre_empresa", sql`(select nombre from empresa)`)},
    'email', ${seen(reaches, "email", sql`p.email`)},
    'telefono', ${seen(reaches, "telefono", sql`p.telefono`)},
    'supervisores', ${seen(reaches, "supervisores", supervisors(today))},
    'antiguedad', ${seen(reaches, "antiguedad", seniority(today))},
    'fin_contrato', ${seen(reaches, "fin_contrato", contractEnd(today))},
    'cumpleanyos', ${seen(reaches, "cumpleanyos", birthday)},
    'sexo', ${seen(reaches, "sexo", sql`p.sexo`)},
    'salario_bruto_anual', ${seen(reaches, "salario_bruto_anual", salary(today))})`;

/** Data of a person beyond their own row that a query needs. */
type Needs = { isRelated: boolean; hasContact: boolean; hasCentre: boolean };

const everything: Needs = { isRelated: true, hasContact: true, hasCentre: true };

function needsOf({ words, orden, ...filters }: Filters, reaches: Reaches): Needs {
  const [isSearched, hasCentre] = [words.length > 0, orden === "centro_trabajo"];
  const used: DirectoryColumn[] = [
    orden,
    ...(isSearched ? (["puesto", "nombre_departamento_trabajador", "email"] as const) : []),
  ];
  if (filters.departamento !== undefined) used.push("nombre_departamento_trabajador");
  if (filters.centro_id !== undefined) used.push("centro_trabajo");
  return {
    isRelated:
      orden === "relacion" ||
      filters.relacion !== undefined ||
      used.some((column) => reaches[column] === "near"),
    hasContact: isSearched || orden === "email",
    hasCentre: hasCentre || filters.centro_id !== undefined,
  };
}

/** Current workers with the required data, without further look-ups. */
function people(viewer: ViewerKey, needs: Needs, condition: RawBuilder<unknown>) {
  const { today, trabajador_id } = viewer;
  return sql`
    select t.id, t.nombre_completo, t.link_foto, t.puesto, t.nombre_departamento_trabajador,
      t.fecha_alta, t.fecha_baja, t.fecha_nacimiento, t.mostrar_cumpleanyos, t.sexo, t.texto_busqueda,
      ${needs.hasContact ? contactData(viewer, "email_trabajo") : sql`null::text`} as email,
      ${needs.hasContact ? contactData(viewer, "telefono_trabajo") : sql`null::text`} as telefono,
      ${needs.hasCentre ? sql`c.id` : sql`null::integer`} as centro_id,
      ${needs.hasCentre ? sql`c.nombre` : sql`null::text`} as centro_trabajo,
      ${needs.isRelated ? relationOf("t", trabajador_id) : sql`null::text`} as relacion,
      ${needs.isRelated ? isNear("t", viewer) : sql`false`} as cercano
    from trabajador t
    ${needs.hasContact && viewer.privateContact !== "none" ? sql`join account a on a.account_user_id = t.account_user_id` : sql``}
    ${
      needs.hasCentre
        ? sql`left join trabajador_centro tc on tc.empresa_id = t.empresa_id
            and tc.trabajador_id = t.id and tc.vigencia @> ${today}::date
          left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id`
        : sql``
    }
    where t.empresa_id = empresa_actual() and ${employed("t", today)} and ${condition}`;
}

/**
 * A page of the current workers in order, and the filtered number. Columns hidden from the caller
 * are neither answered nor searched nor sorted. Without a search an index gives the list's own
 * order, and only the page's people are read, each by their id (the offset): a plan that joins them would
 * compare every pair while the statistics count fewer people than there are.
 * The limit is unknown to the planner: with 25 it would plan each answer anew, or sort all names of a company that it
 * takes for a small one.
 */
export async function readPeople(
  tx: Tx,
  input: { viewer: ViewerKey; reaches: Reaches; filters: Filters },
): Promise<{ total: number; people: FoundRow[] }> {
  const { viewer, reaches, filters } = input;
  const { today } = viewer;
  const isSearched = filters.words.length > 0;
  const only = filters.only === undefined ? sql`true` : sql`t.id = ${filters.only}`;
  const day = sql`${today}::date`;
  const total = isFiltered(filters)
    ? sql`(select count(*)::integer from encontradas)`
    : countPeople({ desde: day, hasta: day });
  const candidates = people(
    viewer,
    needsOf(filters, reaches),
    sql`${only} and ${indexed(filters)}`,
  );
  const { rows } = await sql<{ total: number; people: FoundRow[] }>`
    with recursive ${relations(viewer)},
    encontradas as ${isSearched ? sql`materialized` : sql`not materialized`} (
      select p.id, ${orderKey(filters.orden, reaches, today)} as clave,
        texto_plano(p.nombre_completo) as nombre
      from (${candidates}) p
      cross join lateral (select ${isSearched ? searched(reaches) : sql`''`} as texto) b
      where ${filtered(filters, { viewer, reaches })}),
    pagina as materialized (
      select o.id, row_number() over () as orden from (
        select e.id from encontradas e ${orderOf(filters)}
        limit ${opaqueInteger(filters.take)} offset ${opaqueInteger(filters.skip)}) o)
    select ${total} as total,
      (select coalesce(json_agg(${shown(reaches, today)} order by g.orden), '[]')
        from pagina g
        join lateral (${people(viewer, everything, sql`t.id = g.id`)} offset 0) p on true) as people`.execute(
    tx,
  );
  return rows[0] ?? { total: 0, people: [] };
}

const orderOf = ({ orden, sentido }: Filters): RawBuilder<unknown> => {
  const way = sentido === "desc" ? sql`desc` : sql`asc`;
  return orden === "nombre_completo"
    ? sql`order by e.nombre ${way}, e.id ${way}`
    : sql`order by e.clave ${way} nulls last, e.nombre, e.id`;
};

/** True if somebody who works here is below the caller today. */
export async function readHasTeam(
  tx: Tx,
  key: Pick<ViewerKey, "trabajador_id" | "today">,
): Promise<boolean> {
  const { rows } = await sql`
    select from supervision s
    join trabajador t on t.empresa_id = s.empresa_id and t.id = s.supervisado_id
    where s.empresa_id = empresa_actual() and s.supervisor_id = ${key.trabajador_id}
      and s.vigencia @> ${key.today}::date and ${employed("t", key.today)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Departments and work centres of current workers, by name. */
export async function readChoices(tx: Tx, today: string): Promise<DirectoryChoices> {
  const { rows } = await sql<DirectoryChoices>`
    select
      (select coalesce(json_agg(d.nombre order by texto_plano(d.nombre), d.nombre), '[]') from (
        select distinct t.nombre_departamento_trabajador as nombre from trabajador t
        where t.empresa_id = empresa_actual() and t.nombre_departamento_trabajador is not null
          and ${employed("t", today)}) d) as departamentos,
      (select coalesce(json_agg(json_build_object('id', c.id, 'nombre', c.nombre)
          order by texto_plano(c.nombre), c.id), '[]')
        from centro_trabajo c
        where c.empresa_id = empresa_actual() and exists (
          select from trabajador_centro tc
          where tc.empresa_id = c.empresa_id and tc.centro_trabajo_id = c.id
            and tc.vigencia @> ${today}::date)) as centros`.execute(tx);
  return rows[0] ?? { departamentos: [], centros: [] };
}

export type Report = Person & { puesto: string | null; cercano: boolean };

/** Whom a person supervises today, by name; `cercano` as in the list. */
export async function readReports(
  tx: Tx,
  input: { viewer: ViewerKey; persona_id: number },
): Promise<Report[]> {
  const { viewer } = input;
  const { rows } = await sql<Report>`
    with recursive ${relations(viewer)}
    select t.id, t.nombre_completo, t.link_foto, t.puesto, ${isNear("t", viewer)} as cercano
    from supervision v join trabajador t on t.empresa_id = v.empresa_id and t.id = v.supervisado_id
    where v.empresa_id = empresa_actual() and v.supervisor_id = ${input.persona_id}
      and v.vigencia @> ${viewer.today}::date and ${employed("t", viewer.today)}
    order by texto_plano(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/** Head of a file: company, requester, and its work centre. */
export async function readScope(
  tx: Tx,
  key: { trabajador_id: number; centro_id: number | undefined },
): Promise<{ empresa: string; quien: string; centro: string | null }> {
  const { rows } = await sql<{ empresa: string; quien: string; centro: string | null }>`
    select e.nombre as empresa, t.nombre_completo as quien,
      (select c.nombre from centro_trabajo c
        where c.empresa_id = t.empresa_id and c.id = ${key.centro_id ?? null}::integer) as centro
    from trabajador t join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0] ?? { empresa: "", quien: "", centro: null };
}
