import { Button, Loader } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./report.module.css";
import type { SentFile } from "./use-report-files.ts";

type SentFilesProps = {
  sent: readonly SentFile[];
  onRetry: (file: File) => void;
  onDrop: (file: File) => void;
};

/** Files on their way to a report, and a second try for each that did not arrive. */
export function SentFiles({ sent, onRetry, onDrop }: SentFilesProps) {
  const { t } = useTranslation("complaint-report");
  if (sent.length === 0) return null;
  return (
    <ul className={classes.files} aria-live="polite">
      {sent.map(({ file, state, message }) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          {state === "waiting" && <Loader size="xs" aria-hidden />}
          {state === "sent" && <IconCheck size={18} aria-hidden />}
          {state === "failed" && <IconAlertTriangle size={18} aria-hidden />}
          <span className={state === "failed" ? classes.wrong : undefined}>
            {state === "waiting" && t("files.sending", { name: file.name })}
            {state === "sent" && t("files.sent", { name: file.name })}
            {state === "failed" && `${file.name}: ${message}`}
          </span>
          {state === "failed" && (
            <>
              <Button variant="default" size="sm" mih={44} onClick={() => onRetry(file)}>
                {t("files.retry", { name: file.name })}
              </Button>
              <Button variant="subtle" size="sm" mih={44} onClick={() => onDrop(file)}>
                {t("files.drop", { name: file.name })}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
