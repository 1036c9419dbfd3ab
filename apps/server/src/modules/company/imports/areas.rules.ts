import { compare, firstOnly, readersOf, settle } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { SourceRow } from "./rows.rules.ts";
import type { AreaRow } from "./snapshot/snapshot.rules.ts";
import { mentionedIn, peopleAfter, readPeople } from "./supervisions.rules.ts";
import type { People } from "./supervisions.rules.ts";
import { textOf } from "./values.rules.ts";

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
    const managers = readPeople(reader, "gestores", names, (person) =>
      person.fields.permiso_gestor_turnos ? null : "not_shift_manager",
    );
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
    return [compare({ item, existing, label: nombre, columns, places: [reader.place] })];
  });
}

const columns: Array<[keyof AreaRow, string]> = [
  ["centro", "centro"],
  ["observaciones", "observaciones"],
  ["trabajadores", "trabajadores"],
  ["gestores", "gestores"],
];
