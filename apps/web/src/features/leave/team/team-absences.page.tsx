import {
  IconArrowsExchange,
  IconCalendarMonth,
  IconChecklist,
  IconTable,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { defaultPageSize } from "@atrio/contract/paging";

import { loadChunk } from "../../../lib/chunks.ts";
import { ApiError } from "../../../lib/errors.ts";
import { dayIn, formatLongDate, serverNow } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Part } from "../../../ui/part.tsx";
import { SectionTabs } from "../../../ui/section-tabs.tsx";
import { countText } from "../approvals/approvals.model.ts";
import { teamRequestsQuery } from "../approvals/approvals.queries.ts";
import type { RequestPage } from "../approvals/approvals.queries.ts";
import { useKept } from "../approvals/use-kept.ts";

import { CalendarView } from "./calendar/calendar-view.tsx";
import { DecideView } from "./decide/decide-view.tsx";
import { DelegationView } from "./delegation/delegation-view.tsx";
import { teamViews } from "./search.model.ts";
import type { TeamAbsencesSearch, TeamView } from "./search.model.ts";
import { SummaryView } from "./summary/summary-view.tsx";
import { absenceKinds } from "./team.queries.ts";

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
  const { t } = useTranslation(["team-absences", "approvals"]);
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
      <SectionTabs<TeamView>
        label={t("tabs.label")}
        sections={teamViews.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          icon: icons[value],
          badge:
            value === "solicitudes" && waiting > 0
              ? { text: countText(waiting), title: t("approvals:waiting", { count: waiting }) }
              : null,
        }))}
        value={view}
        onChange={(next) => show({ vista: next })}
      >
        {view === "solicitudes" && (
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
            onOrder={(order) => show({ ...narrowed, ...order }, true)}
            onPage={(next) => {
              setTake(next.take);
              show({ ...narrowed, pagina: next.skip / next.take + 1 });
            }}
            keeper={keeper}
          />
        )}
        {view === "calendario" && (
          <CalendarView
            month={search.mes ?? today.slice(0, 7)}
            today={today}
            onMonth={(month) => show({ vista: "calendario", mes: month }, true)}
          />
        )}
        {view === "saldos" && (
          <SummaryView
            year={search.anyo ?? thisYear}
            thisYear={thisYear}
            onYear={(year) => show({ vista: "saldos", anyo: year }, true)}
          />
        )}
        {view === "delegacion" && <DelegationView today={today} />}
      </SectionTabs>
      <Part>
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
      </Part>
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
    ...orderOf(search),
  };
}

function orderOf({ orden, sentido }: TeamAbsencesSearch): Pick<RequestPage, "order"> {
  if (orden === undefined && sentido === undefined) return {};
  return { order: { orden: orden ?? "creada_en", sentido: sentido ?? "desc" } };
}

/** Number of requests of every kind and person that wait for the reader; 0 while unknown. */
function useWaiting(): number {
  const page = pageOf({}, defaultPageSize);
  const query = teamRequestsQuery(page);
  // A person without a team gets an explanation in place of the page.
  return useQuery({ ...query, throwOnError: isRefused }).data?.totales?.mi_turno ?? 0;
}
