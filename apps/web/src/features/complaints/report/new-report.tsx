import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { randomUuid } from "../../../lib/random.ts";
import type { MailboxPolicy } from "../policy/policy.queries.ts";

import { ReportForm } from "./report-form.tsx";
import { emptyDraft, isTyped } from "./report.model.ts";
import { forgetful } from "./report.queries.ts";
import type { FileReport } from "./report.queries.ts";
import { SaveCode } from "./save-code.tsx";
import { useChosenFiles } from "./use-chosen-files.ts";

type NewReportProps = {
  isAnonymous: boolean;
  policy: MailboxPolicy;
  /** Sends it: with the session of a worker, or as a stranger. */
  fileReport: FileReport;
  /** Tells if leaving now would lose texts or the code. */
  onUnsaved: (unsaved: Unsaved) => void;
  onDiscard: () => void;
  /** The code is saved and the reporter goes on to the report. */
  onDone: (uuid: string) => void;
};

/** What leaving would lose. */
export type Unsaved = "texts" | "code" | null;

/** A new report: its form, and after sending the code that opens it. Drafts live in memory only. */
export function NewReport(props: NewReportProps) {
  const { isAnonymous, policy, fileReport, onUnsaved, onDiscard, onDone } = props;
  const [draft, setDraft] = useState(emptyDraft);
  const [uuid] = useState(randomUuid);
  const [isSaved, setSaved] = useState(false);
  const chosen = useChosenFiles();
  const filing = useMutation({ ...forgetful, mutationFn: fileReport });
  const isFiled = filing.isSuccess;
  const hasTexts = isTyped(draft) || chosen.files.length > 0;
  const unsaved = unsavedOf({ isFiled, isSaved, hasTexts });
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(null);
  }, [unsaved, onUnsaved]);
  if (isFiled) {
    return (
      <SaveCode
        uuid={uuid}
        files={chosen.files}
        onSaved={() => setSaved(true)}
        onDone={() => onDone(uuid)}
      />
    );
  }
  return (
    <ReportForm
      isAnonymous={isAnonymous}
      handlers={policy.gestores}
      draft={draft}
      chosen={chosen}
      sending={{ isPending: filing.isPending, error: filing.error }}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      onSend={() => filing.mutate({ uuid, draft })}
      onDiscard={onDiscard}
    />
  );
}

function unsavedOf(report: { isFiled: boolean; isSaved: boolean; hasTexts: boolean }): Unsaved {
  if (report.isFiled) return report.isSaved ? null : "code";
  return report.hasTexts ? "texts" : null;
}
