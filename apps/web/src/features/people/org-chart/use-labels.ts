import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";

import type { OrgNode } from "@atrio/contract/people/org-charts";

import { formatNumber } from "../../../lib/format.ts";

import type { Branch } from "./org-chart.model.ts";

export type Labels = {
  nameOf: (node: Pick<OrgNode, "nombre">) => string;
  /** '12 people below'. */
  peopleBelow: (count: number) => string;
  /** Label of the button that folds or unfolds a node. */
  toggleOf: (node: Pick<OrgNode, "nombre">, isOpen: boolean) => string;
  /** All texts of a node, as a sentence. */
  describe: (branch: Branch) => string;
};

/** Names of nodes: an empty place has no name of its own. */
export function useLabels(): Labels {
  const { t } = useTranslation("org-chart");
  const nameOf = useCallback(
    ({ nombre }: Pick<OrgNode, "nombre">): string => nombre ?? t("node.vacant"),
    [t],
  );
  const peopleBelow = useCallback(
    (count: number): string => t("node.people", { count, total: formatNumber(count) }),
    [t],
  );
  const toggleOf = useCallback(
    (node: Pick<OrgNode, "nombre">, isOpen: boolean): string =>
      t(isOpen ? "node.collapse" : "node.expand", { name: nameOf(node) }),
    [t, nameOf],
  );
  const describe = useCallback(
    ({ node, people }: Branch): string =>
      [
        nameOf(node),
        node.tipo === "unidad" ? t("node.unit") : node.puesto,
        node.nombre_departamento_trabajador,
        people > 0 ? peopleBelow(people) : null,
      ]
        .filter((part) => part !== null)
        .join(", "),
    [t, nameOf, peopleBelow],
  );
  return useMemo(
    () => ({ nameOf, peopleBelow, toggleOf, describe }),
    [nameOf, peopleBelow, toggleOf, describe],
  );
}
