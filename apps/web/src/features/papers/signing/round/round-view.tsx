import { Alert, Button } from "@mantine/core";
import { IconBan, IconBell, IconFileZip } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { signatureRoundById } from "@atrio/contract/papers/signatures-office";

import { formatDate, formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { BackLink } from "../back-link.tsx";
import { CancelDialog } from "../cancel-dialog.tsx";
import { ExportMenu } from "../people-view.tsx";
import { RequestsCard, useRemind } from "../requests-card.tsx";
import { RoundProgress } from "../round-table.tsx";
import classes from "../signing.module.css";
import { evidenceMutation, roundQuery } from "../signing.queries.ts";

type Round = EndpointResponse<typeof signatureRoundById>["data"];

/** A document that was sent for signature, with its people. */
export function RoundView({ id, canAct }: { id: number; canAct: boolean }) {
  const { t } = useTranslation("signing-office");
  const { data, error, refetch } = useQuery(roundQuery(id));
  if (data === undefined && error !== null) {
    return (
      <>
        <BackLink />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (data === undefined) return <BlockSkeleton height={480} />;
  return (
    <>
      <BackLink />
      <PageHeader title={data.titulo} subtitle={t(`sentTo.${data.destinatarios}`)}>
        {canAct && <ExportMenu roundId={id} />}
        {canAct && <Acts round={data} />}
      </PageHeader>
      <div className={classes.view}>
        <Facts round={data} />
        <LeftOut round={data} />
        <RequestsCard roundId={id} isMaking={data.en_cola > 0} canAct={canAct} />
      </div>
    </>
  );
}

function Acts({ round }: { round: Round }) {
  const { t } = useTranslation("signing-office");
  const { remind, isPending } = useRemind();
  const evidence = useMutation(evidenceMutation);
  const [isCancelling, setCancelling] = useState(false);
  const { id, pendientes, en_cola, firmados, titulo } = round;
  const open = pendientes + en_cola;
  return (
    <>
      {firmados > 0 && (
        <Button
          variant="default"
          leftSection={<IconFileZip size={18} aria-hidden />}
          loading={evidence.isPending}
          onClick={() => evidence.mutate({ envio_id: id })}
        >
          {t("evidence.all")}
        </Button>
      )}
      {open > 0 && (
        <Button
          variant="default"
          leftSection={<IconBan size={18} aria-hidden />}
          onClick={() => setCancelling(true)}
        >
          {t("cancel.all")}
        </Button>
      )}
      {pendientes > 0 && (
        <Button
          leftSection={<IconBell size={18} aria-hidden />}
          loading={isPending}
          onClick={() => remind({ envio_id: id })}
        >
          {t("remind.all")}
        </Button>
      )}
      {isCancelling && (
        <CancelDialog
          title={t("cancel.all")}
          text={t("cancel.allText", { count: open, total: open, title: titulo })}
          chosen={{ envio_id: id }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}

function Facts({ round }: { round: Round }) {
  const { t } = useTranslation("signing-office");
  const { zona_horaria } = useCurrentUser();
  const facts = [
    { label: t("sent"), value: formatDateTime(round.fecha, zona_horaria) },
    { label: t("by"), value: round.solicitado_por.nombre_completo },
    { label: t("file"), value: round.con_campos ? t("withFields") : round.nombre },
    {
      label: t("lastDay"),
      value: round.caduca_el === null ? t("noLastDay") : formatDate(round.caduca_el),
    },
  ];
  return (
    <Card>
      <div className={classes.facts}>
        <RoundProgress round={round} />
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

/** People who were not asked, with the reason. */
function LeftOut({ round }: { round: Round }) {
  const { t } = useTranslation("signing-office");
  if (round.fuera.length === 0) return null;
  return (
    <Alert
      color="yellow"
      title={t("leftOut.title", { count: round.omitidos, total: round.omitidos })}
    >
      <ul className={classes.leftOut}>
        {round.fuera.map(({ id, nombre_completo, omitido }) => (
          <li key={id}>
            {nombre_completo}: {t(`leftOut.${omitido}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
