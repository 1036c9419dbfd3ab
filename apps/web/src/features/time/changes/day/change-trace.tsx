import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { DayChange } from "@atrio/contract/time/day-changes";
import type { Workday } from "@atrio/contract/time/time";

import { formatDateTime } from "../../../../lib/format.ts";
import { useLabels } from "../../use-labels.ts";
import { VersionText } from "../version-text.tsx";

import classes from "./change-trace.module.css";
import { deletionsIn, objectedIn, tracesOf } from "./day.model.ts";
import type { SigningTrace } from "./day.model.ts";

type Version = NonNullable<SigningTrace["antes"]>;

/** A signing before and after a change: the old values struck through. */
export function BeforeAfter({ trace, zone }: { trace: SigningTrace; zone: string }) {
  const { t } = useTranslation("changes");
  const { antes, despues, tipo } = trace;
  const isOtherKind =
    antes !== null &&
    despues !== null &&
    (antes.fichador_id !== despues.fichador_id || antes.parada_id !== despues.parada_id);
  return (
    <p>
      {antes !== null && (
        <s>
          <VisuallyHidden>{t("history.before")}: </VisuallyHidden>
          <VersionText version={antes} zone={zone} />
          {isOtherKind && <KindName version={antes} />}
        </s>
      )}
      {antes !== null && " → "}
      {tipo === "borrado" && <b>{t("history.deleted")}</b>}
      {tipo !== "borrado" && despues !== null && (
        <b>
          <VisuallyHidden>{t("history.after")}: </VisuallyHidden>
          <VersionText version={despues} zone={zone} />
          {(isOtherKind || tipo === "alta") && <KindName version={despues} />}
        </b>
      )}
      {tipo === "alta" && ` (${t("day.added")})`}
    </p>
  );
}

function KindName({ version }: { version: Version }) {
  const labels = useLabels();
  const { name } = labels.signing({ ...version, teletrabajo: false });
  return ` · ${name}`;
}

/** Author, moment and reason of a change. */
export function ChangeGrounds({ change }: { change: DayChange }) {
  const { t } = useTranslation("changes");
  const when = formatDateTime(change.hecho_en, change.zona_horaria);
  return (
    <>
      <small>{t("history.by", { name: change.autor.nombre_completo, when })}</small>
      {change.motivo !== null && <p>{t("pending.reason", { reason: change.motivo })}</p>}
    </>
  );
}

/** A supervisor's objection in words. */
function ObjectionText({ change }: { change: DayChange }) {
  const { t } = useTranslation("changes");
  if (change.objecion === null) return null;
  const { autor, texto } = change.objecion;
  return <p>{t("day.objection", { name: autor.nombre_completo, reason: texto })}</p>;
}

type SigningTracesProps = { signingId: number; changes: readonly DayChange[] };

/** Changes of a signing, newest first; nothing for an unchanged one. */
export function SigningTraces({ signingId, changes }: SigningTracesProps) {
  const { t } = useTranslation("changes");
  const traces = tracesOf(signingId, changes);
  if (traces.length === 0) return null;
  return (
    <ul className={classes.traces} aria-label={t("day.traces")}>
      {traces.map((trace) => (
        <TraceItem key={trace.change.id} trace={trace} />
      ))}
    </ul>
  );
}

function TraceItem({ trace }: { trace: SigningTrace }) {
  const { change } = trace;
  return (
    <li className={classes.trace} data-objected={change.objecion !== null}>
      <BeforeAfter trace={trace} zone={change.zona_horaria} />
      <ChangeGrounds change={change} />
      <ObjectionText change={change} />
    </li>
  );
}

type DayTracesProps = { day: Workday; changes: readonly DayChange[] };

/** The day's deleted signings, struck through, and objections to the changes that deleted them. */
export function DayTraces({ day, changes }: DayTracesProps) {
  const { t } = useTranslation("changes");
  const gone = deletionsIn(day, changes);
  const shown = new Set(day.fichajes.map(({ id }) => id));
  const objected = objectedIn(day, changes).filter((change) =>
    change.fichajes.every((one) => !shown.has(one.fichaje_id) && one.tipo !== "borrado"),
  );
  if (gone.length === 0 && objected.length === 0) return null;
  return (
    <section className={classes.gone}>
      <h4>{t("day.deleted")}</h4>
      <ul className={classes.traces}>
        {gone.map((trace) => (
          <TraceItem key={`${trace.change.id} ${trace.fichaje_id}`} trace={trace} />
        ))}
      </ul>
      {objected.map((change) => (
        <ObjectionText key={change.id} change={change} />
      ))}
    </section>
  );
}
