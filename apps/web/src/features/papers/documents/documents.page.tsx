import { VisuallyHidden } from "@mantine/core";
import {
  IconBuilding,
  IconCertificate,
  IconFileDescription,
  IconFileText,
  IconId,
  IconLayoutDashboard,
  IconReceiptTax,
  IconSignature,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { loadChunk } from "../../../lib/chunks.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader, useDocumentTitle } from "../../../ui/page-header.tsx";
import { Part } from "../../../ui/part.tsx";
import { SectionTabs } from "../../../ui/section-tabs.tsx";
import { BlockSkeleton } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";

import { viewOf } from "./documents.model.ts";
import { ownDocumentsQuery } from "./documents.queries.ts";
import { DeleteDialog } from "./list/delete-dialog.tsx";
import type { RowActions } from "./list/document-row.tsx";
import { OwnView } from "./list/own-view.tsx";
import { SharedView } from "./list/shared-view.tsx";
import { OverviewView } from "./overview/overview-view.tsx";
import { countNew, toSign } from "./overview/overview.model.ts";
import { documentViews } from "./search.model.ts";
import type { DocumentsSearch, DocumentView } from "./search.model.ts";
import { signaturesQuery } from "./signatures/signatures.queries.ts";
import { UploadDialog } from "./upload/upload-dialog.tsx";
import { useEverything } from "./use-everything.ts";

const ContractView = lazy(async () => ({
  default: (await loadChunk(() => import("./contract/contract-view.tsx"))).ContractView,
}));
const SignaturesView = lazy(async () => ({
  default: (await loadChunk(() => import("./signatures/signatures-view.tsx"))).SignaturesView,
}));
const CertificatesView = lazy(async () => ({
  default: (await loadChunk(() => import("./certificates/certificates-view.tsx"))).CertificatesView,
}));
const Model145View = lazy(async () => ({
  default: (await loadChunk(() => import("./model145/model145-view.tsx"))).Model145View,
}));
const DocumentViewer = lazy(async () => ({
  default: (await loadChunk(() => import("./files/document-viewer.tsx"))).DocumentViewer,
}));
const HistoryPanel = lazy(async () => ({
  default: (await loadChunk(() => import("./files/history-panel.tsx"))).HistoryPanel,
}));

const icons: Record<DocumentView, Icon> = {
  resumen: IconLayoutDashboard,
  empresa: IconBuilding,
  personales: IconId,
  laborales: IconFileText,
  contrato: IconFileDescription,
  firma: IconSignature,
  certificados: IconCertificate,
  modelo145: IconReceiptTax,
};

/** Dialog over the page that is not in its address. */
type Dialog =
  | { kind: "upload"; replaced: PortalDocument | null }
  | { kind: "delete"; document: PortalDocument };

/** A worker's documents by part; each state of the page has its own address. */
export function DocumentsPage() {
  const { t } = useTranslation("documents");
  const { id: workerId } = useCurrentUser();
  const search = useSearch({ from: "/portal/documents" });
  const navigate = useNavigate({ from: "/documents" });
  const kinds = useQuery(ownDocumentsQuery(workerId)).data?.tipos ?? [];
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const view = search.vista ?? "resumen";
  const place = view === "resumen" ? {} : { vista: view };
  const show = (next: DocumentsSearch, replace = false) =>
    void navigate({ search: next, replace, resetScroll: false });
  const { doc, historial, ...under } = search;
  const actions: RowActions = {
    onHistory: ({ id }) => show({ ...under, historial: id }),
    onReplace: (replaced) => setDialog({ kind: "upload", replaced }),
    onDelete: (document) => setDialog({ kind: "delete", document }),
  };
  const list = {
    ...actions,
    search: under,
    onSearch: (narrowed: DocumentsSearch) => show({ ...place, ...narrowed }, true),
  };
  const isPaper = usePaperAlone(search);
  return (
    <>
      <Head isHidden={isPaper} />
      <SectionTabs
        label={t("views")}
        isBare={isPaper}
        sections={useSections()}
        value={view}
        onChange={(vista) => show(vista === "resumen" ? {} : { vista })}
      >
        <Part fallback={<BlockSkeleton height={320} />}>
          {view === "resumen" && <OverviewView {...list} />}
          {view === "empresa" && <SharedView {...list} />}
          {(view === "personales" || view === "laborales") && (
            <OwnView
              key={view}
              view={view}
              onUpload={() => setDialog({ kind: "upload", replaced: null })}
              {...list}
            />
          )}
          {view === "contrato" && <ContractView />}
          {view === "firma" && <SignaturesView firma={search.firma} />}
          {view === "certificados" && <CertificatesView />}
          {view === "modelo145" && <Model145View />}
        </Part>
      </SectionTabs>
      <Part>
        {doc !== undefined && (
          <DocumentViewer
            key={doc}
            id={doc}
            onHistory={() => show({ ...under, historial: doc }, true)}
            onClose={() => show(under, true)}
          />
        )}
        {doc === undefined && historial !== undefined && (
          <HistoryPanel
            key={historial}
            id={historial}
            onOpen={(id) => show({ ...under, doc: id }, true)}
            onReplace={(replaced) => {
              show(under, true);
              setDialog({ kind: "upload", replaced });
            }}
            onClose={() => show(under, true)}
          />
        )}
      </Part>
      {dialog?.kind === "upload" && (
        <UploadDialog kinds={kinds} replaced={dialog.replaced} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === "delete" && (
        <DeleteDialog document={dialog.document} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/**
 * True on a phone that shows a document to sign (Rule PAPERS-123). The part keeps its place in the page,
 * so that what is typed stays when the phone is turned.
 */
function usePaperAlone({ vista, firma }: DocumentsSearch): boolean {
  return useBelow("phone") && vista === "firma" && firma !== undefined;
}

function Head({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation("documents");
  if (isHidden) return <HiddenHead title={t("title")} />;
  return <PageHeader title={t("title")} subtitle={t("subtitle")} />;
}

/** Heading of the page for screen readers and the browser's tab alone. */
function HiddenHead({ title }: { title: string }) {
  useDocumentTitle(title);
  return (
    <VisuallyHidden>
      <h1>{title}</h1>
    </VisuallyHidden>
  );
}

/** The parts of the page, each with how much in it is new or waits for the worker. */
function useSections() {
  const { t } = useTranslation("documents");
  const { id: workerId } = useCurrentUser();
  const { own = [], shared = [] } = useEverything();
  const signatures = useQuery(signaturesQuery(workerId)).data ?? [];
  const all = [...own, ...shared];
  const badgeOf = (view: DocumentView) => {
    if (view === "firma") return badge(toSign(signatures).length, "waiting");
    const isList = view === "empresa" || view === "personales" || view === "laborales";
    return isList ? badge(countNew(all.filter((one) => viewOf(one) === view)), "unread") : null;
  };
  const badge = (count: number, key: "waiting" | "unread") =>
    count === 0
      ? null
      : { text: count > 99 ? "99+" : String(count), title: t(`badge.${key}`, { count }) };
  return documentViews.map((value) => ({
    value,
    label: t(`view.${value}`),
    icon: icons[value],
    badge: badgeOf(value),
  }));
}
