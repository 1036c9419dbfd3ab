import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { TeamProject } from "@atrio/contract/projects/shapes";

import { loadChunk } from "../../../lib/chunks.ts";
import { Part } from "../../../ui/part.tsx";

const ExportDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./export-dialog.tsx"))).ExportDialog,
}));

type ExportButtonProps = {
  project: TeamProject;
  /** Period that the page shows; null: open. */
  from: string | null;
  to: string | null;
  today: string;
};

/** Offers a project's registrations as a file; the period starts as the page shows it. */
export function ExportButton({ project, from, to, today }: ExportButtonProps) {
  const { t } = useTranslation("team-projects");
  const [isOpen, setOpen] = useState(false);
  const lastDay = to ?? today;
  const yearStart = `${lastDay.slice(0, 4)}-01-01`;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("export.button")}
      </Button>
      <Part>
        {isOpen && (
          <ExportDialog
            projectId={project.id}
            from={from ?? yearStart}
            to={lastDay}
            onClose={() => setOpen(false)}
          />
        )}
      </Part>
    </>
  );
}
