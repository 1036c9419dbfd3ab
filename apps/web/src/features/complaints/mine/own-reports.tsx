import { Button } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OwnComplaint } from "@atrio/contract/complaints/reports";

import { formatDate } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ConfirmDialog } from "../follow/confirm-dialog.tsx";
import { stateColors } from "../follow/follow.model.ts";

import classes from "./mine.module.css";
import { deleteMutation, ownReportsQuery } from "./mine.queries.ts";

type OwnReportsProps = { workerId: number; canDelete: boolean; onOpen: () => void };

/** The worker's named reports: days and states, and the way to their texts (Rule COMPLAINTS-1). */
export function OwnReports({ workerId, canDelete, onOpen }: OwnReportsProps) {
  const { t } = useTranslation(["complaint-report", "complaint-terms"]);
  const query = useInfiniteQuery(ownReportsQuery(workerId));
  const [leaving, setLeaving] = useState<string | null>(null);
  const remove = useMutation(deleteMutation);
  const close = () => {
    setLeaving(null);
    remove.reset();
  };
  const reports = query.data?.pages.flatMap(({ data }) => data);
  return (
    <Card title={t("mine.list")}>
      {reports === undefined && query.error === null && <LinesSkeleton lines={4} />}
      {reports === undefined && query.error !== null && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {reports?.length === 0 && (
        <EmptyState
          icon={<IconShieldLock size={24} />}
          title={t("mine.none")}
          text={t("mine.none_text")}
        />
      )}
      {reports !== undefined && reports.length > 0 && (
        <>
          <p className={classes.hint}>{t("mine.list_text")}</p>
          <ul className={classes.list}>
            {reports.map((report) => (
              <OwnReport
                key={report.id}
                report={report}
                canDelete={canDelete}
                onOpen={onOpen}
                onDelete={() => setLeaving(report.id)}
              />
            ))}
          </ul>
        </>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("mine.more")}
        </Button>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={t("report.remove_title")}
          text={t("report.remove_text")}
          action={t("report.remove")}
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(leaving, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Card>
  );
}

type OwnReportProps = {
  report: OwnComplaint;
  canDelete: boolean;
  onOpen: () => void;
  onDelete: () => void;
};

function OwnReport({ report, canDelete, onOpen, onDelete }: OwnReportProps) {
  const { t } = useTranslation(["complaint-report", "complaint-terms"]);
  const { estado, fecha_creacion, ultima_respuesta, resultado, sellada, can } = report;
  return (
    <li>
      <div>
        <p>{t("mine.filed", { date: formatDate(fecha_creacion) })}</p>
        <small>
          {ultima_respuesta === null
            ? t("mine.unanswered")
            : t("mine.answered", { date: formatDate(ultima_respuesta) })}
          {resultado !== null && (
            <>
              <br />
              {t("mine.outcome", { outcome: t(`complaint-terms:outcome.${resultado}`) })}
            </>
          )}
          {sellada !== null && (
            <>
              <br />
              {t("report.sealed")}
            </>
          )}
        </small>
      </div>
      <StatusBadge color={stateColors[estado]}>{t(`complaint-terms:state.${estado}`)}</StatusBadge>
      <span className={classes.buttons}>
        <Button variant="default" size="sm" mih={44} onClick={onOpen}>
          {t("mine.open")}
        </Button>
        {canDelete && can.borrar && (
          <Button variant="subtle" size="sm" mih={44} onClick={onDelete}>
            {t("mine.remove")}
          </Button>
        )}
      </span>
    </li>
  );
}
