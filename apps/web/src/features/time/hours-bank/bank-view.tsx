import { IconHourglass } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { BankConfig } from "@atrio/contract/time/hours-bank";

import { formatDate, formatMinutes } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { Balance } from "../sheet/balance.tsx";
import totals from "../sheet/month-totals.module.css";
import { YearNav } from "../year/year-nav.tsx";

import classes from "./bank-view.module.css";
import { bankConfigQuery, incidencesQuery, statementQuery } from "./hours-bank.queries.ts";
import { OwnIncidences } from "./own-incidences.tsx";
import { StatementTable } from "./statement-table.tsx";

type BankViewProps = { year: number; onYear: (year: number) => void };

/** The worker's hours bank of a year: its rules, balance, incidences and statement. */
export function BankView({ year, onYear }: BankViewProps) {
  const { t } = useTranslation("hours-bank");
  return (
    <section className={classes.bank} aria-label={t("title")}>
      <SectionHead title={t("title")}>
        <YearNav year={year} onChange={onYear} />
      </SectionHead>
      <BankOfYear year={year} />
    </section>
  );
}

function BankOfYear({ year }: { year: number }) {
  const { t } = useTranslation("hours-bank");
  const user = useCurrentUser();
  const config = useQuery(bankConfigQuery(user.id, year));
  const incidences = useQuery(incidencesQuery(user.id, year));
  const statement = useQuery(statementQuery(user.id, year));
  const queries = [config, incidences, statement];
  const failed = queries.find(({ isError }) => isError);
  if (failed !== undefined) {
    const retry = () => Promise.all(queries.map((query) => query.refetch()));
    return <ErrorState error={failed.error} onRetry={() => void retry()} />;
  }
  if (config.data === undefined || incidences.data === undefined || statement.data === undefined) {
    return <BlockSkeleton height={420} />;
  }
  const { movimientos } = statement.data;
  if (config.data === null && incidences.data.length === 0 && movimientos.length === 0) {
    return (
      <EmptyState
        icon={<IconHourglass size={24} />}
        title={t("none.title", { year })}
        text={t("none.text")}
      />
    );
  }
  return (
    <>
      <dl className={`${totals.totals} ${classes.totals}`}>
        <div>
          <dt>{t("figures.balance")}</dt>
          <dd className={totals.figure}>
            <Balance minutes={statement.data.saldo_minutos} />
          </dd>
          {statement.data.caduca_el !== null && (
            <dd className={totals.detail}>
              {t("figures.expires", { date: formatDate(statement.data.caduca_el) })}
            </dd>
          )}
        </div>
        <div>
          <dt>{t("figures.pending")}</dt>
          <dd className={totals.figure}>{formatMinutes(statement.data.pendiente_minutos)}</dd>
          <dd className={totals.detail}>{t("figures.pending_text")}</dd>
        </div>
        {statement.data.tope_anual_minutos !== null && (
          <div>
            <dt>{t("figures.cap")}</dt>
            <dd className={totals.figure}>{formatMinutes(statement.data.tope_anual_minutos)}</dd>
          </div>
        )}
      </dl>
      {config.data !== null && <Rules config={config.data} />}
      <OwnIncidences incidences={incidences.data} />
      <StatementTable movements={movimientos} />
    </>
  );
}

function Rules({ config }: { config: BankConfig }) {
  const { t } = useTranslation("hours-bank");
  return (
    <p className={classes.rules}>
      {config.activa
        ? t("rules", {
            threshold: formatMinutes(config.umbral_minutos),
            interval: formatMinutes(config.intervalo_minutos),
            most: formatMinutes(config.maximo_diario_minutos),
          })
        : t("rules_off")}
    </p>
  );
}
