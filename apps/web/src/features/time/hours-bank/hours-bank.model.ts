/** States of an incidence by id, from 1 (Rule TIME-65), as the texts name them. */
export const stateKeys = ["pending", "rejected", "approved", "transferred"] as const;

/** Kinds of compensation by id, from 1 (Rule TIME-66), as the texts name them. */
export const compensationKeys = ["bag", "payroll", "holidays"] as const;

/** The name of a state's text. */
export function stateKey(id: number): (typeof stateKeys)[number] {
  return stateKeys[id - 1] ?? "pending";
}

/** The name of a compensation's text. */
export function compensationKey(id: number): (typeof compensationKeys)[number] {
  return compensationKeys[id - 1] ?? "bag";
}
