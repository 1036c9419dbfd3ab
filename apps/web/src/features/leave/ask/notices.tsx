import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import type { PeriodDraft } from "./ask.model.ts";
import classes from "./ask.module.css";
import { shortened } from "./periods/periods.model.ts";

/** Consequences of editing or rectifying a request. */
export function ModeNotice({ mode }: { mode: "edit" | "rectify" }) {
  const { t } = useTranslation("ask");
  return (
    <Alert color="blue" icon={<IconInfoCircle size={20} aria-hidden />}>
      {t(`intro.${mode}`)}
    </Alert>
  );
}

type ShortenProps = {
  /** The days that were approved. */
  approved: readonly PeriodDraft[];
  periods: readonly PeriodDraft[];
  onChange: (periods: readonly PeriodDraft[]) => void;
};

/** The commonest rectification in one field: an earlier last day. */
export function Shorten({ approved, periods, onChange }: ShortenProps) {
  const { t } = useTranslation("ask");
  const firstDay = approved.map(({ from }) => from).toSorted()[0] ?? "";
  const lastDay =
    approved
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? "";
  if (firstDay === lastDay) return null;
  const now =
    periods
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? "";
  return (
    <section className={classes.shorten}>
      <h3 className={classes.title}>{t("intro.shorten")}</h3>
      <p className={classes.hint}>{t("intro.shorten_text")}</p>
      <DateField
        className={classes.narrow}
        label={t("intro.shorten_label")}
        min={firstDay}
        max={lastDay}
        value={now}
        onChange={(value) => {
          if (value >= firstDay && value <= lastDay) onChange(shortened(approved, value));
        }}
      />
    </section>
  );
}
