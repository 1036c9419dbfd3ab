import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";

/** Last day for the proof that a request `s` still lacks; null where it lacks none (Rule LEAVE-73). */
export const missingProof = sql`case when s.justificante_hasta is not null
  and s.estado_id in (${sql.lit(requestStates.pending)}, ${sql.lit(requestStates.approved)})
  and s.sustituida_por is null and not s.borrada
  and not exists (select from solicitud_documento f
    where f.empresa_id = empresa_actual() and f.solicitud_id in (s.id, s.rectifica_id))
  then s.justificante_hasta end`;
