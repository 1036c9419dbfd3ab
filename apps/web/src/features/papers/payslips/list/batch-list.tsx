import { ActionIcon } from "@mantine/core";
import { IconDownload, IconFiles } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { WorkerBatch } from "@atrio/contract/papers/payslip-batches";

import { dayIn, formatDate, formatMonth } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { ErrorState } from "../../../../ui/state.tsx";
import { batchesQuery } from "../payslips.queries.ts";
import { useSaveBatch } from "../use-save-payslips.ts";

import classes from "./list.module.css";

/** The files in which the company sent a year's payslips, where it sent any. */
export function BatchList({ year }: { year: number }) {
  const { t } = useTranslation("payslips");
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(batchesQuery(user.id, year));
  if (data === undefined && error !== null) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <Card title={t("batches.title")}>
      <p className={classes.text}>{t("batches.text")}</p>
      <ul className={classes.batches}>
        {data.map((batch) => (
          <BatchRow key={batch.id} batch={batch} />
        ))}
      </ul>
    </Card>
  );
}

function BatchRow({ batch }: { batch: WorkerBatch }) {
  const { t } = useTranslation("payslips");
  const { zona_horaria } = useCurrentUser();
  const saving = useSaveBatch();
  const published = formatDate(dayIn(zona_horaria, batch.publicado_en));
  const month = formatMonth(batch.anyo, batch.mes);
  return (
    <li>
      <span className={classes.tile} aria-hidden>
        <IconFiles size={22} />
      </span>
      <span className={classes.texts}>
        <b>{batch.path}</b>
        <span>
          {month} · {t(`kind.${batch.tipo_nomina}`)} · {t("batches.published", { date: published })}
        </span>
      </span>
      <ActionIcon
        variant="default"
        size={44}
        loading={saving.isPending}
        // Companies give each month's file the same name.
        aria-label={t("batches.download", { name: `${batch.path}, ${month}` })}
        onClick={() => saving.mutate(batch.id)}
      >
        <IconDownload size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
