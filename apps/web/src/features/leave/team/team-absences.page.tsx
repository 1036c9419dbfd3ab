import { Tabs } from "@mantine/core";
import {
  IconArrowsExchange,
  IconCalendarMonth,
  IconChecklist,
  IconTable,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { defaultPageSize } from "@atrio/contract/paging";

import { loadChunk } from "../../../lib/chunks.ts";
import { ApiError } from "../../../lib/errors.ts";
import { dayIn, formatLongDate, serverNow } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";

import { CalendarView } from "./calendar/calendar-view.tsx";
import { DecideView } from "./decide/decide-view.tsx";
import { useKept } from "./decide/use-kept.ts";
import { DelegationView } from "./delegation/delegation-view.tsx";
import { teamViews } from "./search.model.ts";
import type { TeamAbsencesSearch, TeamView } from "./search.model.ts";
import { SummaryView } from "./summary/summary-view.tsx";
import classes from "./team-absences.module.css";
import { countText } from "./team.model.ts";
import { absenceKinds, teamRequestsQuery } from "./team.queries.ts";
import type { RequestPage } from "./team.queries.ts";

const RequestPanel = lazy(async () => ({
  default: (await loadChunk(() => import("./decide/request-panel.tsx"))).RequestPanel,
}));

const icons: Record<TeamView, typeof IconTable> = {
  solicitudes: IconChecklist,
  calendario: IconCalendarMonth,
  saldos: IconTable,
  delegacion: IconArrowsExchange,
};

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Absences of the supervised people: decisions, calendar, balances, delegation. */
export function TeamAbsencesPage() {
  const { t } = useTranslation("team-absences");
  const user = useCurrentUser();
  const search = useSearch({ from: "/portal/absencesSupervisor" });
  const navigate = useNavigate({ from: "/absencesSupervisor" });
  const today = dayIn(user.zona_horaria, serverNow());
  const [take, setTake] = useState<RequestPage["take"]>(defaultPageSize);
  const view = search.vista ?? "solicitudes";
  const page = pageOf(search, take);
  const { kept, keeper } = useKept(page);
  const waiting = useWaiting();
  const show = (next: TeamAbsencesSearch, replace = false) => {
    void navigate({ search: next, replace, resetScroll: false });
  };
  const { pagina: _, solicitud, ...narrowed } = search;
  const thisYear = Number(today.slice(0, 4));
  return (
    <>
      <PageHeader title={t("title")} subtitle={formatLongDate(today)} />
      <Tabs
        value={view}
        onChange={(next) => {
          const chosen = teamViews.find((known) => known === next);
          if (chosen !== undefined) show({ vista: chosen });
        }}
        keepMounted={false}
      >
        <ViewTabs waiting={waiting} />
        <Tabs.Panel value="solicitudes" className={classes.panel}>
          <DecideView
            page={page}
            filter={{ kind: search.tipo ?? null, personId: search.persona ?? null }}
            kept={kept}
            openId={solicitud ?? null}
            today={today}
            onTab={(tab) => show({ ...narrowed, pestana: tab }, true)}
            onFilter={({ kind, personId }) => {
              const { tipo: _kind, persona: _person, ...rest } = narrowed;
              const chosen = {
                ...(kind === null ? {} : { tipo: kind }),
                ...(personId === null ? {} : { persona: personId }),
              };
              show({ ...rest, ...chosen }, true);
            }}
            onPage={(next) => {
              setTake(next.take);
              show({ ...narrowed, pagina: next.skip / next.take + 1 });
            }}
            keeper={keeper}
          />
        </Tabs.Panel>
        <Tabs.Panel value="calendario" className={classes.panel}>
          <CalendarView
            month={search.mes ?? today.slice(0, 7)}
            today={today}
            onMonth={(month) => show({ vista: "calendario", mes: month }, true)}
          />
        </Tabs.Panel>
        <Tabs.Panel value="saldos" className={classes.panel}>
          <SummaryView
            year={search.anyo ?? thisYear}
            thisYear={thisYear}
            onYear={(year) => show({ vista: "saldos", anyo: year }, true)}
          />
        </Tabs.Panel>
        <Tabs.Panel value="delegacion" className={classes.panel}>
          <DelegationView today={today} />
        </Tabs.Panel>
      </Tabs>
      <Suspense fallback={null}>
        {solicitud !== undefined && (
          <RequestPanel
            key={solicitud}
            requestId={solicitud}
            keeper={keeper}
            onClose={() => {
              const { solicitud: _request, ...rest } = search;
              show(rest, true);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The list that an address asks for. */
function pageOf(search: TeamAbsencesSearch, take: RequestPage["take"]): RequestPage {
  const kind = absenceKinds.find((known) => known === search.tipo);
  const tab = search.pestana ?? "mi_turno";
  return {
    tab,
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
    kinds: kind === undefined ? absenceKinds : [kind],
    workerId: tab === "anyo_anterior" ? null : (search.persona ?? null),
  };
}

/**
 * Number of requests of every kind and person that wait for the reader; undefined while unknown.
 */
function useWaiting(): number | undefined {
  const page = pageOf({}, defaultPageSize);
  const query = teamRequestsQuery(page);
  // A person without a team gets an explanation in place of the page.
  return useQuery({ ...query, throwOnError: isRefused }).data?.totales?.mi_turno;
}

function ViewTabs({ waiting = 0 }: { waiting: number | undefined }) {
  const { t } = useTranslation("team-absences");
  return (
    <Tabs.List aria-label={t("tabs.label")} className={classes.tabs}>
      {teamViews.map((one) => {
        const Icon = icons[one];
        return (
          <Tabs.Tab key={one} value={one} leftSection={<Icon size={20} aria-hidden />}>
            {t(`tabs.${one}`)}
            {one === "solicitudes" && waiting > 0 && (
              <span className={classes.badge} title={t("tabs.waiting", { count: waiting })}>
                {countText(waiting)}
              </span>
            )}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
  );
}
