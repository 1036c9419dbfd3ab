import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { DayDivision } from "@atrio/contract/projects/shapes";

import { formatLongDateInText } from "../../../../lib/format.ts";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { useReturnFocus } from "../../../../ui/use-return-focus.ts";
import { projectPartsQuery, usableProjectsQuery } from "../my-projects.queries.ts";

import { DivisionForm } from "./division-form.tsx";

type DivisionDialogProps = { division: DayDivision; onClose: () => void };

/** Divides a day's signings among projects, saved as one. */
export function DivisionDialog({ division, onClose }: DivisionDialogProps) {
  const { t } = useTranslation("my-projects");
  const isPhone = useBelow("phone");
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      size="xl"
      fullScreen={isPhone}
      title={t("editor.title", { date: formatLongDateInText(division.dia) })}
      closeButtonProps={{ "aria-label": t("editor.close"), size: 44, iconSize: 20 }}
    >
      <Editor division={division} onClose={onClose} />
    </Modal>
  );
}

function Editor({ division, onClose }: DivisionDialogProps) {
  const { trabajador_id, dia } = division;
  const projects = useQuery(usableProjectsQuery(trabajador_id, dia));
  const parts = useQuery(projectPartsQuery);
  if (projects.data === undefined || parts.data === undefined) {
    const failed = projects.isError ? projects : parts;
    if (!failed.isError) return <BlockSkeleton height={240} />;
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  return (
    <DivisionForm
      division={division}
      projects={projects.data}
      parts={parts.data}
      onClose={onClose}
    />
  );
}
