import { Alert, Button, Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import type { FieldErrors } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { LinesSkeleton } from "../../../../ui/state.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { useReturnFocus } from "../../../../ui/use-return-focus.ts";
import edit from "../edit/edit.module.css";
import type { Template } from "../plan/move.model.ts";

import { ChoiceFields } from "./choice-fields.tsx";
import { isForbidden } from "./preview.model.ts";
import { SeriesButtons } from "./series-buttons.tsx";
import { CopyForm, SeriesForm } from "./series-form.tsx";
import { SeriesPreview } from "./series-preview.tsx";
import { copyStart, draftOfSeries } from "./series.model.ts";
import type { CopyDraft, SeriesDraft, SeriesSubject, StoredSeries } from "./series.model.ts";
import classes from "./series.module.css";
import { findSeriesNow } from "./series.queries.ts";
import type { Asked } from "./series.queries.ts";
import { firstChoices, isOutdated, useSeriesChange } from "./use-series-change.ts";

export type SeriesDialogProps = {
  subject: SeriesSubject;
  board: Board;
  templates: readonly Template[];
  today: string;
  nameOf: (workerId: number) => string;
  /** Says for assistive technology what was done. */
  onDone: (what: string) => void;
  onSubject: (subject: SeriesSubject) => void;
  onClose: () => void;
};

const noErrors: FieldErrors = {};

/** Makes, changes, copies or ends a series; its effects are shown before anything is saved. */
export function SeriesDialog(props: SeriesDialogProps) {
  const { subject, board, nameOf, onClose } = props;
  const { t } = useTranslation(["board-series", "common"]);
  const isPhone = useBelow("phone");
  useReturnFocus();
  const form = useSeriesForm(props);
  const { change, draft, copy, choices, asked } = form;
  const { preview, error } = change;
  const errors = error instanceof ApiError ? error.fields : noErrors;
  const isStating = preview === null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isBusy) void (isStating ? form.look() : form.confirm());
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={subject.act === "copy" ? 560 : 940}
      fullScreen={isPhone}
      // What was typed is given up by a button alone.
      closeOnClickOutside={!form.isTouched}
      closeOnEscape={!form.isTouched}
      title={t(`board-series:title.${subject.act}`)}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <form className={edit.form} onSubmit={submit} noValidate>
        {isStating && subject.act === "copy" && (
          <CopyForm copy={copy} errors={errors} onCopy={form.setCopy} />
        )}
        {isStating && (subject.act === "create" || subject.act === "change") && (
          <SeriesForm
            draft={draft}
            board={board}
            templates={props.templates}
            errors={errors}
            isNew={subject.act === "create"}
            onDraft={form.setDraft}
          />
        )}
        {isStating && subject.act === "end" && change.isBusy && <LinesSkeleton lines={6} />}
        {preview !== null && (
          <>
            <p className={edit.days}>{subject.act === "copy" ? copy.nombre : draft.nombre}</p>
            <SeriesPreview
              changes={preview}
              nameOf={nameOf}
              goesOn={goesOn(asked, preview.hasta)}
            />
            <ChoiceFields
              act={subject.act}
              preview={preview}
              choices={choices}
              error={errors["motivo"]?.join("\n")}
              onChoices={form.setChoices}
            />
          </>
        )}
        {error !== null && (
          <Alert color="red" role="alert">
            <div className={classes.stale}>
              <span>{messageOf(error)}</span>
              {isOutdated(error) && (
                <Button variant="default" onClick={form.reload}>
                  {t("board-series:reload")}
                </Button>
              )}
            </div>
          </Alert>
        )}
        <SeriesButtons
          subject={subject}
          series={form.series}
          isStating={isStating}
          isBusy={change.isBusy}
          isBlocked={preview !== null && isForbidden(preview)}
          onBack={change.back}
          onSubject={props.onSubject}
          onClose={onClose}
        />
      </form>
    </Modal>
  );
}

/** True if a series has shifts after the last day for which they are made now. */
function goesOn(asked: Asked, until: string): boolean {
  if (asked.act === "end") return false;
  const { tipo_fin, fecha_fin } = asked.act === "copy" ? asked.series : asked.draft;
  return tipo_fin === "nunca" || (fecha_fin !== null && fecha_fin > until);
}

function useSeriesForm({ subject, today, onDone, onClose }: SeriesDialogProps) {
  const { t } = useTranslation("board-series");
  const change = useSeriesChange();
  const { look } = change;
  const [series, setSeries] = useState(subject.act === "create" ? null : subject.series);
  const [first] = useState<SeriesDraft>(() =>
    subject.act === "create" ? subject.draft : draftOfSeries(subject.series),
  );
  const [draft, setDraft] = useState(first);
  const [copy, setCopy] = useState<CopyDraft>(() => ({
    nombre: t("copy_of", { name: draft.nombre }).slice(0, 80),
    fecha_inicio: series === null ? today : copyStart(series, today),
    con_trabajadores: false,
  }));
  const [choices, setChosen] = useState(firstChoices);
  const asked = askedOf(subject, { series, draft, copy });
  const ended = subject.act === "end" ? subject.series : null;
  useEffect(() => {
    // The end of a series has nothing to state.
    if (ended !== null) void look({ act: "end", series: ended }, firstChoices);
  }, [ended, look]);
  const confirm = async () => {
    const made = await change.confirm(asked, { ...choices, reason: choices.reason.trim() });
    if (made === null) return;
    const what = t(`done.${subject.act}`, {
      name: subject.act === "copy" ? copy.nombre : draft.nombre,
    });
    notify({ kind: "success", message: what });
    onDone(what);
    onClose();
  };
  const reload = async () => {
    if (series === null) return;
    const now = await findSeriesNow(series).catch(() => undefined);
    if (now === undefined) {
      notify({ kind: "error", message: t("gone") });
      onClose();
      return;
    }
    setSeries(now);
    // The typed values stay: saving them again is the manager's decision, after a new preview.
    await look(askedOf(subject, { series: now, draft, copy }), choices);
  };
  return {
    change,
    series,
    draft,
    isTouched: draft !== first,
    setDraft,
    copy,
    setCopy,
    choices,
    asked,
    look: () => look(asked, choices),
    confirm,
    reload: () => void reload(),
    setChoices: (next: typeof choices, isSeen: boolean) => {
      setChosen(next);
      if (!isSeen) void look(asked, next);
    },
  };
}

type Stated = { series: StoredSeries | null; draft: SeriesDraft; copy: CopyDraft };

function askedOf({ act }: SeriesSubject, { series, draft, copy }: Stated): Asked {
  if (series === null || act === "create") return { act: "create", draft };
  if (act === "copy") return { act, copy, series };
  return act === "change" ? { act, draft, series } : { act, series };
}
