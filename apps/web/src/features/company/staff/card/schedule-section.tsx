import { IconCalendarTime } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { StaffCard } from "@atrio/contract/company/staff";

import { dayIn, formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { inForce, toCome, yearStrip } from "../staff.model.ts";

import { CardSection, ToCome } from "./card-section.tsx";
import classes from "./person-card.module.css";

const tones = ["blue", "yellow", "green"] as const;

/** Today's schedule, the year's as a strip, and those to come. */
export function ScheduleSection({ person }: { person: StaffCard }) {
  const { t } = useTranslation("staff");
  const today = dayIn(useCurrentUser().zona_horaria);
  const current = inForce(person.horarios, today);
  return (
    <CardSection icon={IconCalendarTime} title={t("field.schedule")}>
      {current === undefined ? (
        <p className={classes.none}>{t("card.noSchedule")}</p>
      ) : (
        <p className={classes.strong}>{current.nombre}</p>
      )}
      {person.horarios.length > 0 && <YearStrip person={person} today={today} />}
      {toCome(person.horarios, today).map((one) => (
        <ToCome key={one.desde} desde={one.desde}>
          {one.nombre}
        </ToCome>
      ))}
    </CardSection>
  );
}

function YearStrip({ person, today }: { person: StaffCard; today: string }) {
  const { t } = useTranslation("staff");
  const { stretches, now } = yearStrip(person.horarios, today);
  const told = stretches.map(({ name, first }) =>
    t("card.scheduleFrom", { name, date: formatDate(first) }),
  );
  return (
    <div
      className={classes.strip}
      role="img"
      aria-label={t("card.strip", { year: today.slice(0, 4), schedules: told.join(", ") })}
    >
      {stretches.map(({ key, name, tone, from, width }) => (
        <span
          key={key}
          style={{
            left: `${from}%`,
            width: `${width}%`,
            background: `var(--mantine-color-${tones[tone] ?? "blue"}-light)`,
            color: `var(--mantine-color-${tones[tone] ?? "blue"}-light-color)`,
          }}
        >
          {width > 20 ? name : ""}
        </span>
      ))}
      <i style={{ left: `${now}%` }} />
    </div>
  );
}
