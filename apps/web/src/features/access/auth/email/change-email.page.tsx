import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { takeSecret } from "../../../../lib/address.ts";
import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { useDocumentTitle } from "../../../../ui/page-header.tsx";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import classes from "../auth.module.css";

import { answerEmailMutation, emailLinkQuery } from "./email.queries.ts";

/** Confirms or cancels a change of e-mail with the one-time link of a mail. */
export function ChangeEmailPage() {
  const { t } = useTranslation("auth");
  const [token] = useState(() => takeSecret("token"));
  if (token !== null) return <EmailLink token={token} />;
  return <Outcome title={t("email_link.dead_title")} text={t("email_link.dead_text")} />;
}

/** The link has no effect until confirmed: programs that scan mails open it too. */
function EmailLink({ token }: { token: string }) {
  const { t } = useTranslation("auth");
  const link = useQuery(emailLinkQuery(token));
  const answer = useMutation(answerEmailMutation(token));
  if (isDead(link.error) || isDead(answer.error)) {
    return <Outcome title={t("email_link.dead_title")} text={t("email_link.dead_text")} />;
  }
  if (link.isError) return <ErrorState error={link.error} onRetry={() => void link.refetch()} />;
  if (link.data === undefined) return <Checking />;
  const { paso, correo_nuevo } = link.data;
  if (answer.isSuccess) {
    const text = t(`email_link.${paso}.done_text`, { email: correo_nuevo });
    return <Outcome title={t(`email_link.${paso}.done_title`)} text={text} />;
  }
  return (
    <div className={classes.panel}>
      <Heading
        title={t(`email_link.${paso}.title`)}
        text={t(`email_link.${paso}.text`, { email: correo_nuevo })}
      />
      {answer.isError && (
        <Alert role="alert" color="red">
          {messageOf(answer.error)}
        </Alert>
      )}
      <Button size="lg" loading={answer.isPending} onClick={() => answer.mutate()}>
        {t(`email_link.${paso}.submit`)}
      </Button>
    </div>
  );
}

function Checking() {
  const { t } = useTranslation("auth");
  return (
    <div className={classes.panel}>
      <Heading title={t("email_link.title")} text={t("email_link.checking")} />
      <LinesSkeleton lines={2} />
    </div>
  );
}

function Heading({ title, text }: { title: string; text: string }) {
  useDocumentTitle(title);
  return (
    <div role="status">
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.subtitle}>{text}</p>
    </div>
  );
}

function Outcome({ title, text }: { title: string; text: string }) {
  const { t, i18n } = useTranslation("auth");
  return (
    <div className={classes.panel}>
      <Heading title={title} text={text} />
      <Link key={i18n.language} to="/" className={classes.link}>
        {t("email_link.portal")}
      </Link>
    </div>
  );
}

/** Used, expired or never valid; a token of the wrong shape counts as well. */
function isDead(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "auth.link_expired" || (error.status === 422 && "token" in error.fields);
}
