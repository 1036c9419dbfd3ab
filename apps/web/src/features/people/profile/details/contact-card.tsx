import { Alert, Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { PersonalProfile } from "@atrio/contract/people/workers";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import type { FieldErrors } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { AddressFields } from "../address/address-fields.tsx";
import { payloadOf, problemsOf } from "../address/address.model.ts";
import type { ContactField } from "../address/address.model.ts";
import { useContactDraft } from "../address/use-contact-draft.ts";
import { keepProfile } from "../profile.queries.ts";

import classes from "./details.module.css";
import { saveContactMutation } from "./details.queries.ts";

/** Phone and address, which the person keeps up; refused values stay as typed. */
export function ContactCard({ profile }: { profile: PersonalProfile }) {
  const { t } = useTranslation(["profile", "common"]);
  const { sesion } = useCurrentUser();
  const form = useRef<HTMLFormElement>(null);
  const { draft, saved, isDirty, change, reset } = useContactDraft(profile);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const save = useMutation(saveContactMutation(profile.id));
  const problems = problemsOf(draft);
  const errorOf = (field: ContactField) => {
    const problem = problems[field];
    if (isTried && problem !== undefined) return t(`profile:contact.${problem}`);
    return refused[field]?.join("\n") || undefined;
  };
  const begin = (from: PersonalProfile) => {
    reset(from);
    setRefused({});
    setTried(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) {
      focusFirstError(form.current);
      return;
    }
    if (!isDirty || save.isPending) return;
    save.mutate(payloadOf(draft, saved), {
      onSuccess: ({ data }) => {
        keepProfile(data);
        begin(data);
        notify({ kind: "success", message: t("profile:saved") });
      },
      onError: (error) => {
        setRefused(error instanceof ApiError ? error.fields : {});
        notify({ kind: "error", title: t("profile:failed"), message: messageOf(error) });
        focusFirstError(form.current);
      },
    });
  };
  const { suplantada } = sesion;
  const edit = (field: ContactField, value: string) => {
    // A refusal concerns the sent values.
    setRefused((before) => ({ ...before, [field]: [] }));
    change(field, value);
  };
  return (
    <Card title={t("profile:contact.title")}>
      <UnsavedGuard isUnsaved={isDirty && !suplantada} />
      <p className={classes.text}>{t("profile:contact.text")}</p>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          className={classes.phone}
          type="tel"
          label={t("profile:contact.phone")}
          description={t("profile:contact.phone_hint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="tel"
          maxLength={30}
          value={draft.telefono}
          disabled={suplantada}
          error={errorOf("telefono")}
          onChange={(event) => edit("telefono", event.currentTarget.value)}
        />
        <fieldset className={classes.group}>
          <legend>{t("profile:contact.address")}</legend>
          <AddressFields
            draft={draft}
            profile={profile}
            errorOf={errorOf}
            disabled={suplantada}
            onChange={edit}
          />
        </fieldset>
        {suplantada ? (
          <Alert color="blue">{t("profile:read_only")}</Alert>
        ) : (
          <div className={classes.buttons}>
            {isDirty && (
              <>
                <output className={classes.unsaved}>{t("profile:unsaved")}</output>
                <Button variant="default" disabled={save.isPending} onClick={() => begin(profile)}>
                  {t("profile:discard")}
                </Button>
              </>
            )}
            <Button type="submit" disabled={!isDirty} loading={save.isPending}>
              {t("common:action.save")}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

/** Focuses the first wrong field, once its error is shown. */
function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
