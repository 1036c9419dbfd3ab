import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeSchedule } from "@atrio/contract/time/schedules-office";

import { addDays, dayIn } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { EffectText } from "../effect-text.tsx";
import { changeEffectQuery, saveScheduleMutation } from "../schedules.queries.ts";

import type { Draft } from "./editor.model.ts";

type ChangeDialogProps = {
  id: number;
  draft: Draft;
  onSaved: (schedule: OfficeSchedule) => void;
  onClose: () => void;
};

/** Asks from which day on a schedule changes, and says whom it concerns. */
export function ChangeDialog({ id, draft, onSaved, onClose }: ChangeDialogProps) {
  const { t } = useTranslation("schedules");
  const { zona_horaria } = useCurrentUser();
  const [desde, setDesde] = useState(addDays(dayIn(zona_horaria), 1));
  const { codigo, ...sent } = draft;
  const effect = useQuery({
    ...changeEffectQuery(id, { ...sent, desde }),
    enabled: desde !== "",
  });
  const save = useMutation(saveScheduleMutation);
  return (
    <FormDialog
      title={t("change.title")}
      submit={t("change.submit")}
      pending={save.isPending}
      disabled={desde === "" || effect.data === undefined}
      error={save.error ?? effect.error}
      onSubmit={() => save.mutate({ ...sent, codigo, id, desde }, { onSuccess: onSaved })}
      onClose={onClose}
    >
      <p>{t("change.text")}</p>
      <DateField label={t("change.from")} required value={desde} onChange={setDesde} />
      <EffectText effect={effect.data ?? null} isCounting={effect.isFetching} />
    </FormDialog>
  );
}
