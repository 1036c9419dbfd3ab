import { Button } from "@mantine/core";
import { IconLayoutGrid, IconReceiptEuro, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { Choice, Filters } from "../../../ui/filters.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { BatchTable } from "./batch-table.tsx";
import { yearsAround } from "./batches.model.ts";
import classes from "./batches.module.css";
import { batchesQuery } from "./batches.queries.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { UploadDialog } from "./upload-dialog.tsx";

type Opened = { kind: "upload"; file: File | null } | { kind: "delete"; batch: PayslipBatch };

/** The company's batches: state, counts, and sending a new one, dropped anywhere on the page. */
export function BatchList() {
  const { t } = useTranslation("payslip-batches");
  const { anyo } = useSearch({ from: "/portal/admin/payslips" });
  const navigate = useNavigate({ from: "/admin/payslips" });
  const today = dayIn(useCurrentUser().zona_horaria);
  const { data, error, refetch } = useQuery(batchesQuery(anyo));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const upload = (file: File | null) => setOpened({ kind: "upload", file });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Button
          variant="default"
          leftSection={<IconLayoutGrid size={18} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/admin/payslip-layouts" search={{}} />}
        >
          {t("layouts")}
        </Button>
        <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={() => upload(null)}>
          {t("upload")}
        </Button>
      </PageHeader>
      <div
        className={classes.view}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          upload(event.dataTransfer.files[0] ?? null);
        }}
      >
        <Filters>
          <Choice
            label={t("year")}
            all={t("allYears")}
            value={anyo ?? null}
            options={yearsAround(today).map((value) => ({ value, label: String(value) }))}
            onChange={(value) =>
              void navigate({ search: value === null ? {} : { anyo: value }, replace: true })
            }
          />
        </Filters>
        {data === undefined && error === null && <BlockSkeleton height={320} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <Card>
            <EmptyState
              icon={<IconReceiptEuro size={24} />}
              title={t(anyo === undefined ? "empty" : "emptyYear")}
              text={t(anyo === undefined ? "emptyText" : "emptyYearText")}
            />
          </Card>
        )}
        {data !== undefined && data.length > 0 && (
          <BatchTable batches={data} onDelete={(batch) => setOpened({ kind: "delete", batch })} />
        )}
      </div>
      {opened?.kind === "upload" && <UploadDialog dropped={opened.file} onClose={close} />}
      {opened?.kind === "delete" && <DeleteDialog batch={opened.batch} onClose={close} />}
    </>
  );
}
