import { useMutation } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { DownloadMenu } from "../../../ui/download-menu.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

import { BackLink } from "./back-link.tsx";
import { RequestsCard } from "./requests-card.tsx";
import { exportMutation } from "./signing.queries.ts";

/** Documents of all sendings by person. */
export function PeopleView({ canAct }: { canAct: boolean }) {
  const { t } = useTranslation("signing-office");
  return (
    <>
      <BackLink />
      <PageHeader title={t("byPerson")} subtitle={t("byPersonText")}>
        {canAct && <ExportMenu roundId={null} />}
      </PageHeader>
      <RequestsCard roundId={null} isMaking={false} canAct={canAct} />
    </>
  );
}

/** Saves the filtered documents as a file. */
export function ExportMenu({ roundId }: { roundId: number | null }) {
  const { t } = useTranslation("signing-office");
  const { q, estado } = useSearch({ from: "/portal/admin/signatures" });
  const filter = { texto: q, estado, envio_id: roundId ?? undefined };
  const { mutate, isPending } = useMutation(exportMutation(filter));
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
