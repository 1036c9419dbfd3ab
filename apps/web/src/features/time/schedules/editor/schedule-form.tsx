import { Alert, Button, Checkbox, NumberInput, SegmentedControl, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeSchedule } from "@atrio/contract/time/schedules-office";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { saveScheduleMutation } from "../schedules.queries.ts";

import { ChangeDialog } from "./change-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { draftOf, emptyDraft, overlapping, withWeeks } from "./editor.model.ts";
import type { Draft } from "./editor.model.ts";
import classes from "./schedule-form.module.css";
import { Totals } from "./totals.tsx";
import { WeekEditor } from "./week-editor.tsx";

type ScheduleFormProps = {
  /** null: a new one. */
  schedule: OfficeSchedule | null;
  canChange: boolean;
  onSaved: (schedule: OfficeSchedule) => void;
  onDeleted: () => void;
};

type Question = "change" | "delete" | null;

/** Form of a schedule; times of one that people have are saved from a day on (Rule TIME-160). */
export function ScheduleForm({ schedule, canChange, onSaved, onDeleted }: ScheduleFormProps) {
  const { t } = useTranslation("schedules");
  const saved = schedule === null ? emptyDraft : draftOf(schedule);
  const [draft, setDraft] = useState<Draft>(saved);
  const [tried, setTried] = useState(false);
  const [question, setQuestion] = useState<Question>(null);
  const save = useMutation(saveScheduleMutation);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved);
  const isWrong = draft.nombre.trim() === "" || overlapping(draft).size > 0;
  const tell = (made: OfficeSchedule) => {
    notify({ kind: "success", message: t(schedule === null ? "editor.created" : "editor.saved") });
    setQuestion(null);
    setDraft(draftOf(made));
    onSaved(made);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isWrong || save.isPending) return;
    save.mutate(schedule === null ? draft : { ...draft, id: schedule.id }, {
      onSuccess: tell,
      onError: (error) => {
        if (error instanceof ApiError && error.code === "schedule.from_required") {
          setQuestion("change");
        }
      },
    });
  };
  const asks = save.error instanceof ApiError && save.error.code === "schedule.from_required";
  const isUnused = schedule?.personas === 0 && schedule.proximas === 0;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Heads draft={draft} canChange={canChange} tried={tried} onChange={setDraft} />
      <WeekEditor draft={draft} isReadOnly={!canChange} onChange={setDraft} />
      <Totals draft={draft} />
      <More draft={draft} isNew={schedule === null} canChange={canChange} onChange={setDraft} />
      {save.error !== null && !asks && (
        <Alert color="red" role="alert">
          {messageOf(save.error)}
        </Alert>
      )}
      {canChange && (
        <div className={classes.buttons}>
          <Button type="submit" loading={save.isPending} disabled={!isUnsaved}>
            {t(schedule === null ? "editor.create" : "editor.save")}
          </Button>
          {isUnused && (
            <Button data-last variant="subtle" color="red" onClick={() => setQuestion("delete")}>
              {t("editor.delete")}
            </Button>
          )}
        </div>
      )}
      {question === "change" && schedule !== null && (
        <ChangeDialog
          id={schedule.id}
          draft={draft}
          onSaved={tell}
          onClose={() => setQuestion(null)}
        />
      )}
      {question === "delete" && schedule !== null && (
        <DeleteDialog id={schedule.id} onDeleted={onDeleted} onClose={() => setQuestion(null)} />
      )}
    </form>
  );
}

type PartProps = { draft: Draft; canChange: boolean; onChange: (draft: Draft) => void };

function Heads({ draft, canChange, tried, onChange }: PartProps & { tried: boolean }) {
  const { t } = useTranslation("schedules");
  return (
    <div className={classes.head}>
      <TextInput
        label={t("name")}
        required
        maxLength={120}
        readOnly={!canChange}
        value={draft.nombre}
        error={tried && draft.nombre.trim() === "" ? t("editor.nameMissing") : undefined}
        onChange={(event) => onChange({ ...draft, nombre: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label={t("editor.type")}
        disabled={!canChange}
        value={draft.semanas > 1 ? "rotating" : "weekly"}
        onChange={(value) => onChange(withWeeks(draft, value === "rotating" ? 2 : 1))}
        data={[
          { value: "weekly", label: t("kind.weekly") },
          { value: "rotating", label: t("kind.rotating") },
        ]}
      />
    </div>
  );
}

function More({ draft, isNew, canChange, onChange }: PartProps & { isNew: boolean }) {
  const { t } = useTranslation("schedules");
  return (
    <div className={classes.more}>
      <NumberInput
        label={t("editor.tolerance")}
        description={t("editor.toleranceHint")}
        min={0}
        max={240}
        allowDecimal={false}
        readOnly={!canChange}
        value={draft.tolerancia_minutos}
        onChange={(value) => onChange({ ...draft, tolerancia_minutos: Number(value) })}
      />
      {isNew && (
        <TextInput
          label={t("editor.code")}
          description={t("editor.codeHint")}
          maxLength={30}
          value={draft.codigo}
          onChange={(event) => onChange({ ...draft, codigo: event.currentTarget.value })}
        />
      )}
      <Checkbox
        label={t("editor.holidays")}
        disabled={!canChange}
        checked={draft.trabaja_festivos}
        onChange={(event) => onChange({ ...draft, trabaja_festivos: event.currentTarget.checked })}
      />
    </div>
  );
}
