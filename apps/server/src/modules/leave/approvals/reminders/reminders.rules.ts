import { timeRequestKinds } from "@atrio/contract/kinds";

/** Wait before a first reminder of a request; further ones follow weekly. */
export const patience = { asked: { hours: 3 * 24 }, reminded: { hours: 7 * 24 } };

/** A pending request with the recipients of its reminder. */
export type Waiting = { id: number; pe_solicitud_tipo_id: number; personas: readonly number[] };

/** Contents of a reminder: the requests of one page. */
export type Reminder = { reader: number; area: "absences" | "time"; ids: number[] };

const aboutTime: ReadonlySet<number> = new Set(Object.values(timeRequestKinds));

/** A reminder for each person and page, for any number of requests. */
export function remindersOf(waiting: readonly Waiting[]): Reminder[] {
  const each = waiting.flatMap(({ id, pe_solicitud_tipo_id, personas }) =>
    personas.map((reader) => ({
      id,
      reader,
      area: aboutTime.has(pe_solicitud_tipo_id) ? "time" : "absences",
    })),
  );
  return [...Map.groupBy(each, (one) => `${one.reader}:${one.area}`).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const area = first.area === "time" ? "time" : "absences";
    return [{ reader: first.reader, area, ids: group.map((one) => one.id) }];
  });
}
