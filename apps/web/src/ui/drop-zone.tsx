import { Button, FileButton } from "@mantine/core";
import { IconCamera, IconPaperclip } from "@tabler/icons-react";
import { useRef, useState } from "react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";

import { acceptedFiles } from "../lib/sendable-file.ts";

import classes from "./drop-zone.module.css";

type DropZoneProps = {
  /** Id of the line that says which files are taken. */
  hintId: string;
  isWrong?: boolean;
  /** Single-file mode. */
  single?: boolean;
  /** PDFs only, without a camera. */
  onlyPdf?: boolean;
  /** Other types than the usual ones: those of the chooser, and the line that names them. */
  types?: { accept: string; hint: string; withoutPhoto?: boolean };
  onFiles: (files: readonly File[]) => void;
};

/** Drop area of files, with buttons to choose or photograph them. */
export function DropZone(props: DropZoneProps) {
  const { hintId, isWrong = false, single = false, onlyPdf = false, types, onFiles } = props;
  const { t } = useTranslation("files");
  const [isOver, setOver] = useState(false);
  const resetFiles = useRef<() => void>(null);
  const resetPhoto = useRef<() => void>(null);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    onFiles(single ? files.slice(0, 1) : files);
  };
  const choose = (files: File | File[] | null) => {
    if (files !== null) onFiles(Array.isArray(files) ? files : [files]);
    // Reset, so that the same file may be chosen again after its removal.
    resetFiles.current?.();
    resetPhoto.current?.();
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver}
      data-wrong={isWrong}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <p className={classes.invitation}>
        {isOver ? t("drop_now") : t(onlyPdf ? "drop_pdf" : "drop")}
      </p>
      <div className={classes.buttons}>
        <FileButton
          multiple={!single}
          accept={onlyPdf ? "application/pdf,.pdf" : (types?.accept ?? acceptedFiles)}
          resetRef={resetFiles}
          onChange={choose}
        >
          {({ onClick }) => (
            <Button
              variant="default"
              size="sm"
              mih={44}
              leftSection={<IconPaperclip size={18} aria-hidden />}
              aria-describedby={hintId}
              onClick={onClick}
            >
              {t(onlyPdf ? "choose_pdf" : "choose")}
            </Button>
          )}
        </FileButton>
        {!onlyPdf && types?.withoutPhoto !== true && (
          <FileButton
            accept="image/*"
            capture="environment"
            resetRef={resetPhoto}
            onChange={choose}
          >
            {({ onClick }) => (
              <Button
                className={classes.camera}
                variant="default"
                size="sm"
                mih={44}
                leftSection={<IconCamera size={18} aria-hidden />}
                onClick={onClick}
              >
                {t("photo")}
              </Button>
            )}
          </FileButton>
        )}
      </div>
      <p id={hintId} className={classes.hint}>
        {types?.hint ?? t(onlyPdf ? "pdf_only" : "formats")}
      </p>
    </div>
  );
}
