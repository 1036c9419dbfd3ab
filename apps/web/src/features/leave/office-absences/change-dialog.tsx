import { SegmentedControl } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { requestKinds } from "@atrio/contract/kinds";
import type { RequestView } from "@atrio/contract/request-view";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { useWhenText } from "../requests/use-period-text.ts";
import { useRequestName } from "../requests/use-request-name.ts";

import { AbsenceFields } from "./absence-fields.tsx";
import { formOf, missingIn } from "./office-absences.model.ts";
import type { AbsenceForm } from "./office-absences.model.ts";
import { changeMutation } from "./office-absences.queries.ts";

type ChangeDialogProps = { request: RequestView; onClose: () => void };

/** Replaces an absence by what happened; of a sick leave its confirmation or its discharge. */
export function ChangeDialog({ request, onClose }: ChangeDialogProps) {
  const { t } = useTranslation("office-absences");
  const what = useRequestName()(request);
  const when = useWhenText()(request);
  const [form, setForm] = useState(() => formOf(request));
  const [tried, setTried] = useState(false);
  const { zona_horaria } = useCurrentUser();
  // A leave with a foreseen end to come still goes on.
  const [isOver, setOver] = useState(() => !form.open && form.to < dayIn(zona_horaria));
  const save = useMutation(changeMutation);
  const isSick = request.pe_solicitud_tipo_id === requestKinds.medicalLeave;
  const change = (part: Partial<AbsenceForm>) => {
    save.reset();
    setForm({ ...form, ...part });
  };
  const turn = (over: boolean) => {
    setOver(over);
    change({ open: !over });
  };
  const submit = () => {
    setTried(true);
    if (missingIn(form).length > 0) return;
    save.mutate(
      { id: request.id, form },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("change.done") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("change.title", { what, name: request.trabajador.nombre_completo })}
      submit={t("change.save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("change.now", { when })}</p>
      {isSick && <Course isOver={isOver} onChange={turn} />}
      <AbsenceFields
        form={form}
        missing={tried ? missingIn(form) : []}
        hasEnd={isSick && isOver}
        onChange={change}
      />
    </FormDialog>
  );
}

type CourseProps = { isOver: boolean; onChange: (isOver: boolean) => void };

/** Course of a sick leave: it goes on, or is over. */
function Course({ isOver, onChange }: CourseProps) {
  const { t } = useTranslation("office-absences");
  return (
    <>
      <SegmentedControl
        aria-label={t("change.way")}
        value={isOver ? "over" : "continues"}
        data={[
          { value: "continues", label: t("change.continues") },
          { value: "over", label: t("change.over") },
        ]}
        onChange={(way) => onChange(way === "over")}
      />
      <p>{t(isOver ? "change.overHint" : "change.continuesHint")}</p>
      {isOver && <p>{t("change.relapse")}</p>}
    </>
  );
}
