import { Alert, Button, Checkbox, Modal, NumberInput, Select } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { PlannedShift } from "@atrio/contract/shifts/shifts";

import { messageOf } from "../../../../lib/errors.ts";
import { addDays, formatDayMonth } from "../../../../lib/format.ts";
import { notify } from "../../../../ui/notify.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { useReturnFocus } from "../../../../ui/use-return-focus.ts";
import classes from "../edit/edit.module.css";
import { stateOf } from "../plan/plan.model.ts";
import { sendClone } from "../plan/plan.queries.ts";
import type { Planner } from "../plan/use-planner.ts";

import { cloneDates, cloneSteps, mostTimes } from "./massive.model.ts";
import type { CloneStep } from "./massive.model.ts";

/** Shifts to copy with the range that they are of. */
export type CloneSource = { from: string; to: string; shifts: readonly PlannedShift[] };

type CloneDialogProps = { source: CloneSource; planner: Planner; onClose: () => void };

/** Copies shifts to other days as drafts, once or several times. */
export function CloneDialog({ source, planner, onClose }: CloneDialogProps) {
  const { t } = useTranslation(["board-edit", "common"]);
  const { from, to, shifts } = source;
  const [values, setValues] = useState<CloneValues>(() => ({
    first: addDays(to, 1),
    step: from === to ? "semana" : "rango",
    times: 1,
    hasWorkers: true,
  }));
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  useReturnFocus();
  const dates = cloneDates({ from, to, ...values });
  const count = dates.length * shifts.length;
  const send = async () => {
    setSending(true);
    setError(null);
    const turno_ids = shifts.map(({ id }) => id);
    try {
      const made = await sendClone({
        from,
        to,
        turno_ids,
        fechas: dates,
        con_trabajadores: values.hasWorkers,
      });
      const { turnos, sin_asignar } = made;
      const what = t("board-edit:clone.done", { count: turnos.length });
      planner.remember(
        turnos.map((one) => ({ id: one.id, before: null, after: stateOf(one) })),
        what,
      );
      const left = t("board-edit:clone.left_out", { count: sin_asignar.length });
      const message = sin_asignar.length === 0 ? what : `${what} ${left}`;
      notify({ kind: sin_asignar.length === 0 ? "success" : "info", message });
      planner.say(message);
      onClose();
    } catch (caught) {
      setError(caught);
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={t("board-edit:clone.title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <div className={classes.form}>
        <p className={classes.days}>
          {t("board-edit:clone.source", {
            count: shifts.length,
            from: formatDayMonth(from),
            to: formatDayMonth(to),
          })}
        </p>
        <CloneFields values={values} onChange={(part) => setValues({ ...values, ...part })} />
        {error !== null && (
          <Alert color="red" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button disabled={count === 0} loading={isSending} onClick={() => void send()}>
            {t("board-edit:clone.do", { count })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

type CloneValues = { first: string; step: CloneStep; times: number; hasWorkers: boolean };

type CloneFieldsProps = { values: CloneValues; onChange: (part: Partial<CloneValues>) => void };

function CloneFields({ values, onChange }: CloneFieldsProps) {
  const { t } = useTranslation("board-edit");
  return (
    <>
      <DateField
        label={t("clone.first")}
        description={t("clone.first_hint")}
        data-autofocus
        value={values.first}
        onChange={(value) => value !== "" && onChange({ first: value })}
      />
      <div className={classes.pair}>
        <Select
          label={t("clone.every")}
          data={cloneSteps.map((value) => ({
            value,
            label: t(`clone.step.${value}`),
          }))}
          value={values.step}
          onChange={(value) =>
            onChange({ step: cloneSteps.find((one) => one === value) ?? "semana" })
          }
        />
        <NumberInput
          label={t("clone.times")}
          min={1}
          max={mostTimes}
          allowDecimal={false}
          value={values.times}
          onChange={(value) => onChange({ times: Number(value) || 1 })}
        />
      </div>
      <Checkbox
        label={t("clone.workers")}
        description={t("clone.workers_hint")}
        checked={values.hasWorkers}
        onChange={(event) => onChange({ hasWorkers: event.currentTarget.checked })}
      />
    </>
  );
}
