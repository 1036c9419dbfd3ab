import { Alert, Button, Modal, Select } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { languages } from "@atrio/contract/common";
import type { Certificate, CertificateKind } from "@atrio/contract/papers/certificates";

import { messageOf } from "../../../../lib/errors.ts";
import { formatList, formatMonthInText } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { currentLanguage } from "../../../../lib/language.ts";
import { randomKey } from "../../../../lib/random.ts";

import classes from "./certificates.module.css";
import { requestMutation } from "./certificates.queries.ts";

type AskDialogProps = {
  kind: CertificateKind;
  /** Years there is something to certify of; null: about no year. */
  years: readonly number[] | null;
  /** Months whose pay is known by its PDF alone: a certificate of income lacks them. */
  missing: ReadonlyArray<{ anyo: number; mes: number }>;
  onClose: () => void;
  onMade: (certificate: Certificate) => void;
};

/** The year and the language of a certificate, and the button that makes it. */
export function AskDialog({ kind, years, missing, onClose, onMade }: AskDialogProps) {
  const { t } = useTranslation(["certificates", "common"]);
  const { id: workerId } = useCurrentUser();
  const newestFirst = years?.toSorted((one, other) => other - one) ?? [];
  const [year, setYear] = useState<number | null>(newestFirst[0] ?? null);
  const [language, setLanguage] = useState(currentLanguage);
  const [key, setKey] = useState(randomKey);
  const make = useMutation(requestMutation);
  const months = missing
    .filter((one) => one.anyo === year)
    .map(({ anyo, mes }) => formatMonthInText(anyo, mes));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (make.isPending) return;
    make.mutate({ workerId, kind, year, language, key }, { onSuccess: onMade });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`kind.${kind}`)}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
    >
      <form className={classes.form} onSubmit={submit}>
        <p className={classes.text}>{t(`says.${kind}`)}</p>
        {years !== null && (
          <Select
            label={t("ask.year")}
            data={newestFirst.map(String)}
            value={year === null ? null : String(year)}
            onChange={(chosen) => {
              setYear(Number(chosen));
              // New content needs a new idempotency key.
              setKey(randomKey());
            }}
          />
        )}
        {months.length > 0 && (
          <Alert color="yellow">{t("ask.missing", { months: formatList(months) })}</Alert>
        )}
        <Select
          label={t("ask.language")}
          description={t("ask.language_hint")}
          data={languages.map((one) => ({ value: one, label: t(`language.${one}`) }))}
          value={language}
          onChange={(chosen) => {
            setLanguage(languages.find((one) => one === chosen) ?? language);
            setKey(randomKey());
          }}
        />
        {make.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(make.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" loading={make.isPending}>
            {t("ask.action")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
