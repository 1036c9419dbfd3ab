import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { teamBalances } from "@atrio/contract/time/hours-bank";

import { formatMinutes, formatNumber } from "../../../lib/format.ts";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { Balance } from "../sheet/balance.tsx";

import classes from "./bank-view.module.css";

type TeamBalancesProps = { balances: EndpointResponse<typeof teamBalances>["data"] };

/** Every supervised person's balance of the year. */
export function TeamBalances({ balances }: TeamBalancesProps) {
  const { t } = useTranslation("hours-bank");
  return (
    <section className={classes.section} aria-label={t("team.balances")}>
      <h2>{t("team.balances")}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than a phone scrolls by keyboard too */}
      <div className={classes.frame} tabIndex={0} role="group" aria-label={t("team.balances")}>
        <table className={classes.table}>
          <caption>{t("team.balances")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("team.worker")}</th>
              <th scope="col" data-numeric>
                {t("figures.balance")}
              </th>
              <th scope="col" data-numeric>
                {t("figures.pending")}
              </th>
              <th scope="col" data-numeric>
                {t("team.pending_incidences")}
              </th>
            </tr>
          </thead>
          <tbody>
            {balances.map((row) => (
              <tr key={row.trabajador.id}>
                <th scope="row">
                  <span className={classes.person}>
                    <PersonAvatar
                      name={row.trabajador.nombre_completo}
                      photo={row.trabajador.link_foto}
                      size={32}
                    />
                    {row.trabajador.nombre_completo}
                  </span>
                </th>
                <td data-numeric>
                  <Balance minutes={row.saldo_minutos} />
                </td>
                <td data-numeric>{formatMinutes(row.pendiente_minutos)}</td>
                <td data-numeric>{formatNumber(row.incidencias_pendientes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
