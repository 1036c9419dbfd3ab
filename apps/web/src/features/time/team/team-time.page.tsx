import { Tabs } from "@mantine/core";
import { IconChecklist, IconClock, IconHistory, IconTable, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../../lib/errors.ts";
import { dayIn, formatLongDate } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { monthOf, readMonth, writeMonth } from "../sheet/sheet.model.ts";
import { useNow } from "../use-now.ts";

import { DecideView } from "./decide/decide-view.tsx";
import { SheetsView } from "./sheets/sheets-view.tsx";
import classes from "./team-time.module.css";
import { countText, teamViews, viewOf } from "./team.model.ts";
import type { TeamSearch, TeamView } from "./team.model.ts";
import { teamRequestsQuery, teamTodayQuery } from "./team.queries.ts";
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

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** The time registration of the team: today, decisions, and sheets. */
export function TeamTimePage() {
  const { t } = useTranslation("team-time");
  const user = useCurrentUser();
  const search = useSearch({ from: "/portal/timeRegistrationSupervisor" });
  const navigate = useNavigate({ from: "/timeRegistrationSupervisor" });
  const today = dayIn(user.zona_horaria, useNow());
  const view = viewOf(search);
  // A person without a team gets an explanation in place of the page.
  useQuery({ ...teamTodayQuery(user.id), throwOnError: isRefused });
  const waiting = useQuery(teamRequestsQuery({ tab: "mi_turno", skip: 0, take: 10 })).data?.totales
    .mi_turno;
  const unread = useQuery(unreadChangesQuery({ skip: 0, take: 25 })).data?.total;
  const show = (next: TeamSearch, replace = false) => {
    void navigate({ search: next, replace, resetScroll: false });
  };
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
        <Tabs.List aria-label={t("tabs.label")} className={classes.tabs}>
          {teamViews.map((one) => {
            const Icon = icons[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={20} aria-hidden />}>
                {t(`tabs.${one}`)}
                {one === "cambios" && unread !== undefined && unread > 0 && (
                  <span className={classes.badge} title={t("tabs.unread", { count: unread })}>
                    {countText(unread)}
                  </span>
                )}
                {one === "decidir" && waiting !== undefined && waiting > 0 && (
                  <span className={classes.badge} title={t("tabs.waiting", { count: waiting })}>
                    {countText(waiting)}
                  </span>
                )}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value="hoy" className={classes.panel}>
          <WithTeam>{(team) => <TodayView team={team} />}</WithTeam>
        </Tabs.Panel>
        <Tabs.Panel value="decidir" className={classes.panel}>
          <Decide search={search} onShow={show} />
        </Tabs.Panel>
        <Tabs.Panel value="cambios" className={classes.panel}>
          <UnreadView />
        </Tabs.Panel>
        <Tabs.Panel value="hojas" className={classes.panel}>
          <WithTeam>
            {(team) => <Sheets team={team} today={today} search={search} onShow={show} />}
          </WithTeam>
        </Tabs.Panel>
      </Tabs>
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
      <div className={classes.loading} aria-busy>
        <BlockSkeleton height={84} />
        <BlockSkeleton height={420} />
      </div>
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
  const person = search.persona;
  return (
    <SheetsView
      members={team.supervisados}
      personId={person ?? null}
      month={month}
      current={current}
      openedDay={search.dia ?? null}
      onPerson={(id) => onShow({ vista: "hojas", persona: id, mes: writeMonth(month) })}
      onMonth={(next) =>
        onShow(
          {
            vista: "hojas",
            mes: writeMonth(next),
            ...(person === undefined ? {} : { persona: person }),
          },
          true,
        )
      }
    />
  );
}
