import { IconAlertTriangle, IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { WaitingRow } from "@atrio/contract/company/waiting";

import { addDays, formatRelativeDay } from "../../lib/format.ts";
import { PersonAvatar } from "../../ui/person-avatar.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

import classes from "./waiting-card.module.css";

type WaitingSignalProps = { row: WaitingRow; today: string };

/** The one signal of a row: a chip when late or near, else faces or a bar; nothing without news. */
export function WaitingSignal({ row, today }: WaitingSignalProps) {
  const urgent = useUrgency(row, today);
  if (urgent !== null) {
    const isLate = row.urgencia === "tarde";
    return (
      <StatusBadge
        color={isLate ? "red" : "yellow"}
        icon={isLate ? <IconAlertTriangle size={14} /> : <IconClock size={14} />}
      >
        {urgent}
      </StatusBadge>
    );
  }
  if (row.tipo === "solicitudes") return <Faces row={row} />;
  if (row.tipo === "firmas") return <Signed row={row} />;
  return null;
}

function useUrgency({ tipo, urgencia, dias, por }: WaitingRow, today: string): string | null {
  const { t } = useTranslation("office-home");
  if (urgencia === "normal") return null;
  const count = dias ?? 0;
  if (tipo === "incidencias") return t("signal.holds");
  if (urgencia === "tarde" && tipo === "sello") return t("signal.expired");
  if (urgencia === "tarde") {
    return tipo === "solicitudes" ? t("signal.begun") : t("signal.late", { count });
  }
  if (por === "espera") return t("signal.waits", { count });
  const when = formatRelativeDay(addDays(today, count), today);
  if (tipo === "solicitudes") return t("signal.begins", { when });
  return t(tipo === "nominas" ? "signal.publish" : "signal.due", { when });
}

function Faces({ row }: { row: WaitingRow }) {
  return (
    <span className={classes.faces} aria-hidden>
      {row.personas.map(({ id, nombre_completo, link_foto }) => (
        <PersonAvatar key={id} name={nombre_completo} photo={link_foto} size={32} />
      ))}
    </span>
  );
}

function Signed({ row }: { row: WaitingRow }) {
  const { t } = useTranslation("office-home");
  const signed = row.parte ?? 0;
  const all = signed + row.total;
  return (
    <span className={classes.signed}>
      {t("signal.signed", { signed, all })}
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${(100 * signed) / all}%` }} />
      </span>
    </span>
  );
}
