import type { CompanyMessage } from "@atrio/contract/messages/company-messages";

/** Whom a message is for, as its writer says it. */
export type Audience = {
  destinatarios: CompanyMessage["destinatarios"];
  centro_ids?: number[] | undefined;
  departamentos?: string[] | undefined;
  trabajador_ids?: number[] | undefined;
};

const lists = ["centro_ids", "departamentos", "trabajador_ids"] as const;
type List = (typeof lists)[number];

const listOf: Record<Audience["destinatarios"], List | null> = {
  todos: null,
  centros: "centro_ids",
  departamentos: "departamentos",
  trabajadores: "trabajador_ids",
};

/** The list that is missing or not wanted where an audience does not say one thing; else undefined. */
export function wrongList(audience: Audience): List | undefined {
  const wanted = listOf[audience.destinatarios];
  return lists.find((list) => (audience[list] !== undefined) !== (list === wanted));
}

/** People reached by a job. */
const peopleAtOnce = 200;

/** Ids in groups of at most 200. */
export function inGroups(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / peopleAtOnce);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * peopleAtOnce, (index + 1) * peopleAtOnce),
  );
}
