import { Alert, Button } from "@mantine/core";
import { IconCalendarClock, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { Filters, WordsField } from "../../../ui/filters.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { PeopleTable } from "./people/people-table.tsx";
import { ScheduleTable } from "./schedule-table.tsx";
import { ScheduleView } from "./schedule-view.tsx";
import classes from "./schedules.module.css";
import { referenceQuery, schedulesQuery } from "./schedules.queries.ts";
import type { SchedulesSearch } from "./search.model.ts";

/** Schedules of the company: the list, or the one that is open. */
export function SchedulesPage() {
  const { t } = useTranslation("schedules");
  const search = useSearch({ from: "/portal/admin/schedules" });
  const canChange = mayUseOffice(useCurrentUser(), "tiempo");
  if (search.vista !== undefined) {
    return <ScheduleView key={search.vista} open={search.vista} canChange={canChange} />;
  }
  return (
    <>
      <PageHeader title={t("title")} subtitle={t(canChange ? "subtitle" : "readOnly")}>
        {canChange && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/admin/schedules" search={{ vista: "nuevo" }} {...props} />
            )}
          >
            {t("add")}
          </Button>
        )}
      </PageHeader>
      <ScheduleList search={search} />
    </>
  );
}

function ScheduleList({ search }: { search: SchedulesSearch }) {
  const { t } = useTranslation("schedules");
  const { zona_horaria } = useCurrentUser();
  const navigate = useNavigate({ from: "/admin/schedules" });
  const texto = search.texto ?? "";
  const { data, error, refetch, isPlaceholderData } = useQuery(schedulesQuery(texto));
  const show = (change: SchedulesSearch) =>
    void navigate({ search: change, replace: true, resetScroll: false });
  return (
    <div className={classes.view}>
      <Without isOpen={search.sin_horario === true} onToggle={show} />
      <Filters label={t("search")}>
        <WordsField
          label={t("search")}
          placeholder={t("searchHint")}
          value={texto}
          onChange={(words) => show(words === "" ? {} : { texto: words })}
        />
      </Filters>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && (
        <Card>
          <EmptyState
            icon={<IconCalendarClock size={24} />}
            title={t(texto === "" ? "empty" : "nothing")}
            text={t(texto === "" ? "emptyText" : "nothingText")}
          />
        </Card>
      )}
      {data !== undefined && data.total > 0 && (
        <ScheduleTable
          schedules={data.data}
          today={dayIn(zona_horaria)}
          isBusy={isPlaceholderData}
        />
      )}
    </div>
  );
}

type WithoutProps = { isOpen: boolean; onToggle: (search: SchedulesSearch) => void };

/** People who work here without a schedule, if there are any. */
function Without({ isOpen, onToggle }: WithoutProps) {
  const { t } = useTranslation("schedules");
  const total = useQuery(referenceQuery).data?.sin_horario ?? 0;
  if (total === 0) return null;
  return (
    <>
      <Alert color="yellow">
        {t("without", { count: total, total })}{" "}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          onClick={() => onToggle(isOpen ? {} : { sin_horario: true })}
        >
          {t(isOpen ? "hideWithout" : "showWithout")}
        </Button>
      </Alert>
      {isOpen && (
        <Card title={t("list.without")}>
          <PeopleTable caption={t("list.without")} filter={{ sin_horario: true }} />
        </Card>
      )}
    </>
  );
}
