import { ActionIcon } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";

import { useDownload } from "./use-download.ts";

/** Saves the file of a document; the label names it. */
export function DownloadIcon({ id, label }: { id: number; label: string }) {
  const download = useDownload();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      loading={download.isPending}
      onClick={() => download.mutate({ from: "document", ids: [id] })}
    >
      <IconDownload size={20} aria-hidden />
    </ActionIcon>
  );
}
