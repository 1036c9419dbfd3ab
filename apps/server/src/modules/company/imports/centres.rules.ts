import { compare, firstOnly, readersOf, settle } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { SourceRow } from "./rows.rules.ts";
import type { CentreRow } from "./snapshot/snapshot.rules.ts";
import { networksOf, textOf, zoneOf } from "./values.rules.ts";

/** Plan of the rows of `centros`. `calendars` are those of the company and of the files. */
export function planCentres(
  rows: SourceRow[],
  context: PlanContext,
  calendars: ReadonlySet<string>,
): Array<Outcome<CentreRow>> {
  const { snapshot } = context;
  const byCode = new Map(snapshot.centros.map((centre) => [centre.codigo, centre]));
  const isFirst = firstOnly<"centros">();
  return readersOf("centros", rows, context).flatMap((reader) => {
    const code = reader.required("codigo", textOf(40));
    const name = reader.required("nombre", textOf(120));
    const address = reader.optional("direccion", textOf(250));
    const zone = reader.optional("zona_horaria", zoneOf);
    const calendar = reader.optional("calendario", textOf(80));
    const networks = reader.optional("rangos_ip", networksOf);
    if (calendar && !calendars.has(calendar)) reader.note("calendario", "unknown_calendar");
    if (!isFirst(reader, "codigo", code) || !code || !name || !reader.isClean()) return [];
    const existing = byCode.get(code);
    const item: CentreRow = {
      codigo: code,
      nombre: name,
      direccion: settle(address, existing?.direccion, null),
      zona_horaria: settle(zone, existing?.zona_horaria, snapshot.empresa.zona_horaria),
      calendario: settle(calendar, existing?.calendario, null),
      rangos_ip: settle(networks, existing?.rangos_ip, []),
    };
    return [compare({ item, existing, label: `${code} ${name}`, columns, places: [reader.place] })];
  });
}

const columns: Array<[keyof CentreRow, string]> = [
  ["nombre", "nombre"],
  ["direccion", "direccion"],
  ["zona_horaria", "zona_horaria"],
  ["calendario", "calendario"],
  ["rangos_ip", "rangos_ip"],
];
