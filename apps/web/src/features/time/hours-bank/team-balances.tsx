import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { teamBalances } from "@atrio/contract/time/hours-bank";

import { formatMinutes, formatNumber } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { Balance } from "../sheet/balance.tsx";

import classes from "./bank-view.module.css";

type TeamBalancesProps = { balances: EndpointResponse<typeof teamBalances>["data"] };

/** Every supervised person's balance of the year. */
export function TeamBalances({ balances }: TeamBalancesProps) {
  const { t } = useTranslation("hours-bank");
  return (
    <section className={classes.section} aria-label={t("team.balances")}>
      <h2>{t("team.balances")}</h2>
      <DataTable
        caption={t("team.balances")}
        columns={[
          { label: t("team.worker") },
          { label: t("figures.balance"), isNumeric: true },
          { label: t("figures.pending"), isNumeric: true },
          { label: t("team.pending_incidences"), isNumeric: true },
        ]}
        overflow="scroll"
      >
        <tbody>
          {balances.map((row) => (
            <tr key={row.trabajador.id}>
              <th scope="row">
                <PersonCell person={row.trabajador} size={32} />
              </th>
              <td data-numeric>
                <Balance minutes={row.saldo_minutos} place="column" />
              </td>
              <td data-numeric>{formatMinutes(row.pendiente_minutos, "column")}</td>
              <td data-numeric>{formatNumber(row.incidencias_pendientes)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
