import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { PasswordField } from "../../../../ui/password-field.tsx";

import classes from "./keys.module.css";
import { isStrong, leastKinds, longest, measure, shortest } from "./passphrase.model.ts";

/** A new passphrase as it is typed, twice. */
export type TypedPassphrase = { phrase: string; repeated: string };

export const noPassphrase: TypedPassphrase = { phrase: "", repeated: "" };

/** True if a typed passphrase can be sent. */
export function isReady({ phrase, repeated }: TypedPassphrase): boolean {
  return isStrong(phrase) && phrase === repeated;
}

type NewPassphraseProps = {
  value: TypedPassphrase;
  /** True once somebody tried to send it. */
  isTried: boolean;
  /** The server's text for it. */
  error: string | undefined;
  onChange: (value: TypedPassphrase) => void;
};

/** Fields of a new passphrase, with its requirements as they are met (Rule COMPLAINTS-21). */
export function NewPassphrase({ value, isTried, error, onChange }: NewPassphraseProps) {
  const { t } = useTranslation("complaint-cases");
  const rulesId = useId();
  const { phrase, repeated } = value;
  const { length, kinds } = measure(phrase);
  const weak = isTried && !isStrong(phrase) ? t("phrase.weak") : undefined;
  const differs = isTried && phrase !== repeated ? t("phrase.different") : undefined;
  return (
    <>
      <div className={classes.rules} id={rulesId}>
        <p>{t("phrase.advice")}</p>
        <ul aria-label={t("phrase.rules")}>
          <Rule isMet={length >= shortest}>{t("phrase.length", { number: String(length) })}</Rule>
          <Rule isMet={kinds >= leastKinds}>{t("phrase.kinds", { number: String(kinds) })}</Rule>
        </ul>
      </div>
      <PasswordField
        label={t("phrase.new")}
        name="frase_nueva"
        autoComplete="off"
        maxLength={longest}
        describedBy={rulesId}
        value={phrase}
        error={weak ?? error}
        onChange={(next) => onChange({ ...value, phrase: next })}
      />
      <PasswordField
        label={t("phrase.repeat")}
        name="frase_repetida"
        autoComplete="off"
        maxLength={longest}
        value={repeated}
        error={differs}
        onChange={(next) => onChange({ ...value, repeated: next })}
      />
    </>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  const { t } = useTranslation("complaint-cases");
  const Mark = isMet ? IconCircleCheck : IconCircle;
  return (
    <li data-met={isMet}>
      <Mark size={18} aria-label={t(isMet ? "phrase.met" : "phrase.unmet")} role="img" />
      {children}
    </li>
  );
}
