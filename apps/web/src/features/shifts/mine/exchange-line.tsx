import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Exchange, ExchangeState } from "@atrio/contract/shifts/exchanges";

import rows from "../../../ui/card-rows.module.css";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { shiftText } from "./mine.model.ts";
import classes from "./mine.module.css";

const colors = {
  pendiente_companero: "yellow",
  pendiente_gestor: "blue",
  confirmada: "green",
  rechazada_companero: "red",
  rechazada_gestor: "red",
  retirada: "gray",
  caducada: "gray",
} as const satisfies Record<ExchangeState, string>;

type ExchangeLineProps = {
  exchange: Exchange;
  /** Warnings below the shifts. */
  notes?: readonly string[];
  /** Buttons at the end. */
  children: ReactNode;
};

/** A request about shifts: who asks what of whom, its shifts, comment, state and reason. */
export function ExchangeLine({ exchange, notes = [], children }: ExchangeLineProps) {
  const { t } = useTranslation("exchanges");
  const { solicitante, companero, turno, turno_companero, comentario, motivo, estado } = exchange;
  return (
    <div className={`${rows.row} ${classes.line}`}>
      <PersonAvatar name={solicitante.nombre_completo} photo={solicitante.link_foto} size={44} />
      <div className={classes.texts}>
        <b>
          {t(`kind.${exchange.tipo}`, {
            nombre: solicitante.nombre_completo,
            companero: companero?.nombre_completo ?? "",
          })}
        </b>
        <span>{shiftText(turno)}</span>
        {turno_companero !== null && <span>⇄ {shiftText(turno_companero)}</span>}
        {comentario !== null && <span>«{comentario}»</span>}
        {motivo !== null && (
          <span>
            {t("waiting.reason")}: {motivo}
          </span>
        )}
        {notes.map((note) => (
          <span key={note} className={classes.warning}>
            ⚠ {note}
          </span>
        ))}
      </div>
      <span className={classes.end}>
        <StatusBadge color={colors[estado]}>{t(`state.${estado}`)}</StatusBadge>
        {children}
      </span>
    </div>
  );
}
