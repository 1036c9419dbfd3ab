import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";
import { noticeTextGroups } from "@atrio/contract/messages/notice-texts";
import type { NoticeTextGroup, OfficeNoticeText } from "@atrio/contract/messages/notice-texts";

import { useCurrentUser } from "../../../lib/identity.ts";
import { currentLanguage, languageNames } from "../../../lib/language.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { previewOf, shownText } from "./notice-texts.model.ts";
import classes from "./notice-texts.module.css";
import { noticeTextsQuery } from "./notice-texts.queries.ts";
import { TextDialog } from "./text-dialog.tsx";

/** Sentences of automatic notices, which a company may write anew (Rule MESSAGES-50). */
export function NoticeTextsPage() {
  const { t } = useTranslation("notice-texts");
  const { idioma = currentLanguage() } = useSearch({ from: "/portal/admin/notice-texts" });
  const navigate = useNavigate({ from: "/admin/notice-texts" });
  const canChange = mayUseOffice(useCurrentUser(), "personas");
  const { data, error, refetch } = useQuery(noticeTextsQuery);
  const [open, setOpen] = useState<OfficeNoticeText | null>(null);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className={classes.view}>
        <SegmentedControl<Language>
          className={classes.languages}
          aria-label={t("language")}
          value={idioma}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) =>
            void navigate({ search: { idioma: value }, replace: true, resetScroll: false })
          }
        />
        <p className={classes.note}>{t("kept")}</p>
        {data === undefined && error === null && <BlockSkeleton height={480} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined &&
          noticeTextGroups.map((grupo) => (
            <Group
              key={grupo}
              grupo={grupo}
              texts={data.filter((one) => one.grupo === grupo)}
              language={idioma}
              onOpen={canChange ? setOpen : null}
            />
          ))}
      </div>
      {open !== null && <TextDialog text={open} language={idioma} onClose={() => setOpen(null)} />}
    </>
  );
}

type GroupProps = {
  grupo: NoticeTextGroup;
  texts: readonly OfficeNoticeText[];
  language: Language;
  /** null for those who may not change them. */
  onOpen: ((text: OfficeNoticeText) => void) | null;
};

function Group({ grupo, texts, language, onOpen }: GroupProps) {
  const { t } = useTranslation("notice-texts");
  return (
    <Card title={t(`group.${grupo}`)}>
      <ul className={classes.texts}>
        {texts.map((text) => (
          <li key={text.frase} lang={language}>
            {onOpen === null ? (
              <Sentence text={text} language={language} />
            ) : (
              <button type="button" className={classes.row} onClick={() => onOpen(text)}>
                <Sentence text={text} language={language} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sentence({ text, language }: { text: OfficeNoticeText; language: Language }) {
  const { t } = useTranslation("notice-texts");
  const { titulo, texto, ejemplo, isOwn } = shownText(text, language);
  return (
    <>
      <span className={classes.head}>
        <b>{titulo}</b>
        {isOwn && <StatusBadge color="blue">{t("own")}</StatusBadge>}
      </span>
      <span className={classes.text}>{previewOf(texto, ejemplo)}</span>
    </>
  );
}
