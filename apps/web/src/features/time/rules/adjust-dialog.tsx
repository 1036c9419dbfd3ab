import { NumberInput, SegmentedControl, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Found } from "../../../lib/finder.ts";
import { randomKey } from "../../../lib/random.ts";
import { Finder } from "../../../ui/finder.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { isWithin, minutesOf } from "./rules.model.ts";
import classes from "./rules.module.css";
import { adjustMutation } from "./rules.queries.ts";

type AdjustDialogProps = { year: number; onClose: () => void };

const ways = ["add", "take"] as const;
type Way = (typeof ways)[number];

/** Adds hours to a person's bank or takes them away, with a reason that the person reads. */
export function AdjustDialog({ year, onClose }: AdjustDialogProps) {
  const { t } = useTranslation("time-rules");
  const [person, setPerson] = useState<Found | null>(null);
  const [way, setWay] = useState<Way>("add");
  const [hours, setHours] = useState<number | string>(1);
  const [minutes, setMinutes] = useState<number | string>(0);
  const [inYear, setYear] = useState<number | string>(year);
  const [reason, setReason] = useState("");
  const [isJudged, setJudged] = useState(false);
  const [key] = useState(randomKey);
  const adjust = useMutation(adjustMutation);
  const amount = minutesOf(hours, minutes);
  const submit = () => {
    setJudged(true);
    const isYear = isWithin("anyo", inYear);
    if (person === null || amount === null || !isYear || reason.trim() === "") return;
    adjust.mutate(
      {
        key,
        trabajador_id: person.id,
        anyo: Number(inYear),
        minutos: way === "add" ? amount : -amount,
        motivo: reason.trim(),
      },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("adjust.done") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("adjust.title")}
      submit={t("adjust.save")}
      pending={adjust.isPending}
      error={adjust.error}
      size={560}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("adjust.text")}</p>
      <Finder
        kind="person"
        label={t("adjust.person")}
        value={person}
        error={isJudged && person === null ? t("adjust.choose") : undefined}
        onChange={setPerson}
      />
      <SegmentedControl<Way>
        aria-label={t("adjust.way")}
        value={way}
        onChange={setWay}
        data={ways.map((value) => ({ value, label: t(`adjust.${value}`) }))}
      />
      <div className={classes.fields}>
        <NumberInput
          label={t("adjust.hours")}
          min={0}
          allowDecimal={false}
          value={hours}
          error={isJudged && amount === null && t("adjust.wrong")}
          onChange={setHours}
        />
        <NumberInput
          label={t("adjust.minutes")}
          min={0}
          max={59}
          allowDecimal={false}
          value={minutes}
          onChange={setMinutes}
        />
        <NumberInput
          label={t("bank.year")}
          allowDecimal={false}
          value={inYear}
          error={isJudged && !isWithin("anyo", inYear) && t("adjust.wrongYear")}
          onChange={setYear}
        />
      </div>
      <Textarea
        label={t("adjust.reason")}
        description={t("adjust.reasonHint")}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        error={isJudged && reason.trim() === "" && t("adjust.reasonMissing")}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
