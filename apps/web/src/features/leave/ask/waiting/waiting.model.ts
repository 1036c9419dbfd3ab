import { isChanged } from "../ask.model.ts";
import type { AskDraft } from "../ask.model.ts";

/** Numbers of uploading files and of failed ones. */
export type UploadCount = {
  sending: number;
  /** The line broke: they can be tried again. */
  failed: number;
  /** Refused files: a retry does not help. */
  refused: number;
};

export const noUploads: UploadCount = { sending: 0, failed: 0, refused: 0 };

/** A form with the state of its chosen files. */
export type Filled = { draft: AskDraft; uploads: UploadCount };

/**
 * State of a form sent while files were on their way: still waiting, files arrived, a file failed,
 * or edited since and to be sent anew.
 */
export type Outcome = "waits" | "arrived" | "lost" | "edited";

/** State of a form since it was sent. */
export function outcomeOf(sent: Filled, now: Filled): Outcome {
  if (now.uploads.failed > 0 || now.uploads.refused > sent.uploads.refused) return "lost";
  if (filesOf(now) < filesOf(sent) || isRewritten(sent.draft, now.draft)) return "edited";
  return now.uploads.sending > 0 ? "waits" : "arrived";
}

function filesOf({ draft, uploads }: Filled): number {
  return draft.documents.length + uploads.sending;
}

function isRewritten(sent: AskDraft, now: AskDraft): boolean {
  return isChanged({ ...now, documents: [] }, { ...sent, documents: [] });
}
