import type { ColumnOf } from "../columns.rules.ts";
import { assign, isInForce } from "../periods.rules.ts";
import { compare, firstOnly, isSame, readersOf } from "../plans.rules.ts";
import type { Outcome, PlanContext } from "../plans.rules.ts";
import type { Place, RowReader, SourceRow } from "../rows.rules.ts";
import type { DatedCode, PersonFields, PersonRow } from "../snapshot/snapshot.rules.ts";
import { dateOf, textOf } from "../values.rules.ts";

import { planAccount } from "./accounts.rules.ts";
import type { AccountStep } from "./accounts.rules.ts";
import { directoryOf, noteTaken, readIdentity, recognise } from "./directory.rules.ts";
import type { Directory } from "./directory.rules.ts";
import { fieldColumns, readFields } from "./fields.rules.ts";

type Reader = RowReader<"trabajadores">;

/** Plan of a worker. */
export type PersonItem = {
  /** Null for a new worker. */
  id: number | null;
  fields: PersonFields;
  account: AccountStep;
  /** All dated assignments after the import, or undefined where they stay as they are. */
  centros: DatedCode[] | undefined;
  horarios: DatedCode[] | undefined;
};

/** Codes that a worker's row may name: those of the company and of the files. */
export type KnownCodes = { centres: ReadonlySet<string>; schedules: ReadonlySet<string> };

/** Plan of the rows of `trabajadores`. */
export function planPeople(
  rows: SourceRow[],
  context: PlanContext,
  codes: KnownCodes,
): Array<Outcome<PersonItem>> {
  const directory = directoryOf(context.snapshot);
  const assertFirst = onlyOnce();
  return readersOf("trabajadores", rows, context).flatMap((reader) => {
    const identity = readIdentity(reader);
    const existing = recognise(identity, directory);
    assertFirst(reader, identity, existing);
    noteTaken(reader, { identity, existing, directory });
    const fields = readFields(reader, {
      identity,
      existing: existing?.fields,
      language: context.snapshot.empresa.idioma,
    });
    const account = planAccount(reader, { email: identity.email, existing, directory });
    const assignments = readAssignments(reader, codes);
    if (fields === undefined || account === undefined || !reader.isClean()) return [];
    const { hoy } = context.snapshot;
    const dated = datesOf(assignments, { fields, existing, today: hoy });
    const item = { id: existing?.id ?? null, fields, account, ...dated };
    return [outcomeOf(item, existing, { directory, place: reader.place, today: hoy })];
  });
}

/** Two rows may name one person by the same column, or by different ones. */
function onlyOnce() {
  const isFirst = firstOnly<"trabajadores">();
  const lines = new Map<number, number | null>();
  return (
    reader: Reader,
    identity: ReturnType<typeof readIdentity>,
    existing: PersonRow | undefined,
  ): void => {
    const first = [
      isFirst(reader, "codigo", identity.code),
      isFirst(reader, "nif", identity.nif),
      isFirst(reader, "email", identity.email),
    ];
    if (existing === undefined || first.includes(false)) return;
    const earlier = lines.get(existing.id);
    if (earlier === undefined) lines.set(existing.id, reader.place.line);
    else reader.note("codigo", "duplicate", { line: earlier ?? 0 });
  };
}

type Assignments = Record<"centre" | "schedule" | "from", string | null | undefined>;

function readAssignments(reader: Reader, codes: KnownCodes): Assignments {
  const centre = reader.optional("centro", textOf(40));
  const schedule = reader.optional("horario", textOf(40));
  if (centre && !codes.centres.has(centre)) reader.note("centro", "unknown_centre");
  if (schedule && !codes.schedules.has(schedule)) reader.note("horario", "unknown_schedule");
  return { centre, schedule, from: reader.optional("desde", dateOf) };
}

/** A blank cell leaves the assignment; without a date it holds from the first day, later from today. */
function datesOf(
  { centre, schedule, from }: Assignments,
  input: { fields: PersonFields; existing: PersonRow | undefined; today: string },
): Pick<PersonItem, "centros" | "horarios"> {
  const { fields, existing, today } = input;
  const assigned = (periods: DatedCode[], code: string | null | undefined) => {
    if (!code) return undefined;
    const isFirst = periods.length === 0 || today < fields.fecha_alta;
    const after = assign(periods, code, from ?? (isFirst ? fields.fecha_alta : today));
    return isSame(after, periods) ? undefined : after;
  };
  return {
    centros: assigned(existing?.centros ?? [], centre),
    horarios: assigned(existing?.horarios ?? [], schedule),
  };
}

/** Codes of the centre and the schedule of today, else of the last day. */
function assignedTo(existing: PersonRow | undefined, today: string) {
  const codeOn = (periods: DatedCode[] = []): string | undefined =>
    (periods.find((one) => isInForce(one, today)) ?? periods.at(-1))?.codigo;
  return { centro: codeOn(existing?.centros), horario: codeOn(existing?.horarios) };
}

function outcomeOf(
  item: PersonItem,
  existing: PersonRow | undefined,
  { directory, place, today }: { directory: Directory; place: Place; today: string },
): Outcome<PersonItem> {
  const { fields, account } = item;
  const places = [place];
  const before = existing && directory.accountsById.get(existing.account_user_id);
  const compared = compare({
    item: fields,
    existing: existing?.fields,
    label: "",
    columns: fieldColumns,
    places,
  });
  const more: Array<ColumnOf<"trabajadores">> = [
    ...(account.email === before?.email ? [] : ["email" as const]),
    ...(item.centros === undefined ? [] : ["centro" as const]),
    ...(item.horarios === undefined ? [] : ["horario" as const]),
  ];
  const name = [fields.nombre, fields.apellido1, fields.apellido2].filter(Boolean).join(" ");
  const label = `${fields.codigo} ${name}`;
  if (compared.kind === "new") return { ...compared, item, label };
  const all = [...compared.columns, ...more];
  const kind = all.length === 0 ? "unchanged" : "changed";
  const stored = { email: before?.email, ...assignedTo(existing, today) };
  return { kind, item, label, columns: all, places, before: { ...compared.before, ...stored } };
}
