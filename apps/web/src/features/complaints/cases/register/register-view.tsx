import { Button } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { wantsConfirmation } from "../../../../lib/confirmation.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import classes from "../cases.module.css";
import { exportMutation } from "../cases.queries.ts";
import type { MailboxState } from "../mailbox.queries.ts";

import { Statistics } from "./statistics.tsx";

/** Log-book of all reports, and the figures of a year (Rule COMPLAINTS-18). */
export function RegisterView({ mailbox }: { mailbox: MailboxState }) {
  const { t } = useTranslation("complaint-cases");
  const save = useMutation({
    ...exportMutation,
    onError: (error) => {
      if (!wantsConfirmation(error)) notify({ kind: "error", message: messageOf(error) });
    },
  });
  return (
    <div className={classes.stack}>
      <Card title={t("register.book")}>
        <div className={classes.stack}>
          <p className={classes.muted}>{t("register.book_text")}</p>
          <div className={classes.ways}>
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              {t("register.export")}
            </Button>
          </div>
        </div>
      </Card>
      <Statistics mailbox={mailbox} />
    </div>
  );
}
