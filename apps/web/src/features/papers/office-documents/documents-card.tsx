import { IconFolders } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";

import { formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { FileViewer } from "../documents/files/file-viewer.tsx";

import { DocumentFilters, useShow } from "./document-filters.tsx";
import { DocumentTable } from "./document-table.tsx";
import { fileSourceOf, filterOf, isNarrow, pageOf } from "./office-documents.model.ts";
import type { Opened } from "./office-documents.model.ts";
import classes from "./office-documents.module.css";
import { documentsQuery } from "./office-documents.queries.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** Documents that the address asks for, with their filters and what can be done. */
export function DocumentsCard({ canAct }: { canAct: boolean }) {
  const { t } = useTranslation("office-documents");
  const search = useSearch({ from: "/portal/admin/documents" });
  const show = useShow();
  const page = pageOf(search);
  const query = useQuery(documentsQuery({ ...page, ...filterOf(search) }));
  const { data, error, refetch, isPlaceholderData } = query;
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <div className={classes.view}>
      <DocumentFilters folders={data?.carpetas ?? []} documents={data?.data ?? []} />
      {data === undefined && error === null && <BlockSkeleton height={320} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && <Nothing canAct={canAct} />}
      {data !== undefined && data.total > 0 && (
        <>
          <p className={classes.muted} aria-live="polite">
            {t("documents", { count: data.total, total: formatNumber(data.total) })}
          </p>
          <DocumentTable
            documents={data.data}
            isBusy={isPlaceholderData}
            canAct={canAct}
            onOpen={setOpened}
          />
        </>
      )}
      {data !== undefined && (
        <Pager
          total={data.total}
          {...page}
          sizes={pageSizes}
          onChange={({ skip, take }) => show({ pagina: skip / take + 1, filas: take })}
        />
      )}
      {opened !== null && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function Nothing({ canAct }: { canAct: boolean }) {
  const { t } = useTranslation("office-documents");
  const narrow = isNarrow(useSearch({ from: "/portal/admin/documents" }));
  const text = canAct ? t("emptyText") : t("emptyReader");
  return (
    <Card>
      <EmptyState
        icon={<IconFolders size={24} />}
        title={t(narrow ? "emptyFilter" : "empty")}
        text={narrow ? t("emptyFilterText") : text}
      />
    </Card>
  );
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { act, document } = opened;
  if (act === "replace") return <ReplaceDialog document={document} onClose={onClose} />;
  if (act === "withdraw") return <WithdrawDialog document={document} onClose={onClose} />;
  return <FileViewer source={fileSourceOf(document)} title={document.titulo} onClose={onClose} />;
}
