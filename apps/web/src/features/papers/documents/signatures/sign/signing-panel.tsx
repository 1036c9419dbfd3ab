import { useTranslation } from "react-i18next";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { formatDateTime } from "../../../../../lib/format.ts";
import { useCurrentUser } from "../../../../../lib/identity.ts";
import { Card } from "../../../../../ui/card.tsx";
import { stepOf } from "../signatures.model.ts";
import type { Reading } from "../signatures.model.ts";

import { CodeStep } from "./code-step.tsx";
import { CopyStep } from "./copy-step.tsx";
import { ReadStep } from "./read-step.tsx";
import { Reject } from "./reject.tsx";
import classes from "./sign.module.css";
import { StepItem } from "./step-item.tsx";

type SigningPanelProps = { document: SignatureDetail; reading: Reading };

/** The three steps to a signed copy, one open at a time; or why there is nothing more to do. */
export function SigningPanel({ document, reading }: SigningPanelProps) {
  const { t } = useTranslation("signatures");
  const { zona_horaria, sesion } = useCurrentUser();
  const step = stepOf(document);
  if (step === null) return <Closed document={document} />;
  const moment = (instant: string | null) =>
    instant === null ? null : formatDateTime(instant, zona_horaria);
  return (
    <Card title={t(step === "copy" ? "panel.signed" : "panel.title")}>
      <ol className={classes.steps}>
        <StepItem
          number={1}
          title={t("step.read")}
          done={moment(document.fecha_lectura)}
          isCurrent={step === "read"}
        >
          <ReadStep document={document} reading={reading} />
        </StepItem>
        <StepItem
          number={2}
          title={t("step.sign")}
          done={moment(document.fecha_firma)}
          isCurrent={step === "sign"}
        >
          <CodeStep document={document} reading={reading} />
        </StepItem>
        <StepItem number={3} title={t("step.copy")} done={null} isCurrent={step === "copy"}>
          <CopyStep document={document} />
        </StepItem>
      </ol>
      {document.can.rechazar && !sesion.suplantada && <Reject document={document} />}
    </Card>
  );
}

/** Why nobody signs this document any more. */
function Closed({ document }: { document: SignatureDetail }) {
  const { t } = useTranslation("signatures");
  const { zona_horaria } = useCurrentUser();
  const { estado, fecha_rechazo, motivo_rechazo } = document;
  if (estado === "pendiente" || estado === "firmado") return null;
  return (
    <Card title={t(`closed.${estado}`)}>
      <p className={classes.text}>{t(`closed.${estado}_text`)}</p>
      {fecha_rechazo !== null && (
        <p className={classes.text}>
          {t("row.rejected", { when: formatDateTime(fecha_rechazo, zona_horaria) })}
        </p>
      )}
      {motivo_rechazo !== null && (
        <blockquote className={classes.reason}>{motivo_rechazo}</blockquote>
      )}
    </Card>
  );
}
