import { Alert, Button, SegmentedControl } from "@mantine/core";
import { IconArrowLeft, IconCalendarEvent, IconSend } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { groupsOf, shownSheet } from "../batches.model.ts";
import { batchQuery } from "../batches.queries.ts";
import { DeleteDialog } from "../delete-dialog.tsx";
import { PublishDialog } from "../publish-dialog.tsx";
import { useBatchName } from "../use-batch-name.ts";

import { panes } from "./panes.model.ts";
import type { Pane } from "./panes.model.ts";
import { ReviewPanes } from "./review-panes.tsx";
import { ReviewProgress } from "./review-progress.tsx";
import classes from "./review.module.css";

type ReviewViewProps = { batchId: number; sheetId: number | undefined };
type Batch = PayslipBatch & { lista: BatchSheet[] };

/** Review of a batch: its sheets, the page of one, and what was checked. */
export function ReviewView({ batchId, sheetId }: ReviewViewProps) {
  const { t } = useTranslation("payslip-batches");
  const { data, error, refetch } = useQuery(batchQuery(batchId));
  if (data !== undefined) return <Review batch={data} sheetId={sheetId} />;
  return (
    <>
      <PageHeader title={t("title")} subtitle={<Back />} />
      {error === null ? (
        <BlockSkeleton height={520} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Back() {
  const { t } = useTranslation("payslip-batches");
  return (
    <Link to="/admin/payslips" search={{}} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      {t("review.back")}
    </Link>
  );
}

type Opened = "publish" | "plan" | "delete";

function Review({ batch, sheetId }: { batch: Batch; sheetId: number | undefined }) {
  const { t } = useTranslation("payslip-batches");
  const { zona_horaria } = useCurrentUser();
  const name = useBatchName()(batch);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { estado, hojas, publicar_el, motivo_fallo } = batch;
  const canPublish = hojas.seguras > 0 && estado !== "leyendo" && estado !== "fallido";
  return (
    <>
      <PageHeader title={name} subtitle={<Back />}>
        <ReviewProgress batch={batch} />
        {canPublish && estado !== "publicado" && (
          <Button
            variant="default"
            leftSection={<IconCalendarEvent size={18} aria-hidden />}
            onClick={() => setOpened("plan")}
          >
            {t("review.plan")}
          </Button>
        )}
        {canPublish && (
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            onClick={() => setOpened("publish")}
          >
            {t("review.publish", { count: hojas.seguras })}
          </Button>
        )}
      </PageHeader>
      {estado === "programado" && publicar_el !== null && (
        <Alert color="blue" className={classes.alert ?? ""}>
          {t("review.planned", { moment: formatDateTime(publicar_el, zona_horaria) })}
        </Alert>
      )}
      {estado === "leyendo" && (
        <Alert color="blue" title={t("states.leyendo")}>
          {t("reading")}
          <LinesSkeleton lines={4} />
        </Alert>
      )}
      {estado === "fallido" && (
        <Alert color="red" title={t("review.failed")} role="alert">
          <p className={classes.text}>{t("review.failedText", { reason: motivo_fallo ?? "" })}</p>
          <Button variant="default" size="sm" onClick={() => setOpened("delete")}>
            {t("remove")}
          </Button>
        </Alert>
      )}
      {estado !== "leyendo" && estado !== "fallido" && <Body batch={batch} sheetId={sheetId} />}
      {(opened === "publish" || opened === "plan") && (
        <PublishDialog batch={batch} isLater={opened === "plan"} onClose={() => setOpened(null)} />
      )}
      {opened === "delete" && <DeleteDialog batch={batch} onClose={() => setOpened(null)} />}
    </>
  );
}

function Body({ batch, sheetId }: { batch: Batch; sheetId: number | undefined }) {
  const { t } = useTranslation("payslip-batches");
  const isNarrow = useBelow("laptop");
  const [pane, setPane] = useState<Pane>("list");
  const groups = groupsOf(batch.lista);
  return (
    <>
      {isNarrow && (
        <SegmentedControl<Pane>
          fullWidth
          className={classes.switch ?? ""}
          aria-label={t("review.panes")}
          value={pane}
          onChange={setPane}
          data={panes.map((value) => ({ value, label: t(`review.pane.${value}`) }))}
        />
      )}
      <ReviewPanes
        batch={batch}
        groups={groups}
        sheet={shownSheet(groups, sheetId)}
        pane={isNarrow ? pane : null}
        onPane={setPane}
      />
    </>
  );
}
