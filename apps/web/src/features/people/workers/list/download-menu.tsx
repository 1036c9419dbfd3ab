import { Button, Menu } from "@mantine/core";
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
} from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

import { useCurrentUser } from "../../../../lib/identity.ts";
import type { WorkersAsked } from "../workers.model.ts";
import { exportMutation } from "../workers.queries.ts";

const formats = [
  { format: "xlsx", icon: IconFileSpreadsheet },
  { format: "pdf", icon: IconFileTypePdf },
  { format: "csv", icon: IconFileTypeCsv },
] as const;

type DownloadMenuProps = { asked: WorkersAsked; columns: readonly DirectoryColumn[] };

/** Saves the list, all its pages, as a file. */
export function DownloadMenu({ asked, columns }: DownloadMenuProps) {
  const { t } = useTranslation("workers");
  const user = useCurrentUser();
  const save = useMutation(exportMutation(user.id, asked, columns));
  return (
    <Menu position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        <Button
          variant="default"
          loading={save.isPending}
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          {t("download.button")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, icon: Icon }) => (
          <Menu.Item
            key={format}
            leftSection={<Icon size={20} aria-hidden />}
            onClick={() => save.mutate(format)}
          >
            {t(`download.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
