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
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../lib/chunks.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SectionTabs } from "../../ui/section-tabs.tsx";
import { BlockSkeleton } from "../../ui/state.tsx";

import { documentViews } from "./search/search.model.ts";
import type { DocumentView } from "./search/search.model.ts";

const SignaturesView = lazy(async () => ({
  default: (await loadChunk(() => import("./signatures/signatures-view.tsx"))).SignaturesView,
}));
const CertificatesView = lazy(async () => ({
  default: (await loadChunk(() => import("./certificates/certificates-view.tsx"))).CertificatesView,
}));
const Model145View = lazy(async () => ({
  default: (await loadChunk(() => import("./model145/model145-view.tsx"))).Model145View,
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

/** A worker's documents by part; each state of the page has its own address. */
export function DocumentsPage() {
  const { t } = useTranslation("documents-page");
  const search = useSearch({ from: "/portal/documents" });
  const navigate = useNavigate({ from: "/documents" });
  const view = search.vista ?? "resumen";
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <SectionTabs
        label={t("views")}
        sections={documentViews.map((value) => ({
          value,
          label: t(`view.${value}`),
          icon: icons[value],
        }))}
        value={view}
        onChange={(vista) => void navigate({ search: vista === "resumen" ? {} : { vista } })}
      >
        <Suspense fallback={<BlockSkeleton height={320} />}>
          {view === "firma" && <SignaturesView firma={search.firma} />}
          {view === "certificados" && <CertificatesView />}
          {view === "modelo145" && <Model145View />}
        </Suspense>
      </SectionTabs>
    </>
  );
}
