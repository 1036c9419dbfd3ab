import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";
import { fromDocuments, ledBy, readDocuments } from "../documents.read.ts";
import type { DocumentRow, Reading } from "../documents.read.ts";

/** Filters of a supervisor's list; absent ones do not narrow it. */
export type TeamFilter = {
  ids?: readonly number[] | undefined;
  aprobacion?: "pendiente" | "aprobada" | "rechazada" | undefined;
  trabajador_ids?: readonly number[] | undefined;
  /** Each of them must occur in the document's texts. */
  words: readonly Word[];
};

/** A word without accents in lower case, and the product's own kinds in whose names it is. */
export type Word = { text: string; kinds: readonly string[] };

const holds = ({ text, kinds }: Word, language: string) =>
  sql`(strpos(lower(unaccent(concat_ws(' ', d.titulo, d.nombre, t.nombre_completo,
      k.nombre->>${language}))), ${text}) > 0
    or (k.codigo is null and d.documento_tipo = any(${kinds})))`;

const isInState = ({ aprobacion }: TeamFilter) =>
  aprobacion === undefined ? sql`true` : sql`d.aprobacion is not distinct from ${aprobacion}`;

const meets = (reading: Reading, filter: TeamFilter) => sql`${ledBy(reading)}
  and (${filter.ids === undefined} or d.id = any(${filter.ids ?? []}))
  and (${filter.trabajador_ids === undefined} or d.trabajador_id = any(${filter.trabajador_ids ?? []}))
  and ${sql.join([sql`true`, ...filter.words.map((word) => holds(word, reading.language))], sql` and `)}`;

/** Documents of the people supervised by the reader on the date, newest first. */
export async function readTeamDocuments(
  tx: Tx,
  reading: Reading,
  filter: TeamFilter & { skip: number; take: number },
): Promise<DocumentRow[]> {
  const where = sql`${meets(reading, filter)} and ${isInState(filter)}`;
  return readDocuments(tx, reading, where, filter);
}

/** Number of documents on all pages, and of documents of any state that wait for a decision. */
export async function countTeamDocuments(
  tx: Tx,
  reading: Reading,
  filter: TeamFilter,
): Promise<{ total: number; pendientes: number }> {
  const { rows } = await sql<{ total: number; pendientes: number }>`
    select (count(*) filter (where ${isInState(filter)}))::integer as total,
      (count(*) filter (where d.aprobacion = 'pendiente'))::integer as pendientes
    ${fromDocuments}
    where d.empresa_id = empresa_actual() and d.retirado_en is null and ${meets(reading, filter)}`.execute(
    tx,
  );
  return rows[0] ?? { total: 0, pendientes: 0 };
}
