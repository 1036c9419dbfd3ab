import { IconCheck, IconClock, IconRefreshAlert } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { DayDivision, Registration } from "@atrio/contract/projects/shapes";

import { formatMinutes, formatTime } from "../../../../lib/format.ts";
import { workName } from "../work/work.model.ts";

import { DivisionBar } from "./division-bar.tsx";
import type { DividedSigning } from "./division.model.ts";
import classes from "./division.module.css";

/** A stored division: each signing as a bar, its registrations and what is left over. */
export function DivisionList({ division }: { division: DayDivision }) {
  const { zona_horaria } = division;
  return division.fichajes.map((signing) => (
    <div key={signing.id} className={classes.signing}>
      <DivisionBar
        parts={barParts(signing)}
        from={signing.hora_inicio}
        to={signing.hora_fin}
        zone={zona_horaria}
      />
      <ul className={classes.list}>
        {signing.registros.map((one) => (
          <li key={one.id}>
            <RegistrationLine registration={one} zone={zona_horaria} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function barParts({ registros, huecos }: DividedSigning) {
  return [
    ...registros.map(({ id, proyecto, minutos, hora_inicio }) => ({
      key: String(id),
      name: proyecto,
      minutes: minutos,
      hora_inicio,
    })),
    ...huecos.map(({ hora_inicio, minutos }) => ({
      key: hora_inicio,
      name: null,
      minutes: minutos,
      hora_inicio,
    })),
  ].toSorted((a, b) => a.hora_inicio.localeCompare(b.hora_inicio));
}

type LineProps = { registration: Registration; zone: string };

function RegistrationLine({ registration, zone }: LineProps) {
  const { t } = useTranslation("my-projects");
  const { hora_inicio, hora_fin, ajustado, observaciones } = registration;
  const end = hora_fin === null ? t("day.until_end") : formatTime(hora_fin, zone);
  return (
    <>
      <p className={classes.head}>
        <b>{workName(registration.proyecto, registration.actividad)}</b>
        <b className={classes.figure}>{formatMinutes(registration.minutos)}</b>
      </p>
      <p className={classes.note}>
        {formatTime(hora_inicio, zone)} – {end}
      </p>
      <RegistrationState registration={registration} />
      {ajustado && (
        <p className={classes.warning}>
          <IconRefreshAlert size={18} aria-hidden />
          {t("day.adjusted")}
        </p>
      )}
      {observaciones !== null && <p className={classes.note}>{observaciones}</p>}
    </>
  );
}

/** Running, approved or waiting; nothing for one that needs no approval. */
function RegistrationState({ registration }: { registration: Registration }) {
  const { t } = useTranslation("my-projects");
  const { en_curso, aprobado, aprobado_por, requiere_aprobacion } = registration;
  if (en_curso || (requiere_aprobacion && !aprobado)) {
    return (
      <p className={classes.state}>
        <IconClock size={18} aria-hidden />
        {t(en_curso ? "day.running" : "day.pending")}
      </p>
    );
  }
  if (!aprobado) return null;
  return (
    <p className={classes.state}>
      <IconCheck size={18} aria-hidden />
      {aprobado_por === null
        ? t("day.approved")
        : t("day.approved_by", { name: aprobado_por.nombre_completo })}
    </p>
  );
}
