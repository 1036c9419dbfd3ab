import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { boardFile } from "@atrio/contract/shifts/board-files";

import { wantsConfirmation } from "../../../lib/confirmation.ts";
import { download } from "../../../lib/download.ts";
import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DownloadMenu } from "../../../ui/download-menu.tsx";
import { notify } from "../../../ui/notify.ts";

const files = {
  a4: { formato: "pdf", papel: "A4" },
  a3: { formato: "pdf", papel: "A3" },
  xlsx: { formato: "xlsx", papel: "A4" },
} as const;
const keys = ["a4", "a3", "xlsx"] as const;

/** Saves the manager's board between two dates, at most 62 days apart, as a PDF or a workbook. */
export function BoardFilesMenu({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation("exchanges");
  const user = useCurrentUser();
  const save = useMutation({
    mutationFn: (key: keyof typeof files) =>
      download(boardFile, {
        params: { supervisorId: user.id },
        query: { from, to, ...files[key] },
      }),
    onError: (error) => {
      if (!wantsConfirmation(error)) notify({ kind: "error", message: messageOf(error) });
    },
  });
  return (
    <DownloadMenu
      isCompact
      label={t("files.button")}
      choices={keys.map((key) => ({ key, type: files[key].formato, label: t(`files.${key}`) }))}
      isSaving={save.isPending}
      onChoose={(key) => save.mutate(key)}
    />
  );
}
