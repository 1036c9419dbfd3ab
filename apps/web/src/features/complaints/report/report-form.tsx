import { Alert, Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { RefObject, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { Card } from "../../../ui/card.tsx";
import type { MailboxPolicy } from "../policy/policy.queries.ts";

import { EmailChoice } from "./email-choice.tsx";
import { FileChoice } from "./file-choice.tsx";
import { HandlerChoice } from "./handler-choice.tsx";
import { ReportFields } from "./report-fields.tsx";
import { faultsOf } from "./report.model.ts";
import type { ReportDraft } from "./report.model.ts";
import classes from "./report.module.css";
import type { useChosenFiles } from "./use-chosen-files.ts";

type ReportFormProps = {
  isAnonymous: boolean;
  handlers: MailboxPolicy["gestores"];
  draft: ReportDraft;
  chosen: ReturnType<typeof useChosenFiles>;
  sending: { isPending: boolean; error: Error | null };
  onChange: (change: Partial<ReportDraft>) => void;
  onSend: () => void;
  onDiscard: () => void;
};

/** The form of a new report; a refusal keeps all that was typed. */
export function ReportForm(props: ReportFormProps) {
  const { isAnonymous, handlers, draft, chosen, sending, onChange, onSend, onDiscard } = props;
  const { t } = useTranslation("complaint-report");
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const found = faultsOf(draft, { isAnonymous, handlers: handlers.length });
  const faults = tries === 0 ? [] : found;
  useFocusOnFault(form, tries);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTries((count) => count + 1);
    if (found.length === 0 && !sending.isPending) onSend();
  };
  return (
    <Card title={t(isAnonymous ? "form.title_anonymous" : "form.title_named")}>
      <form ref={form} className={classes.form} noValidate autoComplete="off" onSubmit={submit}>
        {!isAnonymous && <p className={classes.hint}>{t("form.named_notice")}</p>}
        <ReportFields texts={draft} faults={faults} isAnonymous={isAnonymous} onChange={onChange} />
        {handlers.length > 0 && (
          <HandlerChoice
            handlers={handlers}
            excluded={draft.excluded}
            isWrong={faults.includes("excluded") || draft.excluded.length >= handlers.length}
            onChange={(excluded) => onChange({ excluded })}
          />
        )}
        <FileChoice chosen={chosen} />
        {isAnonymous && <EmailChoice draft={draft} faults={faults} onChange={onChange} />}
        {faults.length > 0 && (
          <p className={classes.wrong} role="alert">
            {t("form.fix")}
          </p>
        )}
        {sending.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(sending.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={sending.isPending}>
            {t(sending.error === null ? "form.send" : "form.resend")}
          </Button>
          <Button variant="default" disabled={sending.isPending} onClick={onDiscard}>
            {t("form.discard")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** After a try to send, the first field with a fault has the focus. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, tries]);
}
