import { useId, useRef } from "react";

import type { RequestDocument } from "@atrio/contract/leave/request-documents";

import { DropZone } from "../../../ui/drop-zone.tsx";

import { removeUpload } from "./ask.queries.ts";
import classes from "./documents/documents.module.css";
import { FileList } from "./documents/file-list.tsx";
import { useUploads } from "./documents/use-uploads.ts";
import type { UploadCount } from "./waiting/waiting.model.ts";

type DocumentUploadProps = {
  label: string;
  /** Purpose of the files, or their readers. */
  description?: string;
  required?: boolean;
  error?: string | null;
  /** Files that go with the request, uploaded here or kept from before. */
  documents: readonly RequestDocument[];
  /**
   * A file was uploaded as a draft; its id is to be sent with the form or with manage-documents.
   * Several may arrive before the page is drawn again.
   */
  onAdd: (document: RequestDocument) => void;
  /** A file was taken away; a draft uploaded here is deleted as well. */
  onRemove: (document: RequestDocument) => void;
  /** Reports the state of chosen files, so that the form is not sent without them. */
  onUploads?: (uploads: UploadCount) => void;
};

/** Chooses, drops or photographs files and uploads them as drafts of a request. */
export function DocumentUpload(props: DocumentUploadProps) {
  const { label, description, required = false, error = null, documents, onUploads } = props;
  const titleId = useId();
  const hintId = useId();
  const drafts = useRef(new Set<number>());
  const { uploads, excess, add, retry, drop } = useUploads({
    count: documents.length,
    onAdd: (document) => {
      drafts.current.add(document.id);
      props.onAdd(document);
    },
    onCount: (counts) => onUploads?.(counts),
  });

  const remove = (document: RequestDocument) => {
    props.onRemove(document);
    // The server forgets drafts by itself: nobody waits for it and nothing is lost if it fails.
    if (drafts.current.delete(document.id)) void removeUpload(document.id).catch(() => undefined);
  };
  const problems = [error, excess].filter((text) => text !== null);

  return (
    <section className={classes.section} aria-labelledby={titleId} aria-describedby={hintId}>
      <h3 id={titleId} className={classes.title}>
        {label}
        {required && (
          <span className={classes.star} aria-hidden>
            {" *"}
          </span>
        )}
      </h3>
      {description !== undefined && <p className={classes.hint}>{description}</p>}
      <DropZone hintId={hintId} isWrong={problems.length > 0} onFiles={add} />
      {problems.map((text) => (
        <p key={text} className={classes.error} role="alert" data-problem tabIndex={-1}>
          {text}
        </p>
      ))}
      <FileList
        documents={documents}
        uploads={uploads}
        onRemove={remove}
        onRetry={retry}
        onDrop={drop}
      />
    </section>
  );
}
