import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Balance } from "@atrio/contract/leave/leave";
import type { LeaveUnit } from "@atrio/contract/request-view";

import { formatDate, formatWeekday } from "../../../lib/format.ts";
import { RequestLink } from "../request-link.tsx";
import { useAmount } from "../requests/use-amount.ts";

import { amountIn, figureOf, lotsOf, restOf, usesOf } from "./balances.model.ts";
import type { FigureKey, UseGroup } from "./balances.model.ts";
import classes from "./figure-dialog.module.css";

type FigureDialogProps = {
  balance: Balance;
  figure: FigureKey;
  /** The worker's local date. */
  today: string;
  onClose: () => void;
};

/** Details of a balance's figure: grants with their expiry, or days with their requests. */
export function FigureDialog({ balance, figure, today, onClose }: FigureDialogProps) {
  const { t } = useTranslation("absences");
  const { t: words } = useTranslation("requests");
  const amount = useAmount();
  const lots = lotsOf(balance, figure);
  const groups = lots === null ? usesOf(balance, figure, today) : [];
  // A negative adjustment is no lot of its own: its reason is listed below.
  const untold = balance.observaciones_trabajador.filter(
    (reason) => lots?.every((lot) => lot.motivo !== reason) ?? true,
  );
  const rest = restOf(balance, figure);
  const isEmpty = (lots ?? groups).length === 0;
  const title = t("detail.title", {
    balance: words(`balance.${balance.saldo}`),
    year: balance.anyo,
    figure: t(`balance.figure.${figure}`),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={title}
      closeButtonProps={{ "aria-label": t("request.close") }}
    >
      <div className={classes.content}>
        {isEmpty && rest === 0 && <p className={classes.muted}>{t("detail.none")}</p>}
        {lots !== null && <Lots lots={lots} figure={figure} unit={balance.unidad} />}
        {rest !== 0 && (
          <p className={classes.line}>
            <span>{t(restText(figure, rest))}</span>
            <b>{amount(rest, balance.unidad)}</b>
          </p>
        )}
        {groups.length > 0 && (
          <ul className={classes.list}>
            {groups.map((group) => (
              <Group key={group.requestId} group={group} unit={balance.unidad} />
            ))}
          </ul>
        )}
        <p className={classes.total}>
          <span>{t("detail.total")}</span>
          <b>{amount(figureOf(balance, figure), balance.unidad)}</b>
        </p>
        {figure === "adjusted" && <Reasons reasons={untold} />}
      </div>
    </Modal>
  );
}

/** Reason of the part of a figure that no lot explains. */
function restText(figure: FigureKey, rest: number) {
  if (figure === "reserved" || (figure === "left" && rest < 0)) return "detail.reserved";
  if (figure === "left") return "detail.borrowed";
  return rest > 0 ? "detail.taken" : "detail.taking";
}

type LotsProps = { lots: Balance["lotes"]; figure: FigureKey; unit: LeaveUnit };

function Lots({ lots, figure, unit }: LotsProps) {
  const { t } = useTranslation("absences");
  const amount = useAmount();
  return (
    <ul className={classes.list}>
      {lots.map((lot) => {
        const shown = amountIn(lot, figure);
        return (
          <li key={`${lot.origen} ${lot.anyo} ${lot.desde} ${lot.caduca_el} ${lot.motivo ?? ""}`}>
            <div className={classes.line}>
              <span>{t(`detail.origin.${lot.origen}`, { year: lot.anyo })}</span>
              <b>{amount(shown, unit)}</b>
            </div>
            {lot.motivo !== null && <p>{lot.motivo}</p>}
            <small>
              {lot.caduca_el === null
                ? t("detail.no_end", { from: formatDate(lot.desde) })
                : t("detail.window", {
                    from: formatDate(lot.desde),
                    to: formatDate(lot.caduca_el),
                  })}
              {shown !== lot.cantidad &&
                ` · ${t("detail.of_lot", { amount: amount(lot.cantidad, unit) })}`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

function Group({ group, unit }: { group: UseGroup; unit: LeaveUnit }) {
  const { t } = useTranslation("absences");
  const amount = useAmount();
  const [first] = group.uses;
  return (
    <li>
      <div className={classes.line}>
        <RequestLink id={group.requestId} className={classes.link}>
          {t("detail.request", { date: formatDate(first?.fecha ?? "") })}
        </RequestLink>
        <b>{amount(group.cost, unit)}</b>
      </div>
      <ul className={classes.days}>
        {group.uses.map(({ fecha, coste, devuelta }) => (
          <li key={fecha}>
            {`${formatWeekday(fecha)} ${formatDate(fecha)}`}
            {(coste !== 1 || unit === "horas") && ` (${amount(coste, unit)})`}
            {devuelta && `, ${t("detail.given_back")}`}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation("absences");
  if (reasons.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{t("balance.reasons")}</h3>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
