import {
  IconBeach,
  IconCircleCheck,
  IconClockExclamation,
  IconHourglass,
  IconUsers,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { TeamGroup, teamToday } from "@atrio/contract/time/team";

import { formatNumber } from "../../../../lib/format.ts";

import classes from "./team-figures.module.css";
import { figureOrder } from "./today.model.ts";

type Totals = EndpointResponse<typeof teamToday>["data"]["totales"];

type TeamFiguresProps = {
  totals: Totals;
  /** The group shown; everybody when null. */
  chosen: TeamGroup | null;
  onChoose: (group: TeamGroup | null) => void;
};

const icons: Record<TeamGroup, typeof IconUsers> = {
  fichado: IconCircleCheck,
  fichado_tarde: IconClockExclamation,
  no_ficha_hoy: IconBeach,
  pendiente: IconHourglass,
};

/**
 * Number of people in each group; pressing a figure filters by it, pressing again shows everybody.
 */
export function TeamFigures({ totals, chosen, onChoose }: TeamFiguresProps) {
  const { t } = useTranslation("team-time");
  return (
    <div className={classes.figures} role="group" aria-label={t("figures.label")}>
      <Figure
        group="all"
        icon={IconUsers}
        count={totals.supervisados}
        label={t("figures.all")}
        pressed={chosen === null}
        onPress={() => onChoose(null)}
      />
      {figureOrder.map((group) => (
        <Figure
          key={group}
          group={group}
          icon={icons[group]}
          count={totals[group]}
          label={t(`figures.${group}`)}
          pressed={chosen === group}
          onPress={() => onChoose(chosen === group ? null : group)}
        />
      ))}
    </div>
  );
}

type FigureProps = {
  group: TeamGroup | "all";
  icon: typeof IconUsers;
  count: number;
  label: string;
  pressed: boolean;
  onPress: () => void;
};

function Figure({ group, icon: Icon, count, label, pressed, onPress }: FigureProps) {
  return (
    <button
      type="button"
      className={classes.figure}
      data-group={group}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <span className={classes.icon} aria-hidden>
        <Icon size={22} stroke={1.8} />
      </span>
      <span className={classes.texts}>
        <b>{formatNumber(count)}</b>
        <span>{label}</span>
      </span>
    </button>
  );
}
