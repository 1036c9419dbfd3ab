import { useTranslation } from "react-i18next";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";

import { timelineOf } from "./case.model.ts";
import classes from "./case.module.css";

/** What happened in a case, oldest first. */
export function CaseTimeline({ one }: { one: ComplaintCase }) {
  const { t } = useTranslation("complaint-cases");
  return (
    <Card title={t("timeline.title")}>
      <ol className={classes.timeline}>
        {timelineOf(one).map(({ moment, day }) => (
          <li key={moment}>
            {t(`timeline.${moment}`)}
            <time dateTime={day}>{formatDate(day)}</time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
