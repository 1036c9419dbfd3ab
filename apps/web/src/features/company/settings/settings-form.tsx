import { Alert, Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { AllSettings } from "@atrio/contract/company/settings";

import { ApiError, messageOf } from "../../../lib/errors.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";

import { LogoField } from "./logo-field.tsx";
import { SettingField } from "./setting-field.tsx";
import { isQuietRight, sections, withChange, wrongNumbers } from "./settings.model.ts";
import type { Changes, SettingName } from "./settings.model.ts";
import classes from "./settings.module.css";
import { changeMutation } from "./settings.queries.ts";

type SettingsFormProps = { saved: AllSettings; canChange: boolean };

/** All settings by section; what changed is saved together, and nothing else is sent. */
export function SettingsForm({ saved, canChange }: SettingsFormProps) {
  const { t } = useTranslation("company-settings");
  const [changes, setChanges] = useState<Changes>({});
  const [tried, setTried] = useState(false);
  const save = useMutation(changeMutation);
  const total = Object.keys(changes).length;
  const wrongHours = isQuietRight(changes.silencio) ? [] : (["silencio"] as const);
  const wrong = [...wrongNumbers(changes), ...wrongHours];
  const errorOf = (name: SettingName): string | undefined => {
    if (tried && wrong.some((one) => one === name)) {
      return t(name === "silencio" ? "quiet.wrong" : "number");
    }
    return save.error instanceof ApiError && name in changes
      ? save.error.fields[name]?.join("\n")
      : undefined;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (total === 0 || wrong.length > 0 || save.isPending) return;
    save.mutate(changes, {
      onSuccess: () => {
        setChanges({});
        setTried(false);
        notify({ kind: "success", message: t("saved") });
      },
    });
  };
  const discard = () => {
    setChanges({});
    setTried(false);
    save.reset();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <UnsavedGuard isUnsaved={total > 0} />
      {sections.map(({ name, fields }) => (
        <Card key={name} title={t(`section.${name}`)}>
          <div className={classes.fields}>
            {fields.map((field) => (
              <div key={field.name} id={field.name} className={classes.field}>
                <SettingField
                  field={field}
                  values={{ ...saved, ...changes }}
                  isReadOnly={!canChange}
                  error={errorOf(field.name)}
                  onChange={(change) => setChanges(withChange(changes, saved, change))}
                />
              </div>
            ))}
            {name === "identity" && (
              <LogoField settings={{ ...saved, ...changes }} canChange={canChange} />
            )}
          </div>
        </Card>
      ))}
      {total > 0 && (
        <div className={classes.bar}>
          {(save.error !== null || (tried && wrong.length > 0)) && (
            <Alert color="red" role="alert" className={classes.alert}>
              {save.error === null ? t("wrong") : messageOf(save.error)}
            </Alert>
          )}
          <span aria-live="polite">{t("changed", { count: total, total })}</span>
          <Button variant="default" onClick={discard}>
            {t("discard")}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t("save")}
          </Button>
        </div>
      )}
    </form>
  );
}
