import { Alert, Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";

import { isDeadLink } from "./inspection.model.ts";
import classes from "./inspection.module.css";
import { downloadInspectionMutation } from "./inspection.queries.ts";

/** The button that downloads the file, and its outcome. */
export function DownloadKit({ token }: { token: string }) {
  const { t } = useTranslation("inspection");
  const download = useMutation(downloadInspectionMutation(token));
  return (
    <div className={classes.download}>
      <Button
        size="lg"
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t("download")}
      </Button>
      <p className={classes.hint} aria-live="polite">
        {download.isPending && t("preparing")}
        {download.isSuccess && t("done")}
      </p>
      {download.isError && (
        <Alert color="red" role="alert">
          {isDeadLink(download.error) ? t("deadTitle") : messageOf(download.error)}
        </Alert>
      )}
      <p className={classes.hint}>{t("contents")}</p>
    </div>
  );
}
