import { Alert, Button, Tabs, Textarea } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";
import type { PolicyVersion } from "@atrio/contract/company/privacy-policy";
import { languages } from "@atrio/contract/languages";

import { formatDate } from "../../../../lib/format.ts";
import { currentLanguage, languageNames } from "../../../../lib/language.ts";
import { Card } from "../../../../ui/card.tsx";
import { MarkdownText } from "../../../../ui/markdown-text.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";

import classes from "./policy-office.module.css";
import { PublishDialog } from "./publish-dialog.tsx";
import type { PolicyTexts } from "./publish-dialog.tsx";

type PolicyFormProps = { texts: PolicyTexts; versions: readonly PolicyVersion[] };

/** The texts of the next version by language, as people will read them, and the versions until now. */
export function PolicyForm({ texts, versions }: PolicyFormProps) {
  const { t } = useTranslation("policy-office");
  const [draft, setDraft] = useState<PolicyTexts>(texts);
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [isAsking, setAsking] = useState(false);
  const written = languages.filter((one) => (draft[one] ?? "").trim() !== "");
  const isUnsaved = languages.some((one) => (draft[one] ?? "") !== (texts[one] ?? ""));
  const text = draft[language] ?? "";
  return (
    <div className={classes.view}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {versions.length === 0 && <Alert color="blue">{t("none")}</Alert>}
      <Tabs
        value={language}
        onChange={(value) => {
          const chosen = languages.find((one) => one === value);
          if (chosen !== undefined) setLanguage(chosen);
        }}
      >
        <Tabs.List aria-label={t("languages")}>
          {languages.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {languageNames[one]}
              {!written.includes(one) && <span className={classes.muted}> · {t("unwritten")}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <div className={classes.sides}>
        <Card title={t("text")}>
          <Textarea
            aria-label={t("textIn", { language: languageNames[language] })}
            description={t("textHint")}
            autosize
            minRows={16}
            maxRows={28}
            maxLength={60_000}
            lang={language}
            value={text}
            onChange={(event) => setDraft({ ...draft, [language]: event.currentTarget.value })}
          />
        </Card>
        <Card title={t("preview")}>
          <article lang={language}>
            {text.trim() === "" ? (
              <p className={classes.muted}>{t("nothing")}</p>
            ) : (
              <MarkdownText source={text} />
            )}
          </article>
        </Card>
      </div>
      <div className={classes.bar}>
        <Button disabled={!isUnsaved || written.length === 0} onClick={() => setAsking(true)}>
          {t("publish")}
        </Button>
        <Link to="/policyPrivacy">{t("see")}</Link>
      </div>
      {versions.length > 0 && <Versions versions={versions} />}
      {isAsking && (
        <PublishDialog texts={draft} written={written} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

function Versions({ versions }: { versions: readonly PolicyVersion[] }) {
  const { t } = useTranslation("policy-office");
  return (
    <Card title={t("versions")}>
      <ul className={classes.versions}>
        {versions.map(({ version, vigente_desde, idiomas }, index) => (
          <li key={version}>
            <Link to="/policyPrivacy" search={{ version }}>
              {t("version", { number: version })}
            </Link>
            <span>{t("since", { date: formatDate(vigente_desde) })}</span>
            <span className={classes.muted}>
              {idiomas.map((one) => languageNames[one]).join(", ")}
            </span>
            {index === 0 && <StatusBadge color="green">{t("current")}</StatusBadge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
