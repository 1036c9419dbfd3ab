import { Alert, Button, Modal } from "@mantine/core";
import { IconCopy, IconRepeat, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import type { FieldErrors } from "../../../../lib/errors.ts";
import { addDays, formatDayMonth, formatLongDate } from "../../../../lib/format.ts";
import { useBelow } from "../../../../ui/use-below.ts";
import { useReturnFocus } from "../../../../ui/use-return-focus.ts";
import { availableQuery } from "../board.queries.ts";
import type { Template } from "../plan/move.model.ts";
import type { ShiftState } from "../plan/plan.model.ts";
import type { Planner } from "../plan/use-planner.ts";
import { SeriesOwner } from "../series/series-owner.tsx";
import { draftOfShift } from "../series/series.model.ts";
import type { SeriesDraft, SeriesSubject } from "../series/series.model.ts";
import { fullTimes } from "../words.model.ts";

import classes from "./edit.module.css";
import { ShiftFields } from "./shift-fields.tsx";
import { candidatesOf, changesOfDraft, draftOf, withPart } from "./shift-form.model.ts";
import type { ShiftTarget } from "./shift-form.model.ts";
import { TimeFields } from "./time-fields.tsx";
import { WorkersField } from "./workers-field.tsx";

type ShiftDialogProps = {
  target: ShiftTarget;
  board: Board;
  templates: readonly Template[];
  planner: Planner;
  onClone: (id: number) => void;
  onSeries: (subject: SeriesSubject) => void;
  onClose: () => void;
};

const noErrors: FieldErrors = {};

/** All there is to a shift, with its workers and what stands against each. */
export function ShiftDialog({ target, board, templates, planner, ...on }: ShiftDialogProps) {
  const { t } = useTranslation(["board-edit", "common"]);
  const [draft, setDraft] = useState(() => draftOf(target, board));
  const [error, setError] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const isPhone = useBelow("phone");
  useReturnFocus();
  const shift = target.kind === "shift" ? target.shift : null;
  const available = useQuery({ ...availableQuery(shift?.id ?? 0), enabled: shift !== null });
  const candidates = candidatesOf({ board, draft, shift, available: available.data });
  const isNew = target.kind === "new";
  const change = (part: Partial<typeof draft>) => setDraft((known) => withPart(known, part));
  const run = async (work: () => Promise<boolean>) => {
    setSaving(true);
    setError(null);
    try {
      if (await work()) on.onClose();
    } catch (caught) {
      setError(caught);
    } finally {
      setSaving(false);
    }
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = { times: fullTimes(draft), day: formatDayMonth(draft.fecha) };
    const what = t(isNew ? "board-edit:done.created" : "board-edit:done.changed", words);
    if (!isSaving) void run(() => planner.save(changesOfDraft(target, draft), what));
  };
  const remove = () => {
    if (shift === null) return;
    const words = { times: fullTimes(shift), day: formatDayMonth(shift.fecha) };
    const gone = changesOfDraft(target, draft).map((one) => ({ ...one, after: null }));
    void run(() => planner.save(gone, t("board-edit:done.removed", words)));
  };
  const errors = error instanceof ApiError ? error.fields : noErrors;
  return (
    <Modal
      opened
      onClose={on.onClose}
      size={940}
      fullScreen={isPhone}
      title={t(isNew ? "board-edit:title.new" : "board-edit:title.change")}
      // The question for a reason lies over this dialog and has the keys.
      closeOnEscape={planner.question === null}
      trapFocus={planner.question === null}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <form className={classes.form} onSubmit={save} noValidate>
        {shift !== null && (
          <SeriesOwner
            shift={shift}
            onSeries={(series) => on.onSeries({ act: "change", series })}
          />
        )}
        <div className={classes.columns}>
          <div className={classes.fields}>
            {isNew && target.days.length > 1 && (
              <p className={classes.days}>
                {t("board-edit:days", {
                  count: target.days.length,
                  from: formatDayMonth(target.days[0] ?? draft.fecha),
                  to: formatDayMonth(target.days.at(-1) ?? draft.fecha),
                })}
              </p>
            )}
            <TimeFields
              draft={draft}
              errors={errors}
              templates={isNew ? templates : []}
              hasDate={!isNew || target.days.length === 1}
              onChange={change}
            />
            <ShiftFields draft={draft} board={board} errors={errors} onChange={change} />
          </div>
          <WorkersField
            day={formatLongDate(draft.fecha)}
            board={board}
            draft={draft}
            candidates={candidates}
            error={errors["worker_ids"]?.join("\n")}
            onChange={(worker_ids) => change({ worker_ids })}
          />
        </div>
        {error !== null && (
          <Alert color="red" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <Footer
          shift={shift}
          isSaving={isSaving}
          onRemove={remove}
          onClone={on.onClone}
          onRepeat={() => on.onSeries({ act: "create", draft: repetition(shift, draft, board) })}
          onClose={on.onClose}
        />
      </form>
    </Modal>
  );
}

/** A recurrence of the stated shift: of one that exists, from the day after it. */
function repetition(shift: PlannedShift | null, draft: ShiftState, board: Board): SeriesDraft {
  return draftOfShift(draft, board, shift === null ? draft.fecha : addDays(draft.fecha, 1));
}

type FooterProps = {
  /** The shift that exists; null for a new one. */
  shift: PlannedShift | null;
  isSaving: boolean;
  onRemove: () => void;
  onClone: (id: number) => void;
  onRepeat: () => void;
  onClose: () => void;
};

function Footer({ shift, isSaving, onRemove, onClone, onRepeat, onClose }: FooterProps) {
  const { t } = useTranslation(["board-edit", "common"]);
  const isSeries = shift !== null && (shift.pe_patron_id ?? shift.pe_recurrencia_id) !== null;
  return (
    <div className={classes.buttons} data-long>
      <div className={classes.tools}>
        {shift !== null && (
          <>
            <Button
              variant="default"
              c="var(--mantine-color-error)"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={onRemove}
            >
              {t("board-edit:remove")}
            </Button>
            <Button
              variant="default"
              leftSection={<IconCopy size={18} aria-hidden />}
              onClick={() => onClone(shift.id)}
            >
              {t("board-edit:copy")}
            </Button>
          </>
        )}
        {!isSeries && (
          <Button
            variant="default"
            leftSection={<IconRepeat size={18} aria-hidden />}
            onClick={onRepeat}
          >
            {t("board-edit:repeat")}
          </Button>
        )}
      </div>
      <Button variant="default" onClick={onClose}>
        {t("common:action.cancel")}
      </Button>
      <Button type="submit" loading={isSaving}>
        {t(shift === null ? "board-edit:create" : "common:action.save")}
      </Button>
    </div>
  );
}
