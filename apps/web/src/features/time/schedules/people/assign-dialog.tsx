import { Select, SegmentedControl } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { scheduleGroups } from "@atrio/contract/time/schedules-office";
import type { OfficeSchedule, ScheduleGroup } from "@atrio/contract/time/schedules-office";

import { addDays, dayIn } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { EffectText } from "../effect-text.tsx";
import classes from "../schedules.module.css";
import { assignmentEffectQuery, assignMutation, referenceQuery } from "../schedules.queries.ts";

import { sentAssignment } from "./assign.model.ts";
import type { AssignForm } from "./assign.model.ts";
import { PeoplePicker } from "./people-picker.tsx";

type AssignDialogProps = { schedule: OfficeSchedule; onClose: () => void };

/** Gives a schedule to a group of people between two dates; says first whom it concerns. */
export function AssignDialog({ schedule, onClose }: AssignDialogProps) {
  const { t } = useTranslation("schedules");
  const { zona_horaria } = useCurrentUser();
  const [form, setForm] = useState<AssignForm>({
    grupo: "centro",
    centro: null,
    departamento: null,
    personas: [],
    desde: addDays(dayIn(zona_horaria), 1),
    hasta: "",
    semana: 1,
  });
  const [tried, setTried] = useState(false);
  const change = (part: Partial<AssignForm>) => setForm({ ...form, ...part });
  const body = sentAssignment(form);
  const effect = useQuery(assignmentEffectQuery(schedule.id, body));
  const assign = useMutation(assignMutation);
  const submit = () => {
    setTried(true);
    if (body === null) return;
    assign.mutate(
      { id: schedule.id, body },
      {
        onSuccess: ({ personas }) => {
          const message = t("assign.done", { count: personas, total: personas });
          notify({ kind: "success", message });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("assign.title", { name: schedule.nombre })}
      submit={t("assign.submit")}
      size={560}
      pending={assign.isPending}
      error={assign.error ?? effect.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedControl<ScheduleGroup>
        fullWidth
        className={classes.groups}
        aria-label={t("assign.whom")}
        value={form.grupo}
        onChange={(grupo) => change({ grupo })}
        data={scheduleGroups.map((value) => ({ value, label: t(`assign.group.${value}`) }))}
      />
      <Whom form={form} tried={tried} onChange={change} />
      <div className={classes.dates}>
        <DateField
          label={t("assign.from")}
          required
          value={form.desde}
          error={tried && form.desde === "" ? t("assign.date") : undefined}
          onChange={(desde) => change({ desde })}
        />
        <DateField
          label={t("assign.until")}
          description={t("assign.untilHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={form.hasta}
          onChange={(hasta) => change({ hasta })}
        />
      </div>
      {schedule.semanas > 1 && (
        <Select
          label={t("assign.firstWeek")}
          allowDeselect={false}
          value={String(form.semana)}
          onChange={(value) => change({ semana: Number(value) })}
          data={Array.from({ length: schedule.semanas }, (_, index) => ({
            value: String(index + 1),
            label: t("editor.weekOf", { week: index + 1 }),
          }))}
        />
      )}
      <EffectText effect={effect.data ?? null} isCounting={effect.isFetching && body !== null} />
    </FormDialog>
  );
}

type WhomProps = {
  form: AssignForm;
  tried: boolean;
  onChange: (part: Partial<AssignForm>) => void;
};

function Whom({ form, tried, onChange }: WhomProps) {
  const { t } = useTranslation("schedules");
  const { data } = useQuery(referenceQuery);
  const missing = (isMissing: boolean) => (tried && isMissing ? t("assign.choose") : undefined);
  if (form.grupo === "sin_horario") {
    const total = data?.sin_horario ?? 0;
    return <p>{t("assign.withoutText", { count: total, total })}</p>;
  }
  if (form.grupo === "centro") {
    return (
      <Select
        label={t("assign.centre")}
        required
        searchable
        nothingFoundMessage={t("assign.nobodyFound")}
        value={form.centro === null ? null : String(form.centro)}
        error={missing(form.centro === null)}
        onChange={(value) => onChange({ centro: value === null ? null : Number(value) })}
        data={(data?.centros ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      />
    );
  }
  if (form.grupo === "departamento") {
    return (
      <Select
        label={t("assign.department")}
        required
        searchable
        nothingFoundMessage={t("assign.nobodyFound")}
        value={form.departamento}
        error={missing(form.departamento === null)}
        onChange={(departamento) => onChange({ departamento })}
        data={data?.departamentos ?? []}
      />
    );
  }
  return (
    <PeoplePicker
      value={form.personas}
      error={missing(form.personas.length === 0)}
      onChange={(personas) => onChange({ personas })}
    />
  );
}
