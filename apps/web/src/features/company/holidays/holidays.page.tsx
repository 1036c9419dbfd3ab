import { Button } from "@mantine/core";
import { IconCalendarHeart, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { HolidayCalendar } from "@atrio/contract/company/holidays";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { Steps } from "../../../ui/steps.tsx";

import type { CentreChoice } from "./calendar-form.tsx";
import { CalendarList } from "./calendar-list.tsx";
import { CalendarView } from "./calendar-view.tsx";
import classes from "./holidays.module.css";
import { calendarsQuery } from "./holidays.queries.ts";
import type { HolidaysSearch } from "./search.model.ts";

/** Calendars of holidays, and the days of one of them in a year. */
export function HolidaysPage() {
  const { t } = useTranslation("holidays");
  const user = useCurrentUser();
  const search = useSearch({ from: "/portal/admin/calendars" });
  const navigate = useNavigate({ from: "/admin/calendars" });
  const canChange = mayUseOffice(user, "personas");
  const { data, error, refetch } = useQuery(calendarsQuery);
  const anyo = search.anyo ?? Number(dayIn(user.zona_horaria).slice(0, 4));
  const show = (year: number) =>
    void navigate({ search: (kept) => ({ ...kept, anyo: year }), replace: true });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Steps
          label={String(anyo)}
          previous={t("previousYear")}
          next={t("nextYear")}
          onPrevious={() => show(anyo - 1)}
          onNext={() => show(anyo + 1)}
        />
        {canChange && (
          <Button
            renderRoot={(props) => (
              <Link to="/admin/calendars" search={{ vista: "nuevo", anyo }} {...props} />
            )}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t("add")}
          </Button>
        )}
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Calendars all={data} search={search} anyo={anyo} />}
    </>
  );
}

type CalendarsProps = {
  all: { calendarios: readonly HolidayCalendar[]; centros: readonly CentreChoice[] };
  search: HolidaysSearch;
  anyo: number;
};

/** List of the calendars beside the shown one, the first without a choice. */
function Calendars({ all, search, anyo }: CalendarsProps) {
  const { t } = useTranslation("holidays");
  const canChange = mayUseOffice(useCurrentUser(), "personas");
  const { calendarios, centros } = all;
  const isNew = search.vista === "nuevo";
  const chosen = calendarios.find(({ id }) => id === search.calendario) ?? calendarios[0];
  if (chosen === undefined && !isNew) {
    return (
      <Card>
        <EmptyState
          icon={<IconCalendarHeart size={24} />}
          title={t("empty")}
          text={t("emptyText")}
        />
      </Card>
    );
  }
  const open = isNew || chosen === undefined ? null : chosen;
  return (
    <div className={classes.page}>
      <CalendarList calendars={calendarios} open={open?.id ?? null} anyo={anyo} />
      <CalendarView calendar={open} anyo={anyo} centres={centros} canChange={canChange} />
    </div>
  );
}
