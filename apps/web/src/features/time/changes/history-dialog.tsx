import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { signingHistory } from "@atrio/contract/time/changes";

import { formatDateTime } from "../../../lib/format.ts";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { useReturnFocus } from "../../../ui/use-return-focus.ts";

import classes from "./changes.module.css";
import { historyQuery } from "./changes.queries.ts";
import { VersionText } from "./version-text.tsx";

type HistoryDialogProps = { signingId: number; zone: string; onClose: () => void };

type Entry = EndpointResponse<typeof signingHistory>["data"][number];

/** Every version of a signing: author, change, moment and reason, with its receipt. */
export function HistoryDialog({ signingId, zone, onClose }: HistoryDialogProps) {
  const { t } = useTranslation("changes");
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("history.title")}
      size="lg"
      closeButtonProps={{ "aria-label": t("action.close") }}
    >
      <Versions signingId={signingId} zone={zone} />
    </Modal>
  );
}

function Versions({ signingId, zone }: { signingId: number; zone: string }) {
  const query = useQuery(historyQuery(signingId));
  if (query.data === undefined) {
    if (query.error === null) return <LinesSkeleton lines={4} />;
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <ol className={classes.versions}>
      {query.data.map((entry) => (
        <VersionItem key={entry.seq} entry={entry} zone={zone} />
      ))}
    </ol>
  );
}

function VersionItem({ entry, zone }: { entry: Entry; zone: string }) {
  const { t } = useTranslation("changes");
  const when = formatDateTime(entry.registrado_en, zone);
  const isErased = entry.tipo === null;
  return (
    <li>
      {entry.tipo !== null && <strong>{t(`history.kind.${entry.tipo}`)}</strong>}
      <span className={classes.muted}>
        {entry.actor === null ? when : t("history.by", { name: entry.actor.nombre_completo, when })}
      </span>
      {entry.motivo !== null && <span>{t("pending.reason", { reason: entry.motivo })}</span>}
      {isErased ? (
        <span className={classes.muted}>{t("history.erased")}</span>
      ) : (
        <dl>
          {entry.antes !== null && (
            <>
              <dt>{t("history.before")}</dt>
              <dd>
                <VersionText version={entry.antes} zone={zone} />
              </dd>
            </>
          )}
          {entry.despues !== null && (
            <>
              <dt>{t("history.after")}</dt>
              <dd>
                <VersionText version={entry.despues} zone={zone} />
              </dd>
            </>
          )}
        </dl>
      )}
      <span className={classes.hash}>
        {t("history.receipt", { seq: entry.seq })} · {entry.hash}
      </span>
    </li>
  );
}
