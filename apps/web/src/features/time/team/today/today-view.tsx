import { Button, CloseButton, TextInput } from "@mantine/core";
import { IconSearch, IconUserSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { teamToday } from "@atrio/contract/time/team";

import { EmptyState } from "../../../../ui/state.tsx";

import { PeopleGroups } from "./people-groups.tsx";
import { TeamFigures } from "./team-figures.tsx";
import classes from "./today-view.module.css";
import { groupsOf } from "./today.model.ts";
import type { TodayFilter } from "./today.model.ts";

export type TeamToday = EndpointResponse<typeof teamToday>["data"];

const everybody: TodayFilter = { group: null, text: "" };

/** Today's people: five figures that filter, a search, the people by group. */
export function TodayView({ team }: { team: TeamToday }) {
  const { t } = useTranslation("team-time");
  const [filter, setFilter] = useState(everybody);
  const groups = groupsOf(team.supervisados, filter);
  const count = groups.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <div className={classes.view}>
      <TeamFigures
        totals={team.totales}
        chosen={filter.group}
        onChoose={(group) => setFilter({ ...filter, group })}
      />
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          placeholder={t("today.search")}
          aria-label={t("today.search")}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            filter.text !== "" && (
              <CloseButton
                aria-label={t("today.clear")}
                onClick={() => setFilter({ ...filter, text: "" })}
              />
            )
          }
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.currentTarget.value })}
        />
        <span role="status">{t("today.found", { count })}</span>
      </div>
      {count > 0 ? (
        <PeopleGroups groups={groups} />
      ) : (
        <EmptyState
          icon={<IconUserSearch size={24} />}
          title={t("today.nobody_title")}
          text={t("today.nobody_text")}
          action={
            <Button variant="default" onClick={() => setFilter(everybody)}>
              {t("today.reset")}
            </Button>
          }
        />
      )}
    </div>
  );
}
