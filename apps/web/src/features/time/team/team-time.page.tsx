import { Stack } from "@mantine/core";
import { IconChecklist, IconClock, IconHistory, IconTable, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { defaultPageSize } from "@atrio/contract/paging";

import { ApiError } from "../../../lib/errors.ts";
import { dayIn, formatLongDate } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SectionTabs } from "../../../ui/section-tabs.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { countText } from "../../leave/approvals/approvals.model.ts";
import { teamRequestsQuery } from "../../leave/approvals/approvals.queries.ts";
import { monthOf, readMonth, writeMonth } from "../sheet/sheet.model.ts";
import { useNow } from "../use-now.ts";

import { DecideView } from "./decide/decide-view.tsx";
import { SheetsView } from "./sheets/sheets-view.tsx";
import { teamViews, viewOf } from "./team.model.ts";
import type { TeamSearch, TeamView } from "./team.model.ts";
import { teamTodayQuery, timeKinds } from "./team.queries.ts";
import { TodayView } from "./today/today-view.tsx";
import type { TeamToday } from "./today/today-view.tsx";
import { UnreadView } from "./unread/unread-view.tsx";
import { unreadChangesQuery } from "./unread/unread.queries.ts";

const icons: Record<TeamView, typeof IconClock> = {
  hoy: IconClock,
  decidir: IconChecklist,
  cambios: IconHistory,
  hojas: IconTable,
};

const ownTurn = {
  tab: "mi_turno",
  skip: 0,
  take: defaultPageSize,
  kinds: timeKinds,
  workerId: null,
} as const;

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** The time registration of the team: today, decisions, and sheets. */
export function TeamTimePage() {
  const { t } = useTranslation(["team-time", "approvals"]);
  const user = useCurrentUser();
  const search = useSearch({ from: "/portal/timeRegistrationSupervisor" });
  const navigate = useNavigate({ from: "/timeRegistrationSupervisor" });
  const today = dayIn(user.zona_horaria, useNow());
  const view = viewOf(search);
  // A person without a team gets an explanation in place of the page.
  useQuery({ ...teamTodayQuery(user.id), throwOnError: isRefused });
  const waiting = useQuery(teamRequestsQuery(ownTurn)).data?.totales?.mi_turno ?? 0;
  const unread = useQuery(unreadChangesQuery({ skip: 0, take: 25 })).data?.total ?? 0;
  const badges: Partial<Record<TeamView, { text: string; title: string }>> = {
    ...(waiting > 0 && {
      decidir: { text: countText(waiting), title: t("approvals:waiting", { count: waiting }) },
    }),
    ...(unread > 0 && {
      cambios: { text: countText(unread), title: t("tabs.unread", { count: unread }) },
    }),
  };
  const show = (next: TeamSearch, replace = false) => {
    void navigate({ search: next, replace, resetScroll: false });
  };
  return (
    <>
      <PageHeader title={t("title")} subtitle={formatLongDate(today)} />
      <SectionTabs<TeamView>
        label={t("tabs.label")}
        sections={teamViews.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          icon: icons[value],
          badge: badges[value] ?? null,
        }))}
        value={view}
        onChange={(next) => show({ vista: next })}
      >
        {view === "hoy" && <WithTeam>{(team) => <TodayView team={team} />}</WithTeam>}
        {view === "decidir" && <Decide search={search} onShow={show} />}
        {view === "cambios" && <UnreadView />}
        {view === "hojas" && (
          <WithTeam>
            {(team) => <Sheets team={team} today={today} search={search} onShow={show} />}
          </WithTeam>
        )}
      </SectionTabs>
    </>
  );
}

/** The people supervised today, or why they cannot be shown. */
function WithTeam({ children }: { children: (team: TeamToday) => ReactNode }) {
  const { t } = useTranslation("team-time");
  const user = useCurrentUser();
  const { data: team, error, refetch } = useQuery(teamTodayQuery(user.id));
  if (team === undefined) {
    if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return (
      <Stack gap={16} aria-busy>
        <BlockSkeleton height={84} />
        <BlockSkeleton height={420} />
      </Stack>
    );
  }
  if (team.supervisados.length === 0) {
    return (
      <EmptyState icon={<IconUsers size={24} />} title={t("none.title")} text={t("none.text")} />
    );
  }
  return children(team);
}

type PartProps = { search: TeamSearch; onShow: (search: TeamSearch, replace?: boolean) => void };

function Decide({ search, onShow }: PartProps) {
  const user = useCurrentUser();
  const members = useQuery(teamTodayQuery(user.id)).data?.supervisados ?? [];
  const member = members.find(({ id }) => id === search.persona);
  const person =
    search.persona === undefined
      ? null
      : { id: search.persona, name: member?.nombre_completo ?? null };
  return (
    <DecideView
      tab={search.pestana ?? null}
      person={person}
      marked={search.solicitud ?? null}
      onTab={(tab) =>
        onShow(
          {
            vista: "decidir",
            pestana: tab,
            ...(search.persona === undefined ? {} : { persona: search.persona }),
          },
          true,
        )
      }
      onEverybody={() =>
        onShow({
          vista: "decidir",
          ...(search.pestana === undefined ? {} : { pestana: search.pestana }),
        })
      }
    />
  );
}

function Sheets({ team, today, search, onShow }: PartProps & { team: TeamToday; today: string }) {
  const current = monthOf(today);
  const month = readMonth(search.mes ?? search.dia?.slice(0, 7)) ?? current;
  const { persona } = search;
  return (
    <SheetsView
      members={team.supervisados}
      personId={persona ?? null}
      month={month}
      current={current}
      openedDay={search.dia ?? null}
      onPerson={(id) => onShow({ vista: "hojas", persona: id, mes: writeMonth(month) })}
      onMonth={(next) =>
        onShow(
          {
            vista: "hojas",
            mes: writeMonth(next),
            ...(persona === undefined ? {} : { persona }),
          },
          true,
        )
      }
    />
  );
}
