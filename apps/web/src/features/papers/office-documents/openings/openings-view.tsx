import { useDebouncedCallback } from "@mantine/hooks";
import { IconEye } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";

import { formatNumber } from "../../../../lib/format.ts";
import { DownloadMenu } from "../../../../ui/download-menu.tsx";
import { Choice, Filters, WordsField } from "../../../../ui/filters.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { Pager } from "../../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { BackLink } from "../back-link.tsx";
import { useShow } from "../document-filters.tsx";
import { openingsFilterOf, pageOf } from "../office-documents.model.ts";
import type { OpeningsKey } from "../office-documents.model.ts";
import classes from "../office-documents.module.css";
import { exportOpeningsMutation, openingsQuery } from "../office-documents.queries.ts";

import { OpeningsTable } from "./openings-table.tsx";

type OpeningsViewProps = { named: OpeningsKey; canAct: boolean };

/** People of a document, and who of them has opened it. */
export function OpeningsView({ named, canAct }: OpeningsViewProps) {
  const { t } = useTranslation("office-documents");
  const search = useSearch({ from: "/portal/admin/documents" });
  const show = useShow();
  const page = pageOf(search);
  const filter = openingsFilterOf(search);
  const query = useQuery(openingsQuery(named, { ...page, ...filter }));
  const { data, error, refetch, isPlaceholderData } = query;
  return (
    <>
      <BackLink />
      <PageHeader
        title={t("openings.title")}
        subtitle={data === undefined ? undefined : t("openings.subtitle", { title: data.titulo })}
      >
        {canAct && <ExportMenu named={named} filter={filter} />}
      </PageHeader>
      <div className={classes.view}>
        <OpeningFilters />
        {data === undefined && error === null && <BlockSkeleton height={320} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <>
            <p className={classes.muted} aria-live="polite">
              {t("openings.count", {
                count: data.personas,
                opened: formatNumber(data.abiertos),
                total: formatNumber(data.personas),
              })}
            </p>
            {data.total === 0 && (
              <EmptyState icon={<IconEye size={24} />} title={t("openings.empty")} />
            )}
            {data.total > 0 && <OpeningsTable openings={data.data} isBusy={isPlaceholderData} />}
            <Pager
              total={data.total}
              {...page}
              sizes={pageSizes}
              onChange={({ skip, take }) => show({ pagina: skip / take + 1, filas: take })}
            />
          </>
        )}
      </div>
    </>
  );
}

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

function OpeningFilters() {
  const { t } = useTranslation("office-documents");
  const { q = "", abierto = null } = useSearch({ from: "/portal/admin/documents" });
  const show = useShow();
  const [typed, setTyped] = useState(q);
  const find = useDebouncedCallback(
    (text: string) => show({ q: text.trim() || undefined }),
    pauseMs,
  );
  return (
    <Filters label={t("filter.label")}>
      <WordsField
        label={t("filter.words")}
        placeholder={t("filter.copiesHint")}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          find(text);
        }}
      />
      <Choice
        label={t("openings.state")}
        all={t("openings.all")}
        value={abierto}
        options={(["si", "no"] as const).map((value) => ({
          value,
          label: t(`openings.only.${value}`),
        }))}
        onChange={(value) => show({ abierto: value ?? undefined })}
      />
    </Filters>
  );
}

type ExportMenuProps = Pick<OpeningsViewProps, "named"> & {
  filter: ReturnType<typeof openingsFilterOf>;
};

function ExportMenu({ named, filter }: ExportMenuProps) {
  const { t } = useTranslation("office-documents");
  const { mutate, isPending } = useMutation(exportOpeningsMutation(named, filter));
  return (
    <DownloadMenu
      label={t("export.label")}
      isSaving={isPending}
      choices={[
        { key: "xlsx", type: "xlsx", label: t("export.xlsx") },
        { key: "csv", type: "csv", label: t("export.csv") },
      ]}
      onChoose={(format) => mutate(format)}
    />
  );
}
