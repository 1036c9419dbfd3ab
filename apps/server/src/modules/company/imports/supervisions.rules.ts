import { addDays } from "../../../lib/calendar/dates.ts";
import { normalizeNationalId } from "../../../lib/spain/national-id.ts";

import type { ColumnOf } from "./columns.rules.ts";
import type { PersonItem } from "./people/people.rules.ts";
import { isInForce, overlaps } from "./periods.rules.ts";
import { isSame, readersOf } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { Place, RowReader, SourceRow } from "./rows.rules.ts";
import type { Period, PersonFields, Snapshot } from "./snapshot/snapshot.rules.ts";
import { dateOf, listOf, textOf } from "./values.rules.ts";

type Reader = RowReader<"supervisores">;
type PersonColumns = { supervisores: "supervisor" | "supervisado"; saldos: "trabajador" };
type PeopleColumns = {
  areas: "trabajadores" | "gestores";
  proyectos: "trabajadores" | "responsables";
};

/** A person of the company after the import; a new one has no id yet. */
type Person = { id: number | null; fields: PersonFields; email: string };

/** Two people by the codes they have after the import, and when one supervises the other. */
export type SupervisionItem = Period & { supervisor: string; supervisado: string };

/** Rows of workers, and their plans. */
export type People = { rows: SourceRow[]; items: PersonItem[] };

/** Plan of the rows of `supervisores`. People are named by code, NIF or e-mail. */
export function planSupervisions(
  rows: SourceRow[],
  context: PlanContext,
  people: People,
): Array<Outcome<SupervisionItem>> {
  const { snapshot } = context;
  const find = peopleAfter(snapshot, people.items);
  const mentioned = mentionedIn(people.rows);
  const before = periodsByPair(snapshot);
  const planned = new Map<string, Array<Period & { line: number | null }>>();
  return readersOf("supervisores", rows, context).flatMap((reader) => {
    const supervisor = readPerson(reader, "supervisor", { find, mentioned });
    const supervised = readPerson(reader, "supervisado", { find, mentioned });
    const from = reader.optional("desde", dateOf);
    const last = reader.optional("hasta", dateOf);
    if (supervisor === undefined || supervised === undefined) return [];
    if (supervisor === supervised) reader.note("supervisado", "self_supervision");
    if (!supervisor.fields.permiso_supervisor) reader.note("supervisor", "not_supervisor");
    const existing = before.get(pairOf(supervisor.id, supervised.id)) ?? [];
    const period = periodOf({ from, last, existing, today: snapshot.hoy });
    if (period.hasta !== null && period.hasta <= period.desde) {
      reader.note("hasta", "end_before_start");
    }
    const codes = { supervisor: supervisor.fields.codigo, supervisado: supervised.fields.codigo };
    noteOverlap(reader, planned, { ...codes, ...period });
    if (!reader.isClean()) return [];
    return [outcomeOf({ ...codes, ...period }, existing, reader.place)];
  });
}

type Names = { find: (text: string) => Person | undefined; mentioned: ReadonlySet<string> };

/** The person that a cell names by code, NIF or e-mail; noted where there is none. */
export function readPerson<T extends keyof PersonColumns>(
  reader: RowReader<T>,
  column: PersonColumns[T] & ColumnOf<T>,
  { find, mentioned }: Names,
): Person | undefined {
  const text = reader.required(column, textOf(254));
  if (text === undefined) return undefined;
  const person = find(text);
  // A person whose own row is wrong is not unknown: that row's problem is enough.
  if (person === undefined && !mentioned.has(text)) reader.note(column, "unknown_worker");
  return person;
}

/**
 * Codes of the people that a cell names by code, NIF or e-mail, in order. `lacks` gives the problem of a person
 * who may not stand there.
 */
export function readPeople<T extends keyof PeopleColumns>(
  reader: RowReader<T>,
  column: PeopleColumns[T] & ColumnOf<T>,
  { find, mentioned }: Names,
  lacks: (person: Person) => "not_shift_manager" | "not_in_charge" | null = () => null,
): string[] | null | undefined {
  const named = reader.optional(column, listOf(254));
  if (named === undefined || named === null) return named;
  const codes = named.flatMap((name) => {
    const person = find(name);
    // A person whose own row is wrong is not unknown: that row's problem is enough.
    if (person === undefined && !mentioned.has(name)) {
      reader.note(column, "unknown_person", { name });
    }
    const problem = person === undefined ? null : lacks(person);
    if (problem !== null) reader.note(column, problem, { name });
    return person === undefined ? [] : [person.fields.codigo];
  });
  return [...new Set(codes)].toSorted();
}

/** Codes, NIFs and e-mails that rows of workers name. */
export function mentionedIn(rows: SourceRow[]): Set<string> {
  return new Set(
    rows.flatMap(({ cells }) =>
      [cells["codigo"], cells["nif"], cells["email"]].flatMap((cell) => cell?.text ?? []),
    ),
  );
}

/** People by code, NIF or e-mail, as they are after the import. */
export function peopleAfter(
  snapshot: Snapshot,
  items: PersonItem[],
): (text: string) => Person | undefined {
  const emails = new Map(snapshot.cuentas.map((one) => [one.account_user_id, one.email]));
  const imported = new Set(items.map((item) => item.id));
  const people: Person[] = [
    ...items.map((item) => ({ id: item.id, fields: item.fields, email: item.account.email })),
    ...snapshot.trabajadores
      .filter((person) => !imported.has(person.id))
      .map(({ id, fields, account_user_id }) => ({
        id,
        fields,
        email: emails.get(account_user_id) ?? "",
      })),
  ];
  const byCode = new Map(people.map((person) => [person.fields.codigo, person]));
  const byNif = new Map(people.map((person) => [person.fields.nif, person]));
  const byEmail = new Map(people.map((person) => [person.email, person]));
  return (text) =>
    byCode.get(text) ?? byNif.get(normalizeNationalId(text)) ?? byEmail.get(text.toLowerCase());
}

function periodsByPair(snapshot: Snapshot): Map<string, Period[]> {
  const groups = Map.groupBy(snapshot.supervisiones, (one) =>
    pairOf(one.supervisor_id, one.supervisado_id),
  );
  return new Map(
    [...groups].map(([pair, periods]) => [
      pair,
      periods.map(({ desde, hasta }) => ({ desde, hasta })),
    ]),
  );
}

function pairOf(supervisor: number | null, supervised: number | null): string {
  return `${supervisor ?? "new"} ${supervised ?? "new"}`;
}

/** Without a first day the relation that holds today or later goes on; a new one begins today. */
function periodOf(input: {
  from: string | null | undefined;
  last: string | null | undefined;
  existing: Period[];
  today: string;
}): Period {
  const { from, last, existing, today } = input;
  const running =
    existing.find((period) => isInForce(period, today)) ??
    existing.find((period) => period.desde > today);
  return {
    desde: from ?? running?.desde ?? today,
    // The file names the last day, the database the first one without.
    hasta: last ? addDays(last, 1) : null,
  };
}

function noteOverlap(
  reader: Reader,
  planned: Map<string, Array<Period & { line: number | null }>>,
  item: SupervisionItem,
): void {
  const pair = JSON.stringify([item.supervisor, item.supervisado]);
  const earlier = planned.get(pair) ?? [];
  const clash = earlier.find((period) => overlaps(period, item));
  if (clash !== undefined) {
    reader.note("supervisado", "supervision_overlap", { line: clash.line ?? 0 });
  }
  planned.set(pair, [
    ...earlier,
    { desde: item.desde, hasta: item.hasta, line: reader.place.line },
  ]);
}

function outcomeOf(
  item: SupervisionItem,
  existing: Period[],
  place: Place,
): Outcome<SupervisionItem> {
  const places = [place];
  const label = `${item.supervisor} → ${item.supervisado}`;
  const period = { desde: item.desde, hasta: item.hasta };
  if (existing.some((one) => isSame(one, period))) {
    return { kind: "unchanged", item, label, columns: [], places, before: {} };
  }
  const touched = existing.filter((one) => overlaps(one, period));
  if (touched.length === 0) return { kind: "new", item, label, columns: [], places, before: {} };
  const columns = touched.some((one) => one.desde === item.desde) ? ["hasta"] : ["desde"];
  const [first] = touched;
  const until = first?.hasta ?? null;
  // The database names the first day without, people the last day.
  const before = { desde: first?.desde, hasta: until === null ? null : addDays(until, -1) };
  return { kind: "changed", item, label, columns, places, before };
}
