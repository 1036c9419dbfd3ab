import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { OfficeNoticeText } from "@atrio/contract/messages/notice-texts";

import type { Tx } from "../../../db/client.ts";

/** A company's words for a sentence in a language. */
export type OwnText = NonNullable<OfficeNoticeText["textos"][number]["propio"]> & {
  frase: string;
  idioma: Language;
};

/** All words of the company's own, with who wrote them. One query, fit for `db.read`. */
export async function readOwnTexts(tx: Tx): Promise<OwnText[]> {
  const { rows } = await sql<OwnText>`
    select x.frase, x.idioma, x.titulo, x.texto, x.guardado_en,
      json_build_object('id', t.id, 'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto)
        as guardado_por
    from aviso_texto x
    join trabajador t on t.empresa_id = x.empresa_id and t.id = x.guardado_por
    where x.empresa_id = empresa_actual()
    order by x.frase, x.idioma`.execute(tx);
  return rows;
}
