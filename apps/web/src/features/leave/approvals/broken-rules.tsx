import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { BrokenDateRule } from "@atrio/contract/leave/date-rules";

import { formatDayMonth } from "../../../lib/format.ts";

import classes from "./broken-rules.module.css";

/** Rules by dates that a request breaks, before the decision; people left of each day against the minimum. */
export function BrokenRules({ rules }: { rules: readonly BrokenDateRule[] }) {
  const { t } = useTranslation("approvals");
  return rules.map(({ clase, nombre, impide, dias }) => (
    <Alert
      key={`${clase} ${nombre}`}
      color={impide ? "red" : "yellow"}
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={t(`broken.${clase}`, { name: nombre })}
    >
      <ul className={classes.days}>
        {dias.map((day) => (
          <li key={day.fecha}>
            <span>{formatDayMonth(day.fecha)}</span>
            <Left day={day} />
          </li>
        ))}
      </ul>
      {impide && clase === "cobertura" && <p className={classes.note}>{t("broken.office")}</p>}
    </Alert>
  ));
}

type LeftProps = { day: BrokenDateRule["dias"][number] };

/** Bar of the people left, with the minimum as a line. */
function Left({ day: { presentes, previstos, minimo } }: LeftProps) {
  const { t } = useTranslation("approvals");
  if (presentes === null || previstos === null || minimo === null) return null;
  const share = (people: number) => `${(people / Math.max(previstos, minimo, 1)) * 100}%`;
  return (
    <>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: share(presentes) }} />
        <i style={{ left: share(minimo) }} />
      </span>
      <span>{t("broken.left", { present: presentes, scheduled: previstos, least: minimo })}</span>
    </>
  );
}
