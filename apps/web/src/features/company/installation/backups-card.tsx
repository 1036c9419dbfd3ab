import { Button } from "@mantine/core";
import { IconDatabaseExport, IconDatabaseOff } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type {
  InstallationBackup,
  InstallationOverview,
} from "@atrio/contract/company/installation";

import { messageOf } from "../../../lib/errors.ts";
import { sizeText } from "../../../lib/file-size.ts";
import { deviceZone, formatDateTime, formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { EmptyState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import classes from "./installation.module.css";
import { backupMutation } from "./installation.queries.ts";

/** Backups: their schedule, the last ones, and a button for one more at once. */
export function BackupsCard({ backups }: { backups: InstallationOverview["copias"] }) {
  const { t } = useTranslation("installation");
  const start = useMutation(backupMutation);
  const { destino, hora_diaria, conservar, en_curso, ultimas } = backups;
  return (
    <Card
      title={t("backups.title")}
      action={
        destino && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDatabaseExport size={18} aria-hidden />}
            loading={start.isPending || en_curso}
            onClick={() =>
              start.mutate(undefined, {
                onSuccess: (message) => notify({ kind: "success", message }),
                onError: (failure) => notify({ kind: "error", message: messageOf(failure) }),
              })
            }
          >
            {t("backups.start")}
          </Button>
        )
      }
    >
      <p className={classes.note}>
        {hora_diaria === null
          ? t("backups.noTarget")
          : t("backups.daily", { time: hora_diaria, count: conservar })}
      </p>
      {ultimas.length === 0 ? (
        <EmptyState icon={<IconDatabaseOff size={24} />} title={t("backups.empty")} />
      ) : (
        <ul className={classes.backups}>
          {ultimas.map((one, index) => (
            <Backup key={one.id} backup={one} isRunning={en_curso && index === 0} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Backup({ backup, isRunning }: { backup: InstallationBackup; isRunning: boolean }) {
  const { t } = useTranslation("installation");
  const { empezado_en, terminado_en, bytes, archivos, fallo } = backup;
  return (
    <li>
      <span className={classes.texts}>
        <b>{formatDateTime(empezado_en, deviceZone())}</b>
        <span className={classes.muted}>
          {terminado_en !== null &&
            t("backups.size", {
              size: sizeText(bytes ?? 0, formatNumber),
              count: archivos ?? 0,
            })}
          {fallo !== null && t("backups.reason", { reason: fallo })}
        </span>
      </span>
      {terminado_en !== null && <StatusBadge color="teal">{t("backups.done")}</StatusBadge>}
      {terminado_en === null && isRunning && (
        <StatusBadge color="blue">{t("backups.running")}</StatusBadge>
      )}
      {terminado_en === null && !isRunning && (
        <StatusBadge color="red">{t("backups.failed")}</StatusBadge>
      )}
    </li>
  );
}
