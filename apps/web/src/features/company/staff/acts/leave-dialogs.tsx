import { Select } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { StaffCard } from "@atrio/contract/company/staff";

import { dayIn } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { optionsQuery } from "../staff.queries.ts";

import { fieldTexts } from "./acts.model.ts";
import classes from "./acts.module.css";
import { endMutation, resumeMutation } from "./acts.queries.ts";
import { SuccessorField } from "./successor-field.tsx";

type PersonDialogProps = { person: StaffCard; onClose: () => void };

/** The last day of work of a person, with what ends on it. */
export function EndDialog({ person, onClose }: PersonDialogProps) {
  const { t } = useTranslation("staff-forms");
  const [day, setDay] = useState(dayIn(useCurrentUser().zona_horaria));
  const [successor, setSuccessor] = useState("");
  const end = useMutation(endMutation);
  const errors = fieldTexts(end.error);
  const { id, supervisa, solicitudes_pendientes } = person;
  const submit = () =>
    end.mutate(
      { id, ultimo_dia: day, ...(successor !== "" && { sustituto_id: Number(successor) }) },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("end.done") });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t("end.title", { name: person.nombre_completo })}
      submit={t("end.save")}
      isGrave
      disabled={day === ""}
      pending={end.isPending}
      error={end.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label={t("end.day")}
        required
        value={day}
        error={errors["ultimo_dia"]}
        onChange={setDay}
      />
      <ul className={classes.effects}>
        <li>{t("end.access")}</li>
        <li>{t("end.contract")}</li>
        {solicitudes_pendientes > 0 && (
          <li>
            {t("end.requests", { count: solicitudes_pendientes, total: solicitudes_pendientes })}
          </li>
        )}
        {supervisa > 0 && <li>{t("end.team", { count: supervisa, total: supervisa })}</li>}
      </ul>
      {supervisa > 0 && (
        <SuccessorField
          id={id}
          value={successor}
          error={errors["sustituto_id"]}
          onChange={setSuccessor}
        />
      )}
    </FormDialog>
  );
}

/** A person who has left goes on working from a day on. */
export function ResumeDialog({ person, onClose }: PersonDialogProps) {
  const { t } = useTranslation("staff-forms");
  const { data: options } = useQuery(optionsQuery);
  const [desde, setDesde] = useState("");
  const [schedule, setSchedule] = useState("");
  const resume = useMutation(resumeMutation);
  const errors = fieldTexts(resume.error);
  const submit = () =>
    resume.mutate(
      { id: person.id, desde, ...(schedule !== "" && { horario_id: Number(schedule) }) },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("resume.done") });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t("resume.title", { name: person.nombre_completo })}
      submit={t("resume.save")}
      disabled={desde === ""}
      pending={resume.isPending}
      error={resume.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("resume.text")}</p>
      <DateField
        label={t("resume.from")}
        required
        value={desde}
        error={errors["desde"]}
        onChange={setDesde}
      />
      <Select
        label={t("field.horario_id")}
        searchable
        data={[
          { value: "", label: t("field.none") },
          ...(options?.horarios ?? []).map((one) => ({
            value: String(one.id),
            label: one.nombre,
          })),
        ]}
        value={schedule}
        error={errors["horario_id"]}
        onChange={(value) => setSchedule(value ?? "")}
      />
    </FormDialog>
  );
}
