import { ActionIcon, Button, Progress } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { stateAccents, stateOf, waitingOf } from "./batches.model.ts";
import classes from "./batches.module.css";
import { useBatchName } from "./use-batch-name.ts";

type BatchTableProps = {
  batches: readonly PayslipBatch[];
  onDelete: (batch: PayslipBatch) => void;
};

/** Batches with their state, the outcome of their sheets and how many payslips were opened. */
export function BatchTable({ batches, onDelete }: BatchTableProps) {
  const { t } = useTranslation("payslip-batches");
  const columns = [
    { label: t("batch") },
    { label: t("state") },
    { label: t("sheets") },
    { label: t("opened") },
    { label: "" },
  ];
  return (
    <DataTable caption={t("caption")} columns={columns} stackBelow="tablet" hasHover>
      <tbody>
        {batches.map((batch) => (
          <Row key={batch.id} batch={batch} onDelete={() => onDelete(batch)} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ batch, onDelete }: { batch: PayslipBatch; onDelete: () => void }) {
  const { t } = useTranslation("payslip-batches");
  const name = useBatchName()(batch);
  const state = stateOf(batch);
  const { zona_horaria } = useCurrentUser();
  const { id, publicar_el, publicado_en, estado } = batch;
  const moment = estado === "programado" ? publicar_el : publicado_en;
  return (
    <tr>
      <th scope="row" aria-label={name}>
        <span className={classes.texts}>
          <Link to="/admin/payslips" search={{ lote: id }} className={classes.name}>
            {name}
          </Link>
          <span className={classes.muted}>{batch.path}</span>
        </span>
      </th>
      <td data-label={t("state")}>
        <span className={classes.texts}>
          <StatusBadge color={stateAccents[state]}>{t(`states.${state}`)}</StatusBadge>
          {moment !== null && (
            <span className={classes.muted}>
              {t("at", { moment: formatDateTime(moment, zona_horaria) })}
            </span>
          )}
        </span>
      </td>
      <td data-label={t("sheets")}>
        <Counts batch={batch} />
      </td>
      <td data-label={t("opened")}>
        <Opened batch={batch} />
      </td>
      <td className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          aria-label={t("openOf", { name })}
          renderRoot={(props) => <Link {...props} to="/admin/payslips" search={{ lote: id }} />}
        >
          {t("open")}
        </Button>
        {estado !== "publicado" && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t("removeOf", { name })}
            onClick={onDelete}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
}

function Counts({ batch }: { batch: PayslipBatch }) {
  const { t } = useTranslation("payslip-batches");
  const { hojas, estado, motivo_fallo } = batch;
  if (estado === "leyendo") {
    return (
      <span className={classes.texts} aria-live="polite">
        <Progress value={100} animated aria-label={t("states.leyendo")} />
        <span className={classes.muted}>{t("reading")}</span>
      </span>
    );
  }
  if (estado === "fallido") return <span className={classes.muted}>{motivo_fallo}</span>;
  const parts = [
    hojas.publicadas > 0 && t("counts.published", { count: hojas.publicadas }),
    hojas.seguras > 0 && t("counts.sure", { count: hojas.seguras }),
    waitingOf(batch) > 0 && t("counts.doubtful", { count: waitingOf(batch) }),
    hojas.descartadas > 0 && t("counts.out", { count: hojas.descartadas }),
  ].filter((part) => part !== false);
  return <>{parts.join(" · ")}</>;
}

function Opened({ batch }: { batch: PayslipBatch }) {
  const { t } = useTranslation("payslip-batches");
  const { abiertas, retiradas } = batch;
  const total = batch.hojas.publicadas - retiradas;
  if (batch.hojas.publicadas === 0) return <span className={classes.muted}>—</span>;
  return (
    <span className={classes.texts}>
      {t("openedOf", { count: abiertas, total })}
      {total > 0 && (
        <Progress
          value={(100 * abiertas) / total}
          color="green"
          size="sm"
          className={classes.share ?? ""}
          aria-label={t("opened")}
        />
      )}
      {retiradas > 0 && (
        <span className={classes.muted}>{t("withdrawn", { count: retiradas })}</span>
      )}
    </span>
  );
}
