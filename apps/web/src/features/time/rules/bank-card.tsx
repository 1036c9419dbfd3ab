import { Button } from "@mantine/core";
import { IconAdjustments, IconHourglass, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BankConfig } from "@atrio/contract/time/hours-bank";

import { formatDate, formatMinutes } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { AdjustDialog } from "./adjust-dialog.tsx";
import { BankDialog } from "./bank-dialog.tsx";
import { usualBank } from "./rules.model.ts";
import classes from "./rules.module.css";
import { bankConfigsQuery } from "./rules.queries.ts";

type BankCardProps = {
  /** The local day, `YYYY-MM-DD`. */
  today: string;
  /** False for those who only read. */
  canWrite: boolean;
};

/** Rules of the hours bank by year, and adjustments of a person's balance. */
export function BankCard({ today, canWrite }: BankCardProps) {
  const { t } = useTranslation("time-rules");
  const { data, error, refetch } = useQuery(bankConfigsQuery);
  const [edited, setEdited] = useState<BankConfig | null>(null);
  const [isAdjusting, setAdjusting] = useState(false);
  const thisYear = Number(today.slice(0, 4));
  return (
    <Card title={t("bank.title")}>
      <p className={classes.intro}>{t("bank.text")}</p>
      {data === undefined && error === null && <BlockSkeleton height={222} phone={576} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconHourglass size={24} />}
          title={t("bank.none")}
          text={t("bank.noneText")}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <Years configs={data} onEdit={canWrite ? setEdited : null} />
      )}
      {canWrite && data !== undefined && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setEdited(usualBank(data, thisYear))}
          >
            {t("bank.add")}
          </Button>
          <Button
            variant="default"
            leftSection={<IconAdjustments size={18} aria-hidden />}
            onClick={() => setAdjusting(true)}
          >
            {t("adjust.title")}
          </Button>
        </div>
      )}
      {edited !== null && <BankDialog config={edited} onClose={() => setEdited(null)} />}
      {isAdjusting && <AdjustDialog year={thisYear} onClose={() => setAdjusting(false)} />}
    </Card>
  );
}

type YearsProps = {
  configs: readonly BankConfig[];
  /** Null for those who only read. */
  onEdit: ((config: BankConfig) => void) | null;
};

function Years({ configs, onEdit }: YearsProps) {
  const { t } = useTranslation("time-rules");
  const columns = [
    { label: t("bank.year") },
    { label: t("bank.state") },
    { label: t("bank.threshold"), isNumeric: true },
    { label: t("bank.most"), isNumeric: true },
    { label: t("bank.cap"), isNumeric: true },
    { label: t("bank.expires") },
    ...(onEdit === null ? [] : [{ label: "" }]),
  ];
  return (
    <DataTable caption={t("bank.title")} columns={columns} stackBelow="tablet" isBare>
      <tbody>
        {configs.map((config) => (
          <tr key={config.anyo}>
            <th scope="row">{config.anyo}</th>
            <td data-label={t("bank.state")}>
              <StatusBadge color={config.activa ? "green" : "gray"}>
                {t(config.activa ? "bank.on" : "bank.off")}
              </StatusBadge>
            </td>
            <td data-label={t("bank.threshold")} data-numeric>
              {formatMinutes(config.umbral_minutos)}
            </td>
            <td data-label={t("bank.most")} data-numeric>
              {formatMinutes(config.maximo_diario_minutos)}
            </td>
            <td data-label={t("bank.cap")} data-numeric>
              {config.tope_anual_minutos === null
                ? t("bank.noCap")
                : formatMinutes(config.tope_anual_minutos)}
            </td>
            <td data-label={t("bank.expires")}>
              {config.caduca_el === null ? t("bank.never") : formatDate(config.caduca_el)}
            </td>
            {onEdit !== null && (
              <td className={classes.action}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t("bank.editOf", { year: config.anyo })}
                  onClick={() => onEdit(config)}
                >
                  {t("bank.edit")}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
