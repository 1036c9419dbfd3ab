/**
 * The town of a Spanish address, which stands after its postal code ('…, 28046 Madrid'); null where
 * there is none.
 */
export function townOf(address: string | null): string | null {
  const [, town] = /\b\d{5}\s+([^\d,()]+)/.exec(address ?? "") ?? [];
  const name = town?.trim() ?? "";
  return name === "" ? null : name;
}
