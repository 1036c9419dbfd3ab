import { IconCalendarOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { dayIn, formatMonth, monthRange } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { OwnMonth } from "../month/own-month.tsx";
import type { OwnMonthProps } from "../month/own-month.tsx";
import { workdaysQuery } from "../time.queries.ts";
import { useNow } from "../use-now.ts";

import classes from "./month-sheet.module.css";
import { isBlankMonth } from "./sheet.model.ts";
import type { Month } from "./sheet.model.ts";

type MonthSheetProps = Omit<OwnMonthProps, "days" | "today" | "now"> & { month: Month };

/** The worker's sheet of one month, once it is there. */
export function MonthSheet({ month, ...rest }: MonthSheetProps) {
  const { t } = useTranslation("time");
  const user = useCurrentUser();
  const now = useNow();
  const { from, to } = monthRange(month.year, month.month);
  const query = useQuery(workdaysQuery(user.id, from, to));

  if (query.data === undefined) {
    if (query.isError) {
      return (
        <div className={classes.frame}>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </div>
      );
    }
    return (
      <div className={classes.loading} aria-busy>
        <BlockSkeleton height={104} />
        <BlockSkeleton height={640} />
      </div>
    );
  }
  if (isBlankMonth(query.data)) {
    return (
      <div className={classes.frame}>
        <EmptyState
          icon={<IconCalendarOff size={24} />}
          title={t("sheet.empty_title", { month: formatMonth(month.year, month.month) })}
          text={t("sheet.empty_text")}
        />
      </div>
    );
  }
  return (
    <OwnMonth
      key={from}
      {...rest}
      days={query.data}
      today={dayIn(user.zona_horaria, now)}
      now={now}
    />
  );
}
