import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../ui/page-header.tsx";

import { BackLink } from "./back-link.tsx";
import { DocumentsCard } from "./documents-card.tsx";

type CopiesViewProps = { id: number; canAct: boolean };

/** Copies of a document for many, person by person. */
export function CopiesView({ id, canAct }: CopiesViewProps) {
  const { t } = useTranslation("office-documents");
  return (
    <>
      <BackLink />
      <PageHeader title={t("copies.title")} subtitle={t("copies.subtitle")} />
      <DocumentsCard key={id} canAct={canAct} />
    </>
  );
}
