import { Alert, Button, SegmentedControl } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { lazy, useMemo, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeOrgChart } from "@atrio/contract/people/org-charts";

import { loadChunk } from "../../../../lib/chunks.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { Card } from "../../../../ui/card.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { Part } from "../../../../ui/part.tsx";
import { BlockSkeleton } from "../../../../ui/state.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { TreeList } from "../../org-chart/list/tree-list.tsx";
import { NodeSearch } from "../../org-chart/node-search.tsx";
import type { Branch } from "../../org-chart/org-chart.model.ts";
import { chartViews } from "../../org-chart/search.model.ts";
import type { ChartView } from "../../org-chart/search.model.ts";
import { useChart } from "../../org-chart/use-chart.ts";
import { changeChartMutation } from "../charts-office.queries.ts";
import classes from "../org-chart-office.module.css";

import { bodyOf, drawnOf, removeNode, shiftNode } from "./draft.model.ts";
import type { Direction, Draft } from "./draft.model.ts";
import { NodePanel } from "./node-panel.tsx";
import { useDraft } from "./use-draft.ts";
import type { DraftHistory } from "./use-draft.ts";

const Diagram = lazy(async () => ({
  default: (await loadChunk(() => import("../../org-chart/diagram/diagram.tsx"))).Diagram,
}));

type ChartEditorProps = { chart: OfficeOrgChart; back: ReactNode; canChange: boolean };

/** Edits a chart as a tree or a diagram; each step can be undone, saving writes the whole (Rule PEOPLE-60). */
export function ChartEditor({ chart, back, canChange }: ChartEditorProps) {
  const { t } = useTranslation("org-chart-office");
  const history = useDraft(chart.nodos);
  const [version, setVersion] = useState(chart.version);
  const save = useMutation(changeChartMutation);
  const { draft, isChanged } = history;
  const submit = () =>
    save.mutate(
      { id: chart.id, body: { arbol: { version, nodos: bodyOf(draft) } } },
      {
        onSuccess: (saved) => {
          notify({ kind: "success", message: t("saved") });
          setVersion(saved.version);
          history.restart(draft);
        },
      },
    );
  return (
    <>
      <PageHeader title={chart.nombre} subtitle={t(canChange ? "editorText" : "readOnly")}>
        {back}
        {canChange && (
          <Button
            loading={save.isPending}
            disabled={!isChanged || draft.length === 0}
            onClick={submit}
          >
            {t("save")}
          </Button>
        )}
      </PageHeader>
      <UnsavedGuard isUnsaved={isChanged} />
      {save.error !== null && (
        <Alert color="red" role="alert" mb="md">
          {messageOf(save.error)}
        </Alert>
      )}
      {canChange && draft.length === 0 && (
        <Alert color="yellow" mb="md">
          {t("needsOne")}
        </Alert>
      )}
      <Surface name={chart.nombre} history={history} canChange={canChange} />
    </>
  );
}

const shifts: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

/** Draft after a key at a node; undefined for other keys. */
function afterKey(event: KeyboardEvent, draft: Draft, id: number): Draft | undefined {
  const direction = event.altKey ? shifts[event.key] : undefined;
  if (direction !== undefined) return shiftNode(draft, id, direction);
  return event.key === "Delete" ? removeNode(draft, id, "alone") : undefined;
}

type SurfaceProps = { name: string; history: DraftHistory; canChange: boolean };

function Surface({ name, history, canChange }: SurfaceProps) {
  const { t } = useTranslation("org-chart-office");
  const isNarrow = useBelow("laptop");
  const [view, setView] = useState<ChartView>("lista");
  const [isOpen, setOpen] = useState(false);
  const { draft, put, undo, redo } = history;
  const nodes = useMemo(() => drawnOf(draft), [draft]);
  const chart = useChart(nodes, undefined);
  const show = (branch: Branch) => {
    chart.stand(branch);
    setOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    if (!canChange) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
    const way = event.shiftKey ? redo : undo;
    const step = isUndo ? way : null;
    const next = chart.current && afterKey(event, draft, chart.current.node.id);
    if (step === null && !next) return;
    event.preventDefault();
    if (next) put(next);
    else step?.();
  };
  const Shown = view === "lista" ? TreeList : Diagram;
  const panel = (
    <NodePanel
      key={chart.current?.node.id ?? 0}
      history={history}
      chart={chart}
      canChange={canChange}
      onGone={() => setOpen(false)}
    />
  );
  return (
    <>
      <div className={classes.toolbar}>
        <NodeSearch tree={chart.tree} onFind={chart.reveal} />
        <SegmentedControl<ChartView>
          aria-label={t("view")}
          value={view}
          data={chartViews.map((value) => ({ value, label: t(`views.${value}`) }))}
          onChange={setView}
        />
        {canChange && (
          <div className={classes.buttons}>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              disabled={undo === null}
              onClick={() => undo?.()}
            >
              {t("undo")}
            </Button>
            <Button
              variant="default"
              leftSection={<IconArrowForwardUp size={18} aria-hidden />}
              disabled={redo === null}
              onClick={() => redo?.()}
            >
              {t("redo")}
            </Button>
          </div>
        )}
      </div>
      <div className={classes.editor}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the focused place rise from its button */}
        <div role="group" aria-label={name} onKeyDown={press}>
          <Part fallback={<BlockSkeleton height={520} />}>
            <Shown name={name} chart={chart} onOpen={show} />
          </Part>
          {canChange && <p className={classes.note}>{t("keys")}</p>}
        </div>
        {!isNarrow && <Card className={classes.aside ?? ""}>{panel}</Card>}
      </div>
      {isNarrow && isOpen && (
        <Dialog title={t("place")} onClose={() => setOpen(false)}>
          {panel}
        </Dialog>
      )}
      {isNarrow && draft.length === 0 && canChange && panel}
    </>
  );
}
