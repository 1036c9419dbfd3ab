import { useTranslation } from "react-i18next";

import type { BankMovement } from "@atrio/contract/time/hours-bank";

import { formatDate, formatMinutes } from "../../../lib/format.ts";
import { Balance } from "../sheet/balance.tsx";

import classes from "./bank-view.module.css";

/** The bank's movements with the balance after each. */
export function StatementTable({ movements }: { movements: readonly BankMovement[] }) {
  const { t } = useTranslation("hours-bank");
  return (
    <section className={classes.section} aria-label={t("statement.title")}>
      <h3>{t("statement.title")}</h3>
      {movements.length === 0 ? (
        <p className={classes.muted}>{t("statement.none")}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than a phone scrolls by keyboard too
        <div className={classes.frame} tabIndex={0} role="group" aria-label={t("statement.title")}>
          <table className={classes.table}>
            <caption>{t("statement.title")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("statement.date")}</th>
                <th scope="col">{t("statement.what")}</th>
                <th scope="col" data-numeric>
                  {t("statement.minutes")}
                </th>
                <th scope="col" data-numeric>
                  {t("statement.balance")}
                </th>
              </tr>
            </thead>
            <tbody>
              {movements.map((movement) => (
                <tr key={movement.id}>
                  <td>{formatDate(movement.fecha)}</td>
                  <td>
                    <MovementText movement={movement} />
                  </td>
                  <td data-numeric>
                    <Balance minutes={movement.minutos} />
                  </td>
                  <td data-numeric>{formatMinutes(movement.saldo_minutos)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function MovementText({ movement }: { movement: BankMovement }) {
  const { t } = useTranslation("hours-bank");
  return (
    <>
      {movement.dia === null
        ? t(`movement.${movement.tipo}`)
        : t("movement.of_day", {
            what: t(`movement.${movement.tipo}`),
            date: formatDate(movement.dia),
          })}
      {movement.motivo !== null && <span className={classes.muted}> · {movement.motivo}</span>}
    </>
  );
}
