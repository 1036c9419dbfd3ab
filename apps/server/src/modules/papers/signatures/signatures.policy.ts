import type { Actor } from "@atrio/contract/access/actor";
import type { SignatureDocument } from "@atrio/contract/papers/signatures";

import { stateOf } from "./signatures.rules.ts";
import type { Standing } from "./signatures.rules.ts";

type Resource = Standing & { trabajador_id: number; firma_digital: boolean };

/** What was taken back is not there to be read any more. */
export function canOpen(actor: Actor, row: Resource): boolean {
  return row.trabajador_id === actor.trabajador_id && row.estado !== "anulado";
}

/** What its worker may do with a signature document now; whoever stands in for them only looks. */
export function canOf(actor: Actor, row: Resource): SignatureDocument["can"] {
  const isPending = stateOf(row) === "pendiente" && canOpen(actor, row);
  const mayAct = isPending && actor.suplantada_por === null;
  const maySign = mayAct && row.firma_digital && row.fecha_lectura !== null;
  return { abrir: canOpen(actor, row), pedir_codigo: maySign, firmar: maySign, rechazar: mayAct };
}
