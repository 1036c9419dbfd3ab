import { Button } from "@mantine/core";
import { IconFileUpload, IconTags } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { DownloadMenu } from "../../../ui/download-menu.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

import { DocumentsCard } from "./documents-card.tsx";
import { filterOf } from "./office-documents.model.ts";
import { exportMutation } from "./office-documents.queries.ts";

/** List of the company's documents, newest first; a document for many is one row. */
export function ListView({ canAct }: { canAct: boolean }) {
  const { t } = useTranslation("office-documents");
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Button
          variant="default"
          leftSection={<IconTags size={18} aria-hidden />}
          renderRoot={(props) => (
            <Link {...props} to="/admin/documents" search={{ vista: "tipos" }} />
          )}
        >
          {t("kinds.open")}
        </Button>
        {canAct && (
          <>
            <ExportMenu />
            <Button
              leftSection={<IconFileUpload size={18} aria-hidden />}
              renderRoot={(props) => (
                <Link {...props} to="/admin/documents" search={{ vista: "nuevo" }} />
              )}
            >
              {t("publish.open")}
            </Button>
          </>
        )}
      </PageHeader>
      <DocumentsCard canAct={canAct} />
    </>
  );
}

function ExportMenu() {
  const { t } = useTranslation("office-documents");
  const search = useSearch({ from: "/portal/admin/documents" });
  const { mutate, isPending } = useMutation(exportMutation(filterOf(search)));
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
