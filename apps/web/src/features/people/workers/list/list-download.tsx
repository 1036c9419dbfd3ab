import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { DownloadMenu } from "../../../../ui/download-menu.tsx";
import type { WorkersAsked } from "../workers.model.ts";
import { exportMutation } from "../workers.queries.ts";

const formats = ["xlsx", "pdf", "csv"] as const;

type ListDownloadProps = { asked: WorkersAsked; columns: readonly DirectoryColumn[] };

/** Saves the list, all its pages, as a file. */
export function ListDownload({ asked, columns }: ListDownloadProps) {
  const { t } = useTranslation("workers");
  const user = useCurrentUser();
  const save = useMutation(exportMutation(user.id, asked, columns));
  return (
    <DownloadMenu
      label={t("download.button")}
      choices={formats.map((type) => ({ key: type, type, label: t(`download.${type}`) }))}
      isSaving={save.isPending}
      onChoose={(format) => save.mutate(format)}
    />
  );
}
