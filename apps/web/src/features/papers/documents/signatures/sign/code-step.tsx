import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { useCurrentUser } from "../../../../../lib/identity.ts";
import { notify } from "../../../../../ui/notify.ts";
import { CodeEntry } from "../../code/code-entry.tsx";
import { signingGapOf } from "../signatures.model.ts";
import type { Reading } from "../signatures.model.ts";
import { sendCodeMutation, signMutation } from "../signatures.queries.ts";

import classes from "./sign.module.css";

type CodeStepProps = { document: SignatureDetail; reading: Reading };

/** The code by mail and the signature of the bytes that this page has shown. */
export function CodeStep({ document, reading }: CodeStepProps) {
  const { t } = useTranslation("signatures");
  const { sesion } = useCurrentUser();
  const sending = useMutation(sendCodeMutation);
  const signing = useMutation(signMutation);
  const { id, titulo, can } = document;
  const gap = signingGapOf(reading, document.hash);
  if (gap !== null) {
    return (
      <p className={classes.text} role="status">
        {t(`gap.${gap}`, { count: 0 })}
      </p>
    );
  }
  if (!can.pedir_codigo && !sesion.suplantada) {
    return <p className={classes.text}>{t("sign.not_now")}</p>;
  }
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{t("sign.declare", { title: titulo })}</p>
      <CodeEntry
        email={document.email}
        code={document.codigo}
        action={t("sign.action")}
        sending={sending}
        signing={signing}
        onSend={() => sending.mutate(id)}
        onSign={(code) => {
          if (reading.hash === null) return;
          const wanted = { id, code, hash: reading.hash };
          signing.mutate(wanted, {
            onSuccess: () => notify({ kind: "success", message: t("sign.done") }),
          });
        }}
      />
    </div>
  );
}
