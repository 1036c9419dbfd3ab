import { Alert, Button, Modal, MultiSelect, Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { useReturnFocus } from "../../../../ui/use-return-focus.ts";
import classes from "../edit/edit.module.css";
import type { Planner } from "../plan/use-planner.ts";

import { concernedShifts, figuresOf, massiveActions, massiveChanges } from "./massive.model.ts";
import type { MassiveAction } from "./massive.model.ts";

type MassiveDialogProps = {
  board: Board;
  /** What the filters show, or the selected shifts. */
  shifts: readonly PlannedShift[];
  /** Words about them: the range and the filters. */
  scope: string;
  action: MassiveAction;
  planner: Planner;
  onClose: () => void;
};

/** Publishes, withdraws, relabels or deletes many shifts at once; says first what it concerns. */
export function MassiveDialog({ board, shifts, scope, planner, ...props }: MassiveDialogProps) {
  const { t } = useTranslation(["board-edit", "common"]);
  const [action, setAction] = useState(props.action);
  const [labels, setLabels] = useState<number[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  useReturnFocus();
  const concerned = concernedShifts(shifts, action, labels);
  const figures = figuresOf(board, concerned);
  const send = async () => {
    setSending(true);
    setError(null);
    const what = t(`board-edit:massive.done.${action}`, { count: figures.shifts });
    try {
      const isDone = await planner.save(massiveChanges(shifts, action, labels), what);
      if (isDone) {
        notify({ kind: "success", message: what });
        props.onClose();
      }
    } catch (caught) {
      setError(caught);
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal
      opened
      onClose={props.onClose}
      size={560}
      title={t("board-edit:massive.title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <div className={classes.form}>
        <p className={classes.days}>{scope}</p>
        <Radio.Group
          label={t("board-edit:massive.action")}
          value={action}
          onChange={(value) => {
            const chosen = massiveActions.find((one) => one === value);
            if (chosen !== undefined) setAction(chosen);
          }}
        >
          <Stack gap={10} mt={8}>
            {massiveActions.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`board-edit:massive.${one}`)}
                description={t(`board-edit:massive.hint.${one}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {action === "etiquetar" && (
          <MultiSelect
            label={t("board-edit:field.labels")}
            data={board.etiquetas.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
            value={labels.map(String)}
            onChange={(ids) => setLabels(ids.map(Number))}
          />
        )}
        <ul className={classes.figures} aria-live="polite">
          <li>{t("board-edit:massive.shifts", { count: figures.shifts })}</li>
          <li>{t("board-edit:massive.people", { count: figures.people })}</li>
          {figures.open > 0 && <li>{t("board-edit:massive.open", { count: figures.open })}</li>}
          {figures.warned > 0 && (
            <li data-warned>{t("board-edit:massive.warned", { count: figures.warned })}</li>
          )}
        </ul>
        {error !== null && (
          <Alert color="red" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={props.onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            disabled={figures.shifts === 0}
            loading={isSending}
            color={action === "eliminar" ? "red" : "brand"}
            onClick={() => void send()}
          >
            {t(`board-edit:massive.do.${action}`, { count: figures.shifts })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
