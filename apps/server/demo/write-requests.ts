import type { Client } from "pg";

import { addDays } from "../src/lib/calendar/dates.ts";

import type { Company } from "./company.ts";
import type { Cell } from "./copy.ts";
import { drawClosings } from "./month-closures.ts";
import type { MonthClosing, MonthFigures } from "./month-closures.ts";
import type { Person } from "./people.ts";
import { seeded } from "./random.ts";
import type { Random } from "./random.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type RequestWriting = { client: Client; company: Company; window: Window };

type Row = Record<string, Cell>;

/** Rows whose request's id is taken when everything is known: until then it is its place. */
type Rows = { requests: Row[]; approvals: Row[]; closures: Row[] };

const closureKind = 10;
const correctionKind = 11;
const states = { pending: 1, approved: 2, rejected: 3 } as const;
const rejection = "Falta el fichaje de salida de un día. Corrígelo y vuelve a pedirlo.";

/** Writes the closures of the months that have ended, with who approved them. */
export async function writeClosures(
  writing: RequestWriting,
  ids: CompanyIds,
  months: ReadonlyMap<string, readonly MonthFigures[]>,
): Promise<void> {
  const { client, company, window } = writing;
  const rows: Rows = { requests: [], approvals: [], closures: [] };
  for (const person of company.personas) {
    const random = seeded(`${company.slug} ${person.codigo} closures`);
    for (const closing of drawClosings(random, months.get(person.codigo) ?? [], window.today)) {
      addClosure(rows, { ids, person, closing, random });
    }
  }
  const scope = { empresa_id: ids.empresa_id };
  const first = await reserveFor(client, "solicitud", rows.requests);
  const placed = (list: readonly Row[]) =>
    list.map(({ place, ...row }) => ({ ...scope, ...row, solicitud_id: first + Number(place) }));
  await insertObjects(
    client,
    "solicitud",
    rows.requests.map((row, index) => ({ id: first + index, ...scope, ...row })),
  );
  await insertObjects(client, "solicitud_aprobacion", placed(rows.approvals));
  await insertObjects(client, "cierre_mes", placed(rows.closures));
  await askForCorrections(client, scope.empresa_id, window.today);
}

type Adding = { ids: CompanyIds; person: Person; closing: MonthClosing; random: Random };

function addClosure(rows: Rows, { ids, person, closing, random }: Adding): void {
  const { sent, state, ...figures } = closing;
  const own = { trabajador_id: idOf(ids.trabajador, person.codigo) };
  const deciders = supervisorsOf(person, sent);
  const isDecided = state !== "pending";
  // A person without supervisors waits for the administrator, to whom the demo leaves the last
  // word.
  if (deciders.length === 0 && isDecided) return;
  const decided = `${addDays(sent, random.integer(1, 4))}T09:40:00.000Z`;
  const place = rows.requests.push({
    ...own,
    pe_solicitud_tipo_id: closureKind,
    estado_id: states[state],
    creada_en: `${sent}T07:30:00.000Z`,
    decidida_en: isDecided ? decided : null,
  });
  rows.closures.push({ ...own, ...figures, vigente: state !== "rejected", place: place - 1 });
  for (const [index, codigo] of deciders.entries()) {
    // Partial approvals: the first of two approvers has sometimes decided.
    const hasApproved =
      state === "approved" || (state === "pending" && index === 0 && deciders.length > 1);
    const hasRejected = state === "rejected" && index === 0;
    const decision = hasApproved || hasRejected;
    rows.approvals.push({
      ...own,
      place: place - 1,
      supervisor_id: idOf(ids.trabajador, codigo),
      aprobada: decision ? hasApproved : null,
      motivo: hasRejected ? rejection : null,
      decidida_en: decision ? decided : null,
    });
  }
}

function supervisorsOf(person: Person, date: string): string[] {
  return person.supervisores
    .filter(({ desde, hasta }) => desde <= date && (hasta === null || date < hasta))
    .map(({ codigo }) => codigo)
    .toSorted();
}

/** Some people ask for the end of a recent day to be put right. */
async function askForCorrections(client: Client, companyId: number, today: string): Promise<void> {
  await client.query(
    `with recent as (
      select distinct on (f.trabajador_id) f.trabajador_id, j.dia, f.id, f.fichador_id,
          f.hora_inicio, f.hora_fin
        from fichaje f
        join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
        where f.empresa_id = $1 and f.parada_id is null and f.hora_fin is not null and not f.borrado
          and j.dia between $2::date - 6 and $2::date - 1
          and not exists (select from incidencia i where i.empresa_id = f.empresa_id
            and i.trabajador_id = f.trabajador_id and i.dia = j.dia)
          and not exists (select from cierre_mes c where c.empresa_id = f.empresa_id
            and c.trabajador_id = f.trabajador_id and c.vigente
            and c.anyo = extract(year from j.dia) and c.mes = extract(month from j.dia))
          and exists (select from supervision s where s.empresa_id = f.empresa_id
            and s.supervisado_id = f.trabajador_id and s.vigencia @> $2::date)
        order by f.trabajador_id, f.hora_inicio desc),
    chosen as (select * from recent where trabajador_id % 9 = 4),
    asked as (
      insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id, descripcion, creada_en)
        select $1, trabajador_id, $3, 'Fiché la salida antes de cerrar la consulta.',
          ($2::date - 1)::timestamp at time zone 'UTC' + interval '17 hours'
        from chosen
        returning id, trabajador_id),
    corrected as (
      insert into correccion (empresa_id, solicitud_id, trabajador_id, dia, propuesta)
        select $1, a.id, c.trabajador_id, c.dia, jsonb_build_array(jsonb_build_object(
          'accion', 'cambiar', 'fichaje_id', c.id, 'fichador_id', c.fichador_id,
          'hora_inicio', to_char(c.hora_inicio at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'hora_fin', to_char((c.hora_fin + interval '10 minutes') at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
        from asked a join chosen c using (trabajador_id))
    insert into solicitud_aprobacion (empresa_id, solicitud_id, trabajador_id, supervisor_id)
      select $1, a.id, a.trabajador_id, s.supervisor_id
      from asked a
      join supervision s on s.empresa_id = $1 and s.supervisado_id = a.trabajador_id
        and s.vigencia @> $2::date`,
    [companyId, today, correctionKind],
  );
}
