import { Alert, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { SentCode } from "@atrio/contract/papers/signatures";

import { messageOf } from "../../../../lib/errors.ts";
import { formatTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";

import classes from "./code-entry.module.css";
import { useSecondsUntil } from "./use-seconds-until.ts";

type CodeEntryProps = {
  /** Recipient of the code, mostly masked. */
  email: string;
  /** The last code sent that can still be typed. */
  code: SentCode | null;
  /** Label of the signing button. */
  action: string;
  sending: { isPending: boolean; error: unknown };
  signing: { isPending: boolean; error: unknown; reset: () => void };
  onSend: () => void;
  onSign: (code: string) => void;
};

const digits = 6;

/** Form of a one-time code: sent by mail, six digits; typed digits outlive a failure. */
export function CodeEntry(props: CodeEntryProps) {
  const { email, code, action, sending, signing, onSend, onSign } = props;
  const { t } = useTranslation("signing-code");
  const { zona_horaria, sesion } = useCurrentUser();
  const [entry, setEntry] = useState({ typed: "", codeOf: "" });
  const [tried, setTried] = useState(false);
  const wait = useSecondsUntil(code?.otro_desde ?? null);
  const isExpired = useSecondsUntil(code?.caduca_en ?? null) === 0;
  if (sesion.suplantada) return <p className={classes.text}>{t("read_only")}</p>;
  // Digits of a code before are worth nothing: the field of the next one is empty.
  const typed = entry.codeOf === code?.enviado_en ? entry.typed : "";
  const plain = typed.replaceAll(/\D/g, "");
  const isWhole = plain.length === digits;
  const send = () => {
    // The former code's error does not concern the next one.
    signing.reset();
    setTried(false);
    onSend();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isWhole && !signing.isPending) onSign(plain);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.text}>{t("text", { email })}</p>
      <div>
        <Button
          variant={code === null ? "filled" : "default"}
          loading={sending.isPending}
          disabled={wait > 0}
          onClick={send}
        >
          {t(code === null ? "send" : "again")}
        </Button>
        {wait > 0 && <p className={classes.text}>{t("wait", { seconds: String(wait) })}</p>}
      </div>
      <Problem error={sending.error} />
      {code !== null && (
        <>
          <p className={classes.text} role="status">
            {isExpired
              ? t("expired")
              : `${t("sent", { time: formatTime(code.caduca_en, zona_horaria) })} ${t(
                  code.intentos_restantes === 1 ? "tries_one" : "tries_other",
                  { count: code.intentos_restantes },
                )}`}
          </p>
          <TextInput
            className={classes.code}
            label={t("code")}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            value={typed}
            error={tried && !isWhole ? t("form") : null}
            onChange={(event) =>
              setEntry({ typed: event.currentTarget.value, codeOf: code.enviado_en })
            }
          />
          <Problem error={signing.error} />
          <div>
            <Button type="submit" loading={signing.isPending}>
              {action}
            </Button>
          </div>
        </>
      )}
      {/* The last try takes the field away: why stays. */}
      {code === null && <Problem error={signing.error} />}
    </form>
  );
}

function Problem({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return (
    <Alert color="red" role="alert">
      {messageOf(error)}
    </Alert>
  );
}
