import { ActionIcon } from "@mantine/core";
import { IconPaperclip, IconX } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { acceptedWithRecordings } from "../../../lib/sendable-file.ts";
import { DropZone } from "../../../ui/drop-zone.tsx";

import classes from "./report.module.css";
import type { useChosenFiles } from "./use-chosen-files.ts";

/** Files that go with a new report. */
export function FileChoice({ chosen }: { chosen: ReturnType<typeof useChosenFiles> }) {
  const { t } = useTranslation("complaint-report");
  const id = useId();
  const { files, refusals, choose, drop } = chosen;
  return (
    <section className={classes.part} aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t("form.files")}</h3>
      <p className={classes.hint}>{t("form.files_hint")}</p>
      <DropZone
        hintId={`${id}hint`}
        isWrong={refusals.length > 0}
        types={{ accept: acceptedWithRecordings, hint: t("form.formats") }}
        onFiles={choose}
      />
      {refusals.map((refusal) => (
        <p key={refusal} className={classes.wrong} role="alert">
          {refusal}
        </p>
      ))}
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <IconPaperclip size={18} aria-hidden />
              <span>{file.name}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={t("files.drop", { name: file.name })}
                onClick={() => drop(file)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
