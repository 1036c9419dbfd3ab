import { useEffect, useMemo, useRef } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import { useTranslation } from "react-i18next";

import { nowMs } from "../../../../lib/format.ts";
import { shownIn } from "../org-chart.model.ts";
import type { Branch } from "../org-chart.model.ts";
import type { Chart } from "../use-chart.ts";
import { useLabels } from "../use-labels.ts";

import { stepOf, typedAhead } from "./list.model.ts";
import { rowId, TreeRow } from "./tree-row.tsx";
import classes from "./tree.module.css";

/** Letters typed within this time belong together. */
const typingMs = 700;

type TreeListProps = {
  name: string;
  chart: Chart;
  onOpen: (branch: Branch) => void;
};

/** A chart as a tree to read and to walk with the keyboard (WAI-ARIA tree). */
export function TreeList({ name, chart, onOpen }: TreeListProps) {
  const { t } = useTranslation("org-chart");
  const labels = useLabels();
  const { tree, open, current, turn, toggle, stand } = chart;
  const rows = useMemo(() => shownIn(tree, open), [tree, open]);
  const typed = useRef({ text: "", at: 0 });
  const list = useRef<HTMLDivElement>(null);
  const here = current !== null && rows.includes(current) ? current : null;
  const hereId = here?.node.id;
  const shownTurn = useRef(-1);
  useEffect(() => {
    if (hereId === undefined || shownTurn.current === turn) return;
    shownTurn.current = turn;
    document.querySelector(`#${rowId(hereId)}`)?.scrollIntoView({ block: "nearest" });
  }, [hereId, turn]);

  const walk = (event: KeyboardEvent): void => {
    const from = here ?? rows[0];
    if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key, { rows, current: from, open });
    if (step === null) {
      if (event.key.length === 1) jump(event.key, from);
      return;
    }
    event.preventDefault();
    if ("to" in step) goTo(step.to);
    else if ("toggle" in step) toggle(step.toggle);
    else onOpen(step.open);
  };
  const press = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const id = target.closest("[data-node]")?.getAttribute("data-node");
    const branch = tree.byId.get(Number(id));
    if (branch === undefined) return;
    if (target.closest("[data-toggle]") === null) onOpen(branch);
    else toggle(branch);
  };
  const goTo = (branch: Branch): void => {
    stand(branch);
    list.current?.querySelector<HTMLElement>(`#${rowId(branch.node.id)}`)?.focus();
  };
  const jump = (letter: string, from: Branch): void => {
    const now = nowMs();
    const isMore = now - typed.current.at < typingMs;
    typed.current = { text: (isMore ? typed.current.text : "") + letter, at: now };
    const found = typedAhead(typed.current.text, { rows, current: from });
    if (found !== undefined) goTo(found);
  };
  return (
    <div className={classes.card}>
      <div
        ref={list}
        role="tree"
        tabIndex={-1}
        aria-label={t("tree.label", { name })}
        aria-describedby="org-chart-tree-help"
        className={classes.tree}
        onKeyDown={walk}
        onClick={press}
      >
        {rows.map((branch, index) => (
          <TreeRow
            key={branch.node.id}
            branch={branch}
            isOpen={open.has(branch.node.id)}
            isCurrent={branch === here}
            isStop={here === null ? index === 0 : branch === here}
            labels={labels}
          />
        ))}
      </div>
      <p id="org-chart-tree-help" className={classes.help}>
        {t("tree.help")}
      </p>
    </div>
  );
}
