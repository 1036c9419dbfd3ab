import {
  IconAlertTriangle,
  IconClockExclamation,
  IconCoffee,
  IconDoorExit,
  IconHome,
  IconMinus,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { TeamMember } from "@atrio/contract/time/team";

import { formatMinutes, formatTime } from "../../../../lib/format.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { Accent } from "../../../../ui/theme.ts";
import { AbsenceBadge } from "../../sheet/absence-badge.tsx";

import classes from "./member-parts.module.css";
import { workedShare } from "./today.model.ts";

type MemberProps = { member: TeamMember };

/** A person: photo, name that leads to the sheet, occupation and work centre. */
export function MemberName({ member }: MemberProps) {
  const { t } = useTranslation("team-time");
  const { nombre_completo } = member;
  const post = [member.puesto, member.centro_trabajo].filter((text) => text !== null).join(" · ");
  return (
    <span className={classes.person}>
      <PersonAvatar name={nombre_completo} photo={member.link_foto} size={40} />
      <span className={classes.texts}>
        <Link
          to="/timeRegistrationSupervisor"
          search={{ vista: "hojas", persona: member.id }}
          className={classes.name}
          title={t("today.sheet_of", { name: nombre_completo })}
        >
          {nombre_completo}
        </Link>
        <small>{post}</small>
      </span>
    </span>
  );
}

const states: Record<TeamMember["situacion"], { color: Accent; icon: typeof IconHome }> = {
  trabajando: { color: "green", icon: IconPlayerPlay },
  en_pausa: { color: "yellow", icon: IconCoffee },
  ha_salido: { color: "gray", icon: IconDoorExit },
  sin_fichar: { color: "gray", icon: IconMinus },
};

/** Present activity of a person, and its problems. */
export function MemberState({ member }: MemberProps) {
  const { t } = useTranslation("team-time");
  const { color, icon: Icon } = states[member.situacion];
  return (
    <span className={classes.state}>
      <StatusBadge color={color} icon={<Icon size={15} />}>
        {t(`state.${member.situacion}`)}
      </StatusBadge>
      {member.ausencias.map((absence) => (
        <AbsenceBadge key={`${absence.solicitud_id} ${absence.desde}`} absence={absence} />
      ))}
      {member.teletrabajo && (
        <StatusBadge color="blue" icon={<IconHome size={15} />}>
          {t("today.telework")}
        </StatusBadge>
      )}
      {member.abierto_mas_de_un_dia && (
        <StatusBadge color="red" icon={<IconAlertTriangle size={15} />}>
          {t("today.long_open")}
        </StatusBadge>
      )}
    </span>
  );
}

/** First clock-in of today and its delay; for a missing person, the delay so far. */
export function MemberStart({
  member,
  isLabelled = false,
}: MemberProps & { isLabelled?: boolean }) {
  const { t } = useTranslation("team-time");
  const { hora_entrada, minutos_retraso } = member;
  if (hora_entrada === null && minutos_retraso === 0) return null;
  const key = hora_entrada === null ? "today.late_pending" : "today.late";
  return (
    <span className={classes.start}>
      {hora_entrada !== null && (
        <span>
          {isLabelled && <span className={classes.label}>{t("today.in")} </span>}
          <b>{formatTime(hora_entrada, member.zona_horaria)}</b>
        </span>
      )}
      {minutos_retraso > 0 && (
        <span className={classes.late} data-tolerated={member.grupo === "fichado"}>
          <IconClockExclamation size={16} aria-hidden />
          {t(key, { time: formatMinutes(minutos_retraso) })}
        </span>
      )}
    </span>
  );
}

/** Worked of scheduled as a small bar, with the figures beside it. */
export function MemberWork({ member }: MemberProps) {
  const { t } = useTranslation("team-time");
  const { minutos_trabajados, minutos_previstos } = member;
  if (minutos_trabajados === 0 && minutos_previstos === 0) return null;
  const width = `${workedShare(member)}%`;
  return (
    <span className={classes.work}>
      <span>
        {t("today.of", {
          worked: formatMinutes(minutos_trabajados),
          expected: formatMinutes(minutos_previstos),
        })}
      </span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width }} data-full={minutos_trabajados >= minutos_previstos} />
      </span>
    </span>
  );
}

/** Number of a person's requests that wait for the reader, as a link to them. */
export function MemberRequests({ member }: MemberProps) {
  const { t } = useTranslation("team-time");
  const { solicitudes_pendientes } = member;
  if (solicitudes_pendientes === 0) return null;
  return (
    <Link
      to="/timeRegistrationSupervisor"
      search={{ vista: "decidir", persona: member.id }}
      className={classes.requests}
      title={t("today.decide_of", { name: member.nombre_completo })}
    >
      {t("today.decide", { count: solicitudes_pendientes })}
    </Link>
  );
}
