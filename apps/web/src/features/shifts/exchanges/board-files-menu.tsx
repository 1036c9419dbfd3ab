import { Button, Menu } from "@mantine/core";
import { IconDownload, IconFileSpreadsheet, IconFileTypePdf } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { boardFile } from "@atrio/contract/shifts/board-files";

import { wantsConfirmation } from "../../../lib/confirmation.ts";
import { download } from "../../../lib/download.ts";
import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { notify } from "../../../ui/notify.ts";

const files = [
  { key: "a4", formato: "pdf", papel: "A4", icon: IconFileTypePdf },
  { key: "a3", formato: "pdf", papel: "A3", icon: IconFileTypePdf },
  { key: "xlsx", formato: "xlsx", papel: "A4", icon: IconFileSpreadsheet },
] as const;

/** Saves the manager's board between two dates, at most 62 days apart, as a PDF or a workbook. */
export function BoardFilesMenu({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation("exchanges");
  const user = useCurrentUser();
  const save = useMutation({
    mutationFn: ({ formato, papel }: (typeof files)[number]) =>
      download(boardFile, {
        params: { supervisorId: user.id },
        query: { from, to, formato, papel },
      }),
    onError: (error) => {
      if (!wantsConfirmation(error)) notify({ kind: "error", message: messageOf(error) });
    },
  });
  return (
    <Menu position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        <Button
          variant="default"
          loading={save.isPending}
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          {t("files.button")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map((file) => (
          <Menu.Item
            key={file.key}
            leftSection={<file.icon size={20} aria-hidden />}
            onClick={() => save.mutate(file)}
          >
            {t(`files.${file.key}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
