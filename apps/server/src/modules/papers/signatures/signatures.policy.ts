import type { Actor } from "@atrio/contract/access/actor";
import type { SignatureDocument } from "@atrio/contract/papers/signatures";

import { stateOf } from "./signatures.rules.ts";
import type { Standing } from "./signatures.rules.ts";

type Resource = Standing & { trabajador_id: number; firma_digital: boolean };

/** A document taken back can no longer be read. */
export function canOpen(actor: Actor, row: Resource): boolean {
  return row.trabajador_id === actor.trabajador_id && row.estado !== "anulado";
}

/** Actions of its worker on a signature document now; a handed-over session only reads. */
export function canOf(actor: Actor, row: Resource): SignatureDocument["can"] {
  const isPending = stateOf(row) === "pendiente" && canOpen(actor, row);
  const mayAct = isPending && actor.suplantada_por === null;
  const maySign = mayAct && row.firma_digital && row.fecha_lectura !== null;
  return { abrir: canOpen(actor, row), pedir_codigo: maySign, firmar: maySign, rechazar: mayAct };
}
