import { useQuery } from "@tanstack/react-query";

import type { HolidayCalendar } from "@atrio/contract/company/holidays";

import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import { CalendarForm } from "./calendar-form.tsx";
import type { CentreChoice } from "./calendar-form.tsx";
import { yearQuery } from "./holidays.queries.ts";

type CalendarViewProps = {
  /** null for a new one. */
  calendar: HolidayCalendar | null;
  anyo: number;
  centres: readonly CentreChoice[];
  canChange: boolean;
};

/** Form of a calendar's year once its days are there; a new calendar has none. */
export function CalendarView({ calendar, anyo, centres, canChange }: CalendarViewProps) {
  const { data, error, refetch } = useQuery({
    ...yearQuery(calendar?.id ?? 0, anyo),
    enabled: calendar !== null,
  });
  const form = { anyo, centres, canChange };
  if (calendar === null) return <CalendarForm key="new" year={null} {...form} />;
  if (data === undefined && error !== null) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.id !== calendar.id || data.anyo !== anyo) {
    return <BlockSkeleton height={420} />;
  }
  return <CalendarForm key={`${data.id} ${data.anyo}`} year={data} {...form} />;
}
