import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { addLanguage, currentLanguage } from "../../../lib/language.ts";
import { Card } from "../../../ui/card.tsx";

import classes from "./mine.module.css";

/** The way to the public mailbox, a program without the session, in a tab that knows no other. */
export function AnonymousCard({ slug }: { slug: string }) {
  const { t } = useTranslation("complaint-report");
  return (
    <Card title={t("mine.anonymous")}>
      <p className={classes.hint}>{t("mine.anonymous_text")}</p>
      <Button
        component="a"
        variant="default"
        href={addLanguage(`/complaint/${slug}`, currentLanguage())}
        target="_blank"
        rel="noopener noreferrer"
        rightSection={<IconExternalLink size={18} aria-label={t("policy.opens")} />}
      >
        {t("mine.anonymous_action")}
      </Button>
    </Card>
  );
}
