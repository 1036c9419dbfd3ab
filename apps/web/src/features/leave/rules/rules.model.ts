import type { EndpointResponse } from "@atrio/contract/endpoint";
import { requestKinds } from "@atrio/contract/kinds";
import type { BalanceKind } from "@atrio/contract/leave/leave";
import type { listLeaveRules } from "@atrio/contract/leave/leave-office";
import type { BalanceRule, BalanceRules } from "@atrio/contract/leave/leave-rules";

import { daysBetween } from "../../../lib/format.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { plainText } from "../../../lib/plain-text.ts";

export type OfficeRule = EndpointResponse<typeof listLeaveRules>["data"][number];

export const ruleGroups = ["saldos", "retribuidos", "sin_sueldo", "salud"] as const;
export type RuleGroup = (typeof ruleGroups)[number];

/** Group of a rule in the list. */
function groupOf({
  pe_solicitud_tipo_id,
  saldo,
}: Pick<OfficeRule, "pe_solicitud_tipo_id" | "saldo">): RuleGroup {
  if (pe_solicitud_tipo_id === requestKinds.paidLeave) return "retribuidos";
  if (pe_solicitud_tipo_id === requestKinds.unpaidLeave) return "sin_sueldo";
  return saldo === null ? "salud" : "saldos";
}

/** Rules whose name or legal source has the words, by group and without empty groups. */
export function foundRules(
  rules: readonly OfficeRule[],
  words: string,
): Array<{ group: RuleGroup; rules: OfficeRule[] }> {
  const wanted = plainText(words.trim());
  const found = rules.filter(({ nombre, norma }) =>
    plainText(`${nombre} ${norma ?? ""}`).includes(wanted),
  );
  const groups = groupBy(found, groupOf);
  return ruleGroups.flatMap((group) => {
    const own = groups.get(group);
    return own === undefined ? [] : [{ group, rules: own }];
  });
}

/** Rule of a balance that holds for a year, if any. */
export function ruleFor(
  rules: readonly BalanceRule[],
  saldo: BalanceKind | null,
  year: number,
): BalanceRule | undefined {
  return rules
    .filter((rule) => rule.saldo === saldo && rule.desde_anyo <= year)
    .toSorted((a, b) => b.desde_anyo - a.desde_anyo)[0];
}

/** Rules of a balance that begin after a year, in order. */
export function plannedRules(
  rules: readonly BalanceRule[],
  saldo: BalanceKind | null,
  year: number,
): BalanceRule[] {
  return rules
    .filter((rule) => rule.saldo === saldo && rule.desde_anyo > year)
    .toSorted((a, b) => a.desde_anyo - b.desde_anyo);
}

/** Positions in the diagram from January to March of the next year, in per cent of its width. */
export type Diagram = {
  newYear: number;
  today: number;
  /** End of the carry-over; null without one, or past March 100. */
  carry: number | null;
};

/** Diagram of a year for a rule; `today` is the company's local date. */
export function diagramOf(year: number, today: string, rule: BalanceRule | undefined): Diagram {
  const first = `${year}-01-01`;
  const days = daysBetween(first, `${year + 1}-04-01`);
  const at = (date: string, added = 0) =>
    Math.min(100, Math.max(0, ((daysBetween(first, date) + added) / days) * 100));
  const carries = rule !== undefined && rule.arrastre_maximo > 0;
  return {
    newYear: at(`${year + 1}-01-01`),
    today: at(today),
    carry: carries ? at(`${year + 1}-${rule.arrastre_hasta}`, 1) : null,
  };
}

/** Years that can be locked or are: the locked ones and the last three that have ended, newest first. */
export function lockableYears({ cerrados, hoy }: Pick<BalanceRules, "cerrados" | "hoy">): number[] {
  const current = Number(hoy.slice(0, 4));
  const years = [...cerrados.map(({ anyo }) => anyo), current - 1, current - 2, current - 3];
  return [...new Set(years)].toSorted((a, b) => b - a);
}

/** Key of a new rule from its name, unlike the keys that its kind has. */
export function codeOf(name: string, taken: readonly string[]): string {
  const base = plainText(name)
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "")
    .slice(0, 50)
    .replace(/_$/, "");
  const first = base === "" || base === "general" ? "permiso" : base;
  let code = first;
  for (let next = 2; taken.includes(code); next += 1) code = `${first}_${next}`;
  return code;
}
