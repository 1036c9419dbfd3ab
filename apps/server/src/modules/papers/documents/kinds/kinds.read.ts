import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { OfficeDocumentKind } from "@atrio/contract/papers/documents-office";

import type { Tx } from "../../../../db/client.ts";

import type { KindTerms } from "./kinds.rules.ts";

/** A kind that a company wrote down, with its name in a language. */
export type KindRow = KindTerms & { nombre: string; activo: boolean };

const periods = sql`k.caduca_meses, k.aviso_dias, k.conserva_meses, k.laboral`;

/** The company's own kinds in their order; empty where it uses the product's. */
export async function readKinds(tx: Tx, language: Language): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`
    select k.codigo, k.nombre->>${language} as nombre, k.clase, k.visible_supervisor,
      k.requiere_aprobacion, k.activo, ${periods}
    from documento_tipo k
    where k.empresa_id = empresa_actual()
    order by k.orden, k.codigo`.execute(tx);
  return rows;
}

/** The company's own kinds in their order, with their names in all languages. Fit for `db.read`. */
export async function readNamedKinds(tx: Tx): Promise<OfficeDocumentKind[]> {
  const { rows } = await sql<OfficeDocumentKind>`
    select k.codigo, k.nombre as nombres, k.clase, k.visible_supervisor, k.requiere_aprobacion,
      k.activo, ${periods}
    from documento_tipo k
    where k.empresa_id = empresa_actual()
    order by k.activo desc, k.orden, k.codigo`.execute(tx);
  return rows;
}
