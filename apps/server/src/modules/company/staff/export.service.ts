import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { formatDate } from "../../../lib/calendar/format.ts";
import { csvFile } from "../../../lib/files/csv.ts";
import { workbookFile } from "../../../lib/files/xlsx.ts";
import { contractKindText } from "../../../lib/words/contract-kinds.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { readStaff } from "./staff.read.ts";
import type { StaffFilter, StaffPart } from "./staff.read.ts";
import { momentOf } from "./staff.service.ts";

/** People of a file; a larger one would hold the memory of a server for seconds. */
const mostPeople = 20_000;

type Asked = StaffFilter & Pick<StaffPart, "orden" | "sentido"> & { formato: "csv" | "xlsx" };

/** The filtered people as a file; the export is an act of its own. Errors: directory.too_large. */
export async function exportStaff(
  ctx: AppContext,
  { actor, meta }: { actor: Actor; meta: { ip: string; language: Language } },
  { formato, orden, sentido, ...filter }: Asked,
): Promise<FileAnswer> {
  const moment = momentOf(ctx, actor);
  const part = { orden, sentido, skip: 0, take: mostPeople };
  const people = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { data, total } = await readStaff(tx, moment, { filter, part });
    if (total > mostPeople) fail("directory.too_large");
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "trabajadores.exportados",
      detalle: { formato, personas: data.length },
    });
    return data;
  });
  const { file, state, access } = wordsIn(meta.language, "company/staff-words");
  const { columns } = file;
  const rows = people.map((one) => [
    one.codigo,
    one.nombre_completo,
    one.email,
    one.puesto ?? "",
    one.departamento ?? "",
    one.centro_trabajo ?? "",
    one.supervisores.join(", "),
    one.codigo_contrato === null ? "" : contractKindText(meta.language, one.codigo_contrato),
    formatDate(one.fecha_alta),
    one.fecha_baja === null ? "" : formatDate(one.fecha_baja),
    state[one.estado],
    access[one.acceso],
  ]);
  const table = [Object.values(columns), ...rows];
  const name = `${file.name}-${moment.today}.${formato}`;
  if (formato === "csv") return csvFile(name, table);
  return workbookFile(name, [{ sheet: file.sheet, rows: table }]);
}
