import { Button } from "@mantine/core";
import { IconBell, IconUsers } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";
import type { OfficeSignature } from "@atrio/contract/papers/signatures-office";

import { messageOf } from "../../../lib/errors.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { CancelDialog } from "./cancel-dialog.tsx";
import { RequestTable } from "./request-table.tsx";
import { RequestFilters, useShow } from "./signing-filters.tsx";
import { pageOf } from "./signing.model.ts";
import classes from "./signing.module.css";
import { remindMutation, requestsQuery } from "./signing.queries.ts";
import type { Chosen } from "./signing.queries.ts";

type RequestsCardProps = {
  /** Sending of the documents; all of them without one. */
  roundId: number | null;
  isMaking: boolean;
  canAct: boolean;
};

/** Reminds, and tells how many people that was. */
export function useRemind(): { remind: (chosen: Chosen) => void; isPending: boolean } {
  const { t } = useTranslation("signing-office");
  const { mutate, isPending } = useMutation(remindMutation);
  const remind = (chosen: Chosen) =>
    mutate(chosen, {
      onSuccess: ({ recordados, recientes }) => {
        const parts = [
          t("remind.done", { count: recordados, total: recordados }),
          ...(recientes > 0 ? [t("remind.recent", { count: recientes, total: recientes })] : []),
        ];
        notify({ kind: recordados > 0 ? "success" : "info", message: parts.join(" ") });
      },
      onError: (error) => notify({ kind: "error", message: messageOf(error) }),
    });
  return { remind, isPending };
}

/** People's documents: found, reminded of and taken back. */
export function RequestsCard({ roundId, isMaking, canAct }: RequestsCardProps) {
  const { t } = useTranslation("signing-office");
  const search = useSearch({ from: "/portal/admin/signatures" });
  const show = useShow();
  const page = pageOf(search);
  const filter = {
    ...page,
    texto: search.q,
    estado: search.estado,
    envio_id: roundId ?? undefined,
  };
  const query = useQuery(requestsQuery(filter, isMaking));
  const { data, error, refetch, isPlaceholderData } = query;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [cancelled, setCancelled] = useState<OfficeSignature | null>(null);
  const { remind, isPending } = useRemind();
  const choose = (id: number, isChosen: boolean) =>
    setChosen(new Set([...[...chosen].filter((one) => one !== id), ...(isChosen ? [id] : [])]));
  return (
    <div className={classes.view}>
      <RequestFilters />
      {data === undefined && error === null && <BlockSkeleton height={320} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && (
        <Card>
          <EmptyState
            icon={<IconUsers size={24} />}
            title={t(isMaking ? "makingTitle" : "nobody")}
            text={t(isMaking ? "makingText" : "nobodyText")}
          />
        </Card>
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <p className={classes.muted} aria-live="polite">
            {t("documents", { count: data.total, total: formatNumber(data.total) })}
          </p>
          <RequestTable
            requests={data.data}
            isBusy={isPlaceholderData}
            hasTitle={roundId === null}
            chosen={canAct ? chosen : null}
            onChoose={choose}
            onCancel={setCancelled}
          />
          <Pager
            total={data.total}
            {...page}
            sizes={pageSizes}
            onChange={({ skip, take }) => show({ pagina: skip / take + 1, filas: take })}
          />
        </>
      )}
      {chosen.size > 0 && (
        <div className={classes.bar} role="region" aria-label={t("chosen", { count: chosen.size })}>
          <span aria-live="polite">{t("chosen", { count: chosen.size })}</span>
          <Button variant="default" onClick={() => setChosen(new Set())}>
            {t("unchoose")}
          </Button>
          <Button
            leftSection={<IconBell size={18} aria-hidden />}
            loading={isPending}
            onClick={() => {
              remind({ firma_documento_ids: [...chosen] });
              setChosen(new Set());
            }}
          >
            {t("remind.some")}
          </Button>
        </div>
      )}
      {cancelled !== null && (
        <CancelDialog
          title={t("cancel.of", { name: cancelled.trabajador.nombre_completo })}
          text={t("cancel.oneText", { title: cancelled.titulo })}
          chosen={{ firma_documento_ids: [cancelled.id] }}
          onClose={() => setCancelled(null)}
        />
      )}
    </div>
  );
}
