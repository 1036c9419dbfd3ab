import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { DayDivision } from "@atrio/contract/projects/shapes";

import { formatLongDateInText } from "../../../../lib/format.ts";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { LeaveQuestion } from "../../../../ui/unsaved-guard.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { useReturnFocus } from "../../../../ui/use-return-focus.ts";
import { projectPartsQuery, usableProjectsQuery } from "../my-projects.queries.ts";

import { DivisionForm } from "./division-form.tsx";
import type { DivisionFormProps } from "./use-division-form.ts";

type DivisionDialogProps = { division: DayDivision; onClose: () => void };

/** Divides a day's signings among projects, saved as one. */
export function DivisionDialog({ division, onClose }: DivisionDialogProps) {
  const { t } = useTranslation("my-projects");
  const isPhone = useBelow("phone");
  const [isUnsaved, setUnsaved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    if (isUnsaved) setLeaving(true);
    else onClose();
  };
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={leave}
      closeOnClickOutside={false}
      // Escape belongs to the question while it is asked.
      closeOnEscape={!isLeaving}
      size="xl"
      fullScreen={isPhone}
      title={t("editor.title", { date: formatLongDateInText(division.dia) })}
      closeButtonProps={{ "aria-label": t("editor.close"), size: 44, iconSize: 20 }}
    >
      <Editor division={division} onClose={onClose} onCancel={leave} onUnsaved={setUnsaved} />
      {isLeaving && <LeaveQuestion onLeave={onClose} onStay={() => setLeaving(false)} />}
    </Modal>
  );
}

type EditorProps = Omit<DivisionFormProps, "projects" | "parts">;

function Editor({ division, ...acts }: EditorProps) {
  const { trabajador_id, dia } = division;
  const projects = useQuery(usableProjectsQuery(trabajador_id, dia));
  const parts = useQuery(projectPartsQuery);
  if (projects.data === undefined || parts.data === undefined) {
    const failed = projects.isError ? projects : parts;
    if (!failed.isError) return <BlockSkeleton height={240} />;
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  return <DivisionForm division={division} projects={projects.data} parts={parts.data} {...acts} />;
}
