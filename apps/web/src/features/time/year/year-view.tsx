import { IconCalendarOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useTranslation } from "react-i18next";

import { formatMinutes } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { ProjectSlots } from "../../../lib/project-slots.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { Balance } from "../sheet/balance.tsx";
import totals from "../sheet/month-totals.module.css";
import type { Month } from "../sheet/sheet.model.ts";

import { YearNav } from "./year-nav.tsx";
import { YearTable } from "./year-table.tsx";
import classes from "./year-view.module.css";
import { yearOverviewQuery } from "./year.queries.ts";

type YearViewProps = {
  year: number;
  current: Month;
  onYear: (year: number) => void;
  onMonth: (month: Month) => void;
};

/** A year of hours worked against expected, with the way to each month's sheet. */
export function YearView({ year, current, onYear, onMonth }: YearViewProps) {
  const { t } = useTranslation("months");
  const { id: workerId } = useCurrentUser();
  const projects = use(ProjectSlots);
  return (
    <section className={classes.year} aria-label={t("year.title", { year })}>
      <SectionHead title={t("year.title", { year })}>
        <YearNav year={year} onChange={onYear} />
      </SectionHead>
      <Overview year={year} current={current} onMonth={onMonth} />
      {projects?.renderHours({ workerId, year, month: null })}
    </section>
  );
}

function Overview({ year, current, onMonth }: Omit<YearViewProps, "onYear">) {
  const { t } = useTranslation("months");
  const user = useCurrentUser();
  const query = useQuery(yearOverviewQuery(user.id, year));
  const overview = query.data;
  if (overview === undefined) {
    if (query.isError) {
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    }
    return <BlockSkeleton height={480} />;
  }
  if (overview.minutos_previstos === 0 && overview.minutos_trabajados === 0) {
    return (
      <EmptyState
        icon={<IconCalendarOff size={24} />}
        title={t("year.empty_title", { year })}
        text={t("year.empty_text")}
      />
    );
  }
  return (
    <>
      <dl className={`${totals.totals} ${classes.totals}`}>
        <div>
          <dt>{t("year.worked")}</dt>
          <dd className={totals.figure}>{formatMinutes(overview.minutos_trabajados)}</dd>
        </div>
        <div>
          <dt>{t("year.expected")}</dt>
          <dd className={totals.figure}>{formatMinutes(overview.minutos_previstos_hasta_hoy)}</dd>
          <dd className={totals.detail}>
            {t("year.of_year", { total: formatMinutes(overview.minutos_previstos) })}
          </dd>
          <dd className={totals.detail}>
            {t("year.scheduled", { total: formatMinutes(overview.minutos_programados) })}
          </dd>
        </div>
        <div>
          <dt>{t("year.balance")}</dt>
          <dd className={totals.figure}>
            <Balance minutes={overview.saldo_minutos} />
          </dd>
        </div>
      </dl>
      <YearTable overview={overview} current={current} onMonth={onMonth} />
    </>
  );
}
