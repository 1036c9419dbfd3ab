import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconStethoscope } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { InstallationExamination } from "@atrio/contract/company/installation";

import { messageOf } from "../../../lib/errors.ts";
import { formatAgo } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import classes from "./installation.module.css";
import { examinationQuery, examineMutation } from "./installation.queries.ts";

/** Faults of the installation with their remedies, and the examination that reads everything. */
export function ExaminationCard() {
  const { t } = useTranslation("installation");
  const { data, error, refetch } = useQuery(examinationQuery);
  const examine = useMutation(examineMutation);
  const isRunning = data?.completo?.terminado_en === null;
  return (
    <Card
      title={t("examination.title")}
      action={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconStethoscope size={18} aria-hidden />}
          loading={examine.isPending}
          disabled={isRunning}
          onClick={() =>
            examine.mutate(undefined, {
              onSuccess: (message) => notify({ kind: "success", message }),
              onError: (failure) => notify({ kind: "error", message: messageOf(failure) }),
            })
          }
        >
          {t("examination.start")}
        </Button>
      }
    >
      {data === undefined && error === null && <LinesSkeleton lines={5} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Findings examination={data} />}
    </Card>
  );
}

function Findings({ examination }: { examination: InstallationExamination }) {
  const { t } = useTranslation("installation");
  const { hallazgos, completo } = examination;
  const now = new Set(hallazgos.map(({ clave }) => clave));
  // Faults that only the whole examination looks for; the rest is told as it is now.
  const deep = (completo?.hallazgos ?? []).filter(
    ({ clave }) => clave === "ledger" || clave.startsWith("files_"),
  );
  const faults = [...hallazgos, ...deep.filter(({ clave }) => !now.has(clave))];
  return (
    <>
      {faults.length === 0 ? (
        <p className={classes.good}>
          <IconCircleCheck size={20} aria-hidden />
          {t("examination.healthy")}
        </p>
      ) : (
        <ul className={classes.faults}>
          {faults.map(({ clave, texto, consejo }) => (
            <li key={clave}>
              <IconAlertTriangle size={20} aria-hidden />
              <span className={classes.texts}>
                <b>{texto}</b>
                <span className={classes.muted}>{consejo}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.note}>{lastOf(t, completo)}</p>
    </>
  );
}

function lastOf(
  t: ReturnType<typeof useTranslation<"installation">>["t"],
  completo: InstallationExamination["completo"],
): string {
  if (completo === null) return t("examination.never");
  if (completo.terminado_en === null) return t("examination.running");
  return t("examination.last", {
    ago: formatAgo(completo.terminado_en),
    count: completo.hallazgos.length,
  });
}
