import type { PaperAudience } from "@atrio/contract/papers/audiences";

/** People of a document, as its sender says it. */
export type Audience = {
  destinatarios: PaperAudience;
  centro_ids?: number[] | undefined;
  departamentos?: string[] | undefined;
  trabajador_ids?: number[] | undefined;
};

const lists = ["centro_ids", "departamentos", "trabajador_ids"] as const;
type List = (typeof lists)[number];

const listOf: Record<PaperAudience, List | null> = {
  todos: null,
  centros: "centro_ids",
  departamentos: "departamentos",
  trabajadores: "trabajador_ids",
};

/** The list that is missing, or sent beside the wanted one; undefined where the audience is clear. */
export function wrongList(audience: Audience): List | undefined {
  const wanted = listOf[audience.destinatarios];
  return lists.find((list) => (audience[list] !== undefined) !== (list === wanted));
}
