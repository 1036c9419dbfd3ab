import { Box } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { DateRules } from "@atrio/contract/leave/date-rules";

import { formatDayMonth, formatMonthName } from "../../../lib/format.ts";

import { partOfStrip } from "./date-rules.model.ts";
import type { RangeForm } from "./date-rules.model.ts";
import classes from "./date-strip.module.css";

type DateStripProps = {
  rules: Pick<DateRules, "hoy" | "cierres" | "bloqueos">;
  /** Names of the months and today, where no other diagram above has them. */
  hasMonths?: boolean;
};

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3];

/** Closures and blocked periods of a year and the first quarter of the next, and today. */
export function DateStrip({ rules, hasMonths = false }: DateStripProps) {
  const { t } = useTranslation("leave-dates");
  const year = Number(rules.hoy.slice(0, 4));
  const closures = rules.cierres.filter(({ anulado_en }) => anulado_en === null);
  const today = partOfStrip(year, { desde: rules.hoy, hasta: rules.hoy });
  const textOf = ({ nombre, desde, hasta }: RangeForm & { nombre: string }) =>
    t("strip.item", { name: nombre, from: formatDayMonth(desde), to: formatDayMonth(hasta) });
  const label = [...closures, ...rules.bloqueos].map(textOf).join(". ");
  return (
    <Box className={classes.strip} role="img" aria-label={label === "" ? t("strip.none") : label}>
      {hasMonths && (
        <div className={classes.months}>
          {months.map((month, index) => (
            <span key={`${index < 12 ? year : year + 1} ${month}`} data-next={index >= 12}>
              {formatMonthName(month, "short").slice(0, 1).toUpperCase()}
            </span>
          ))}
        </div>
      )}
      <Row name={t("shutdowns.title")} year={year} ranges={closures} kind="closure" />
      <Row name={t("blocks.title")} year={year} ranges={rules.bloqueos} kind="block" />
      {hasMonths && today !== null && (
        <Box className={classes.today} __vars={{ "--left": `${today.left}%` }}>
          <b>{t("strip.today")}</b>
        </Box>
      )}
    </Box>
  );
}

type RowProps = {
  name: string;
  year: number;
  ranges: ReadonlyArray<RangeForm & { id: number }>;
  kind: "closure" | "block";
};

function Row({ name, year, ranges, kind }: RowProps) {
  const parts = ranges.flatMap(({ id, ...range }) => {
    const part = partOfStrip(year, range);
    return part === null ? [] : [{ id, ...part }];
  });
  if (parts.length === 0) return null;
  const first = Math.min(...parts.map(({ left }) => left));
  return (
    <div className={classes.row}>
      <Box
        component="span"
        className={classes.name}
        data-after={first < 25 || undefined}
        __vars={{ "--left": `${first}%` }}
      >
        {name}
      </Box>
      {parts.map(({ id, left, width }) => (
        <Box
          component="span"
          key={id}
          className={classes.part}
          data-kind={kind}
          __vars={{ "--left": `${left}%`, "--width": `${width}%` }}
        />
      ))}
    </div>
  );
}
