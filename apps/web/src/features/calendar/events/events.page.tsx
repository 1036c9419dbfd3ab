import { Button } from "@mantine/core";
import { IconCalendarEvent, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { CompanyEvent } from "@atrio/contract/calendar/company-events";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { Steps } from "../../../ui/steps.tsx";

import { EventDialog } from "./event-dialog.tsx";
import { EventTable } from "./event-table.tsx";
import classes from "./events.module.css";
import { eventsQuery } from "./events.queries.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

type Opened = { act: "new" } | { act: "edit" | "remove"; event: CompanyEvent };

/** Events that the company puts into everybody's or a centre's calendar, a year at a time. */
export function EventsPage() {
  const { t } = useTranslation("company-events");
  const user = useCurrentUser();
  const search = useSearch({ from: "/portal/admin/events" });
  const navigate = useNavigate({ from: "/admin/events" });
  const canChange = mayUseOffice(user, "personas");
  const year = search.anyo ?? Number(dayIn(user.zona_horaria).slice(0, 4));
  const { data, error, refetch, isPlaceholderData } = useQuery(eventsQuery(year));
  const [opened, setOpened] = useState<Opened | null>(null);
  const show = (anyo: number) => void navigate({ search: { anyo }, replace: true });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Steps
          label={String(year)}
          previous={t("previousYear")}
          next={t("nextYear")}
          onPrevious={() => show(year - 1)}
          onNext={() => show(year + 1)}
        />
        {canChange && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpened({ act: "new" })}
          >
            {t("add")}
          </Button>
        )}
      </PageHeader>
      <div className={classes.view}>
        {data === undefined && error === null && <BlockSkeleton height={320} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <Card>
            <EmptyState
              icon={<IconCalendarEvent size={24} />}
              title={t("empty", { year })}
              text={t("emptyText")}
            />
          </Card>
        )}
        {data !== undefined && data.length > 0 && (
          <EventTable
            events={data}
            isBusy={isPlaceholderData}
            onAct={canChange ? (act, event) => setOpened({ act, event }) : null}
          />
        )}
      </div>
      {opened?.act === "remove" && (
        <RemoveDialog event={opened.event} onClose={() => setOpened(null)} />
      )}
      {opened !== null && opened.act !== "remove" && (
        <EventDialog
          event={opened.act === "edit" ? opened.event : null}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
