import { compare, firstOnly, readersOf, settle } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { RowReader, SourceRow } from "./rows.rules.ts";
import type { AreaRow } from "./snapshot/snapshot.rules.ts";
import { mentionedIn, peopleAfter } from "./supervisions.rules.ts";
import type { People } from "./supervisions.rules.ts";
import { listOf, textOf } from "./values.rules.ts";

type Reader = RowReader<"areas">;
type Names = { find: ReturnType<typeof peopleAfter>; mentioned: ReadonlySet<string> };

/**
 * Plan of the rows of `areas`: a work area with its centre, the workers who may be given its shifts and
 * the managers who plan them (Rule COMPANY-46). A column that is absent keeps what is there.
 */
export function planAreas(
  rows: SourceRow[],
  context: PlanContext,
  { people, centres }: { people: People; centres: ReadonlySet<string> },
): Array<Outcome<AreaRow>> {
  const { snapshot } = context;
  const names = { find: peopleAfter(snapshot, people.items), mentioned: mentionedIn(people.rows) };
  const isFirst = firstOnly<"areas">();
  return readersOf("areas", rows, context).flatMap((reader) => {
    const nombre = reader.required("nombre", textOf(80));
    const centro = reader.required("centro", textOf(40));
    const remarks = reader.optional("observaciones", textOf(500));
    const workers = readPeople(reader, "trabajadores", names);
    const managers = readPeople(reader, "gestores", names);
    if (centro !== undefined && !centres.has(centro)) reader.note("centro", "unknown_centre");
    if (!isFirst(reader, "nombre", nombre) || !nombre || !centro || !reader.isClean()) return [];
    const existing = snapshot.areas.find((one) => one.nombre === nombre);
    const item: AreaRow = {
      nombre,
      centro,
      observaciones: settle(remarks, existing?.observaciones, null),
      trabajadores: settle(workers, existing?.trabajadores, []),
      gestores: settle(managers, existing?.gestores, []),
    };
    return [compare({ item, existing, label: nombre, columns })];
  });
}

/** Codes of the people that a cell names by code, NIF or e-mail, in order; managers hold the permission. */
function readPeople(
  reader: Reader,
  column: "trabajadores" | "gestores",
  { find, mentioned }: Names,
): string[] | null | undefined {
  const named = reader.optional(column, listOf(254));
  if (named === undefined || named === null) return named;
  const codes = named.flatMap((name) => {
    const person = find(name);
    // A person whose own row is wrong is not unknown: that row's problem is enough.
    if (person === undefined && !mentioned.has(name)) {
      reader.note(column, "unknown_person", { name });
    }
    if (person !== undefined && column === "gestores" && !person.fields.permiso_gestor_turnos) {
      reader.note(column, "not_shift_manager", { name });
    }
    return person === undefined ? [] : [person.fields.codigo];
  });
  return [...new Set(codes)].toSorted();
}

const columns: Array<[keyof AreaRow, string]> = [
  ["centro", "centro"],
  ["observaciones", "observaciones"],
  ["trabajadores", "trabajadores"],
  ["gestores", "gestores"],
];
