import { Button, TextInput } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconBox,
  IconIndentDecrease,
  IconIndentIncrease,
  IconUserPlus,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Chart } from "../../org-chart/use-chart.ts";
import classes from "../org-chart-office.module.css";

import { AddDialog } from "./add-dialog.tsx";
import { canShift, changeNode, removeNode, shiftNode } from "./draft.model.ts";
import type { Direction } from "./draft.model.ts";
import { ParentField } from "./parent-field.tsx";
import type { DraftHistory } from "./use-draft.ts";

type NodePanelProps = {
  history: DraftHistory;
  chart: Chart;
  canChange: boolean;
  /** The shown node is no longer there. */
  onGone: () => void;
};

const directions: ReadonlyArray<{ direction: Direction; icon: Icon }> = [
  { direction: "up", icon: IconArrowUp },
  { direction: "down", icon: IconArrowDown },
  { direction: "in", icon: IconIndentIncrease },
  { direction: "out", icon: IconIndentDecrease },
];

/** Facts of the chosen node and what can be done with it. */
export function NodePanel({ history, chart, canChange, onGone }: NodePanelProps) {
  const { t } = useTranslation("org-chart-office");
  const { draft, put } = history;
  const node = draft.find(({ id }) => id === chart.current?.node.id);
  if (node === undefined) {
    return (
      <div className={classes.panel}>
        <p className={classes.note}>{t(draft.length === 0 ? "beginHere" : "chooseOne")}</p>
        {canChange && <AddButtons history={history} chart={chart} parent={null} />}
      </div>
    );
  }
  const hasBelow = draft.some(({ padre_id }) => padre_id === node.id);
  const remove = (what: "branch" | "alone") => {
    put(removeNode(draft, node.id, what));
    onGone();
  };
  return (
    <div className={classes.panel}>
      <span className={classes.texts}>
        <b>{node.nombre}</b>
        <span className={classes.muted}>
          {node.presente ? (node.puesto ?? node.puesto_propio) : t("notHere")}
        </span>
      </span>
      {canChange && (
        <>
          <NodeFields key={`${node.nombre} ${node.puesto ?? ""}`} history={history} id={node.id} />
          <ParentField history={history} chart={chart} node={node} />
          <div className={classes.buttons}>
            {directions.map(({ direction, icon: Icon }) => (
              <Button
                key={direction}
                variant="default"
                size="sm"
                leftSection={<Icon size={16} aria-hidden />}
                disabled={!canShift(draft, node.id, direction)}
                onClick={() => put(shiftNode(draft, node.id, direction))}
              >
                {t(`shift.${direction}`)}
              </Button>
            ))}
          </div>
          <AddButtons history={history} chart={chart} parent={node.id} />
          <div className={classes.buttons}>
            <Button variant="subtle" color="red" size="sm" onClick={() => remove("alone")}>
              {t(hasBelow ? "removeAlone" : "remove")}
            </Button>
            {hasBelow && (
              <Button variant="subtle" color="red" size="sm" onClick={() => remove("branch")}>
                {t("removeBranch")}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Name of a unit, or occupation of a person in this chart; each is one step when the field is left. */
function NodeFields({ history, id }: { history: DraftHistory; id: number }) {
  const { t } = useTranslation("org-chart-office");
  const { draft, put } = history;
  const node = draft.find((one) => one.id === id);
  const isUnit = node?.tipo === "unidad";
  const before = (isUnit ? node.nombre : node?.puesto) ?? "";
  const [text, setText] = useState(before);
  const keep = () => {
    const typed = text.trim();
    if (typed === before || (isUnit && typed === "")) {
      setText(before);
      return;
    }
    const puesto = typed === "" ? null : typed;
    put(changeNode(draft, id, isUnit ? { nombre: typed } : { puesto }));
  };
  return (
    <TextInput
      label={t(isUnit ? "unitName" : "post")}
      description={isUnit ? undefined : t("postHint")}
      placeholder={node?.puesto_propio ?? ""}
      value={text}
      maxLength={120}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Enter") keep();
      }}
    />
  );
}

type AddButtonsProps = { history: DraftHistory; chart: Chart; parent: number | null };

function AddButtons({ history, chart, parent }: AddButtonsProps) {
  const { t } = useTranslation("org-chart-office");
  const [kind, setKind] = useState<"persona" | "unidad" | null>(null);
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => setKind("persona")}
      >
        {t(parent === null ? "addPersonTop" : "addPerson")}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconBox size={16} aria-hidden />}
        onClick={() => setKind("unidad")}
      >
        {t(parent === null ? "addUnitTop" : "addUnit")}
      </Button>
      {kind !== null && (
        <AddDialog
          kind={kind}
          history={history}
          chart={chart}
          parent={parent}
          onClose={() => setKind(null)}
        />
      )}
    </div>
  );
}
