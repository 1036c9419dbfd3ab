import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { OfficeOrgNode } from "@atrio/contract/people/org-charts";

import type { Chart } from "../../org-chart/use-chart.ts";

import { branchOf, moveNode } from "./draft.model.ts";
import type { DraftHistory } from "./use-draft.ts";

type ParentFieldProps = { history: DraftHistory; chart: Chart; node: OfficeOrgNode };

const top = "top";

/** Most nodes that the list shows; words find the others. */
const mostShown = 50;

/** Node from which another hangs, of all that are not below it. */
export function ParentField({ history, chart, node }: ParentFieldProps) {
  const { t } = useTranslation("org-chart-office");
  const { draft, put } = history;
  const branch = branchOf(draft, node.id);
  const choices = draft.filter(({ id }) => !branch.has(id));
  const move = (value: string | null) => {
    if (value === null) return;
    const parent = value === top ? null : Number(value);
    put(moveNode(draft, node.id, parent));
    const above = parent === null ? undefined : chart.tree.byId.get(parent);
    if (above !== undefined && !chart.open.has(above.node.id)) chart.toggle(above);
  };
  return (
    <Select
      label={t("hangsFrom")}
      data={[
        { value: top, label: t("atTheTop") },
        ...choices.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
      ]}
      value={node.padre_id === null ? top : String(node.padre_id)}
      searchable
      allowDeselect={false}
      limit={mostShown}
      nothingFoundMessage={t("nobody")}
      onChange={move}
    />
  );
}
