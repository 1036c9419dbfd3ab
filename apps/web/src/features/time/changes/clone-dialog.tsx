import { Checkbox } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatDate, formatWeekday, monthRange } from "../../../lib/format.ts";
import { randomKey } from "../../../lib/random.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { LinesSkeleton } from "../../../ui/state.tsx";
import { monthOf } from "../sheet/sheet.model.ts";
import { workdaysQuery } from "../time.queries.ts";

import classes from "./changes.module.css";
import { cloneMutation, clonePreviewQuery } from "./changes.queries.ts";
import { TextField } from "./text-field.tsx";

type CloneDialogProps = { day: Workday; today: string; onClose: () => void };

/**
 * Repeats a day's signings on other past days of the month, after a preview of the replaced ones.
 */
export function CloneDialog({ day, today, onClose }: CloneDialogProps) {
  const { t } = useTranslation("changes");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [key] = useState(randomKey);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const clone = useMutation(cloneMutation);
  const month = monthOf(day.dia);
  const { from, to } = monthRange(month.year, month.month);
  const days = useQuery(workdaysQuery(day.trabajador_id, from, to)).data;
  const candidates = (days ?? []).filter(
    (one) => one.dia < today && one.dia !== day.dia && one.can.clonar,
  );
  const request = {
    trabajador_id: day.trabajador_id,
    dia_origen: day.dia,
    dias: chosen.toSorted(),
  };
  const preview = useQuery({
    ...clonePreviewQuery(request),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  const obstacleOf = (date: string) =>
    preview.data?.find((one) => one.dia === date)?.impedimento?.message ?? null;
  const isBlocked = chosen.some((date) => obstacleOf(date) !== null);
  const toggle = (date: string, isOn: boolean) =>
    setChosen((dates) => (isOn ? [...dates, date] : dates.filter((one) => one !== date)));
  const save = () => {
    setTried(true);
    if (reason.trim() === "") return;
    clone.mutate(
      { ...request, simular: false, motivo: reason.trim(), key },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("clone.done", { count: chosen.length }) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("clone.title", { date: formatDate(day.dia) })}
      submit={t("clone.submit", { count: chosen.length })}
      pending={clone.isPending}
      error={clone.error ?? preview.error}
      disabled={chosen.length === 0 || isBlocked}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t("clone.text")}</p>
      {days === undefined && <LinesSkeleton lines={4} />}
      {days !== undefined && candidates.length === 0 && <p>{t("clone.none")}</p>}
      <ul className={classes.list} aria-label={t("clone.days")}>
        {candidates.map((one) => (
          <li key={one.dia}>
            <Checkbox
              label={`${formatWeekday(one.dia, "long")}, ${formatDate(one.dia)}`}
              description={
                one.fichajes.length === 0
                  ? t("clone.empty_day")
                  : t("clone.replaces", { count: one.fichajes.length })
              }
              error={chosen.includes(one.dia) ? obstacleOf(one.dia) : null}
              checked={chosen.includes(one.dia)}
              onChange={(event) => toggle(one.dia, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <TextField
        label={t("fields.reason")}
        required
        value={reason}
        error={tried && reason.trim() === "" ? t("fields.reason_required") : null}
        onChange={setReason}
      />
    </FormDialog>
  );
}
