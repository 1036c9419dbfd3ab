import { Alert, Button, Progress } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import { companyQuery, useCurrentUser } from "../../../../lib/identity.ts";
import { randomKey } from "../../../../lib/random.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { BackLink } from "../back-link.tsx";
import { emptyDraft, missingIn } from "../signing.model.ts";
import type { AskDraft } from "../signing.model.ts";
import classes from "../signing.module.css";
import { askMutation } from "../signing.queries.ts";

import { AudienceFields } from "./audience-fields.tsx";
import { ContentFields } from "./content-fields.tsx";
import { OptionFields } from "./option-fields.tsx";
import { SigningOff } from "./signing-off.tsx";

/** Asks people to sign a document; a company that has signing switched off reads how to switch it on. */
export function AskView() {
  const { t } = useTranslation("signing-office");
  const { empresa_id } = useCurrentUser();
  // Somebody else may have switched it on meanwhile.
  const company = useSuspenseQuery({
    ...companyQuery(String(empresa_id)),
    refetchOnMount: "always",
  });
  return (
    <>
      <BackLink />
      <PageHeader title={t("ask.title")} subtitle={t("ask.subtitle")} />
      <Card>{company.data.firma_digital ? <AskForm /> : <SigningOff />}</Card>
    </>
  );
}

/** Content, people and options of a document to sign; what was typed outlives a failure. */
function AskForm() {
  const { t } = useTranslation("signing-office");
  const navigate = useNavigate({ from: "/admin/signatures" });
  const [draft, setDraft] = useState(emptyDraft);
  const [tried, setTried] = useState(false);
  // The same attempt again, after a lost answer, asks once.
  const [key, setKey] = useState(randomKey);
  const [share, setShare] = useState(0);
  const ask = useMutation(askMutation);
  const missing = tried ? missingIn(draft) : [];
  const change = (part: Partial<AskDraft>) => {
    ask.reset();
    setKey(randomKey());
    setDraft({ ...draft, ...part });
  };
  const submit = () => {
    setTried(true);
    if (missingIn(draft).length > 0 || ask.isPending) return;
    ask.mutate(
      { draft, key, onProgress: setShare },
      {
        onSuccess: ({ id }) => {
          notify({ kind: "success", message: t("ask.done") });
          void navigate({ search: { envio: id }, ignoreBlocker: true });
        },
      },
    );
  };
  return (
    <>
      <UnsavedGuard isUnsaved={draft !== emptyDraft && !ask.isSuccess} />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ContentFields draft={draft} missing={missing} onChange={change} />
        <AudienceFields
          draft={draft}
          error={missing.includes("audience") ? t("ask.needsAudience") : undefined}
          reachText={(total) => t("ask.reach", { count: total, total })}
          onChange={change}
        />
        <OptionFields draft={draft} onChange={change} />
        {ask.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(ask.error)}
          </Alert>
        )}
        <p className={classes.muted}>{t("ask.effect")}</p>
        {ask.isPending && <Progress value={100 * share} aria-label={t("ask.send")} />}
        <Button
          type="submit"
          className={classes.send ?? ""}
          loading={ask.isPending}
          leftSection={<IconSend size={18} aria-hidden />}
        >
          {t("ask.send")}
        </Button>
      </form>
    </>
  );
}
