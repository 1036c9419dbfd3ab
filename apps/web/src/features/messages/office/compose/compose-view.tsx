import { Alert, Button, Checkbox, FileInput } from "@mantine/core";
import { IconArrowLeft, IconPaperclip, IconSend } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";

import { messageOf } from "../../../../lib/errors.ts";
import { instantAt } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { currentLanguage } from "../../../../lib/language.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { TimeField } from "../../../../ui/typed-fields/time-field.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import classes from "../messages-office.module.css";
import { sendMutation } from "../messages-office.queries.ts";

import { AudienceFields } from "./audience-fields.tsx";
import { lacksOf, letterOf, newDraft, sentMessage } from "./compose.model.ts";
import type { MessageDraft } from "./compose.model.ts";
import { MessagePreview } from "./message-preview.tsx";
import { TextFields } from "./text-fields.tsx";

/** Writing a message: texts, audience and moment at the left, as people will read it at the right. */
export function ComposeView() {
  const { t } = useTranslation("messages-office");
  const { zona_horaria } = useCurrentUser();
  const navigate = useNavigate({ from: "/admin/messages" });
  const [draft, setDraft] = useState<MessageDraft>(() => newDraft(currentLanguage()));
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [tried, setTried] = useState(false);
  const send = useMutation(sendMutation);
  const lacks = lacksOf(draft);
  const change = (part: Partial<MessageDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [wrong] = lacks.idiomas;
    if (wrong !== undefined) setLanguage(wrong);
    if (wrong !== undefined || lacks.audience || lacks.moment || send.isPending) return;
    const moment = draft.isLater ? instantAt(draft.dia, draft.hora, zona_horaria) : null;
    send.mutate(sentMessage(draft, moment), {
      onSuccess: ({ total_destinatarios }) => {
        const key = draft.isLater ? "compose.planned" : "compose.sent";
        notify({
          kind: "success",
          message: t(key, { count: total_destinatarios, total: total_destinatarios }),
        });
        void navigate({ search: {}, ignoreBlocker: true });
      },
    });
  };
  const isUnsaved = Object.keys(draft.textos).length > 0 && !send.isSuccess;
  return (
    <>
      <PageHeader title={t("compose.new")} subtitle={t("compose.subtitle")}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/admin/messages" search={{}} {...props} />}
        >
          {t("back")}
        </Button>
      </PageHeader>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <div className={classes.compose}>
        <Card>
          <form className={classes.form} onSubmit={submit} noValidate>
            <TextFields
              draft={draft}
              language={language}
              wrong={tried ? lacks.idiomas : []}
              onLanguage={setLanguage}
              onChange={setDraft}
            />
            <AudienceFields
              draft={draft}
              error={tried && lacks.audience ? t("compose.choose") : undefined}
              onChange={change}
            />
            <Options draft={draft} tried={tried} onChange={change} />
            {send.error !== null && (
              <Alert color="red" role="alert">
                {messageOf(send.error)}
              </Alert>
            )}
            <Button
              type="submit"
              className={classes.send ?? ""}
              loading={send.isPending}
              leftSection={<IconSend size={18} aria-hidden />}
            >
              {t(draft.isLater ? "compose.plan" : "compose.send")}
            </Button>
          </form>
        </Card>
        <MessagePreview
          letter={letterOf(draft, language)}
          language={language}
          importante={draft.importante}
          documento={draft.documento}
        />
      </div>
    </>
  );
}

type OptionsProps = {
  draft: MessageDraft;
  tried: boolean;
  onChange: (part: Partial<MessageDraft>) => void;
};

function Options({ draft, tried, onChange }: OptionsProps) {
  const { t } = useTranslation("messages-office");
  const missing = (text: string) => (tried && text === "" ? t("compose.missing") : undefined);
  return (
    <>
      <FileInput
        label={t("compose.file")}
        description={t("compose.fileHint")}
        placeholder={t("compose.fileChoose")}
        // Readable text in a button, where a field has a hint only.
        styles={{ placeholder: { color: "var(--atrio-muted)" } }}
        leftSection={<IconPaperclip size={18} aria-hidden />}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        clearable
        clearButtonProps={{ "aria-label": t("compose.fileRemove") }}
        value={draft.documento}
        onChange={(documento) => onChange({ documento })}
      />
      <Checkbox
        label={t("compose.important")}
        description={t("compose.importantHint")}
        checked={draft.importante}
        onChange={(event) => onChange({ importante: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("compose.later")}
        checked={draft.isLater}
        onChange={(event) => onChange({ isLater: event.currentTarget.checked })}
      />
      {draft.isLater && (
        <div className={classes.moment}>
          <DateField
            label={t("compose.day")}
            required
            value={draft.dia}
            error={missing(draft.dia)}
            onChange={(dia) => onChange({ dia })}
          />
          <TimeField
            label={t("compose.time")}
            required
            value={draft.hora}
            error={missing(draft.hora)}
            onChange={(hora) => onChange({ hora })}
          />
        </div>
      )}
    </>
  );
}
