import { useTranslation } from "react-i18next";

import type { BankMovement } from "@atrio/contract/time/hours-bank";

import { formatDate, formatMinutes } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
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
        <DataTable
          caption={t("statement.title")}
          columns={[
            { label: t("statement.date") },
            { label: t("statement.what") },
            { label: t("statement.minutes"), isNumeric: true },
            { label: t("statement.balance"), isNumeric: true },
          ]}
          overflow="scroll"
        >
          <tbody>
            {movements.map((movement) => (
              <tr key={movement.id}>
                <td>{formatDate(movement.fecha)}</td>
                <td>
                  <MovementText movement={movement} />
                </td>
                <td data-numeric>
                  <Balance minutes={movement.minutos} place="column" />
                </td>
                <td data-numeric>{formatMinutes(movement.saldo_minutos, "column")}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
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
