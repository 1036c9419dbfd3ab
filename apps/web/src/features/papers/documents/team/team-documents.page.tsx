import { useDebouncedCallback } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";

import { defaultPageSize, pageSizes } from "@atrio/contract/paging";
import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { loadChunk } from "../../../../lib/chunks.ts";
import { ApiError } from "../../../../lib/errors.ts";
import { lastPage } from "../../../../lib/pages.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { Pager } from "../../../../ui/pager.tsx";
import { Part } from "../../../../ui/part.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";

import { DocumentDecision } from "./document-decision.tsx";
import type { TeamDocumentsSearch } from "./search.model.ts";
import classes from "./team-documents.module.css";
import { TeamFilters } from "./team-filters.tsx";
import { TeamList } from "./team-list.tsx";
import { teamDocumentsQuery } from "./team.queries.ts";
import type { TeamPage } from "./team.queries.ts";

const FileViewer = lazy(async () => ({
  default: (await loadChunk(() => import("../files/file-viewer.tsx"))).FileViewer,
}));

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

/** The list that an address asks for. */
function pageOf(search: TeamDocumentsSearch): TeamPage {
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  return {
    state: search.estado ?? "pendiente",
    workerId: search.persona ?? null,
    words: search.q ?? "",
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
  };
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** The documents of the people supervised that their supervisors may see, to decide first. */
export function TeamDocumentsPage() {
  const { t } = useTranslation("documents-team");
  const search = useSearch({ from: "/portal/documentsSupervisor" });
  const navigate = useNavigate({ from: "/documentsSupervisor" });
  const page = pageOf(search);
  // The address follows the typed words: reading them back would lose letters.
  const [words, setWords] = useState(page.words);
  // A person without a team gets an explanation in place of the page.
  const query = useQuery({ ...teamDocumentsQuery(page), throwOnError: isRefused });
  const { data, error, refetch, isPlaceholderData } = query;
  const { doc, pagina: _page, ...narrowed } = search;
  const show = (change: { [K in keyof TeamDocumentsSearch]: TeamDocumentsSearch[K] | undefined }) =>
    void navigate({
      search: { ...narrowed, ...change },
      replace: true,
      resetScroll: false,
    });
  const look = useDebouncedCallback((text: string) => show({ q: text || undefined }), pauseMs);
  const type = (text: string) => {
    setWords(text);
    look(text);
  };
  const open = data?.data.find(({ id }) => id === doc);
  usePageWithin({ total: isPlaceholderData ? undefined : data?.total, page, onPage: show });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className={classes.view}>
        <TeamFilters
          state={page.state}
          workerId={page.workerId}
          words={words}
          pending={data?.pendientes}
          onState={(state) => show({ estado: state })}
          onWorker={(workerId) => show({ persona: workerId ?? undefined })}
          onWords={type}
        />
        {data === undefined && error === null && <BlockSkeleton height={420} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <TeamList
            key={JSON.stringify(page)}
            documents={data.data}
            state={page.state}
            isNarrowed={page.words !== "" || page.workerId !== null}
            isOld={isPlaceholderData}
            onReset={() => {
              look.cancel();
              setWords("");
              show({ q: undefined, persona: undefined });
            }}
          />
        )}
        {data !== undefined && (
          <Pager
            total={data.total}
            skip={page.skip}
            take={page.take}
            sizes={pageSizes}
            onChange={({ skip, take }) => show({ pagina: skip / take + 1, filas: take })}
          />
        )}
      </div>
      <Part>
        {doc !== undefined && (
          <OpenDocument
            key={doc}
            id={doc}
            document={open}
            onClose={() => show({ pagina: search.pagina })}
          />
        )}
      </Part>
    </>
  );
}

type PageWithin = {
  /** Number of documents; undefined while unknown. */
  total: number | undefined;
  page: Pick<TeamPage, "skip" | "take">;
  onPage: (place: { pagina: number }) => void;
};

/** Moves to the last page once the shown one is gone: its documents were decided. */
function usePageWithin({ total, page: { skip, take }, onPage }: PageWithin): void {
  const go = useEffectEvent(onPage);
  const last = total === undefined ? undefined : lastPage(total, take);
  const isBehind = total !== undefined && skip > 0 && skip >= total;
  useEffect(() => {
    if (isBehind && last !== undefined) go({ pagina: last });
  }, [isBehind, last]);
}

type OpenDocumentProps = {
  id: number;
  /** Known facts; undefined for a document of another page of the list. */
  document: TeamDocument | undefined;
  onClose: () => void;
};

function OpenDocument({ id, document, onClose }: OpenDocumentProps) {
  const { t } = useTranslation("documents-team");
  return (
    <FileViewer
      source={{ from: "document", id }}
      title={
        document === undefined
          ? t("card.document")
          : `${document.trabajador.nombre_completo}: ${document.titulo}`
      }
      actions={
        document !== undefined && <DocumentDecision document={document} onDecided={onClose} />
      }
      onClose={onClose}
    />
  );
}
