import { Button } from "@mantine/core";
import { IconAlertTriangle, IconBulb, IconCheck, IconHelp, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { PayslipBatch } from "@atrio/contract/papers/payslip-batches";
import type { SheetCheck, SheetExplanation } from "@atrio/contract/papers/payslip-review";

import { messageOf } from "../../../../lib/errors.ts";
import { formatDate } from "../../../../lib/format.ts";
import { notify } from "../../../../ui/notify.ts";
import { PersonCell } from "../../../../ui/person-cell.tsx";
import { isWaiting } from "../batches.model.ts";
import { confirmableReasons, confirmMutation } from "../batches.queries.ts";
import type { ConfirmableReason } from "../batches.queries.ts";

import classes from "./check.module.css";
import { FiguresTable } from "./figures-table.tsx";

type CheckFactsProps = { batch: PayslipBatch; check: SheetCheck };

/** Whose a sheet is, why it is doubtful, this month against last, and whether it adds up. */
export function CheckFacts({ batch, check }: CheckFactsProps) {
  const { t } = useTranslation("payslip-batches");
  return (
    <>
      <Owner check={check} />
      <Reasons batch={batch} check={check} />
      <FiguresTable batch={batch} check={check} />
      <p className={classes.rule}>{t("review.rule")}</p>
    </>
  );
}

const ticks = ["nombre", "nif", "mes", "totales"] as const;
const tickIcons = { bien: IconCheck, mal: IconX, sin_comprobar: IconHelp } as const;

function Owner({ check }: { check: SheetCheck }) {
  const { t } = useTranslation("payslip-batches");
  const { hoja, candidatos, comprobaciones } = check;
  const person = candidatos.find(({ trabajador }) => trabajador.id === hoja.trabajador?.id);
  const note = [person?.puesto, person?.centro_trabajo]
    .filter((one) => one !== null && one !== undefined)
    .join(" · ");
  return (
    <section className={classes.part}>
      {hoja.trabajador === null ? (
        <div>
          <b>{t("review.noPerson")}</b>
          <p className={classes.text}>{t("review.noPersonText")}</p>
        </div>
      ) : (
        <PersonCell person={hoja.trabajador} size={44} {...(note !== "" && { note })} />
      )}
      <ul className={classes.ticks}>
        {ticks.map((tick) => {
          const outcome = comprobaciones[tick];
          const Icon = tickIcons[outcome];
          return (
            <li key={tick} data-outcome={outcome}>
              <Icon size={18} aria-hidden />
              {t(`review.checks.${tick}`)}
              <span className={classes.hidden}>: {t(`review.outcome.${outcome}`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Reasons({ batch, check }: CheckFactsProps) {
  const { hoja, explicaciones } = check;
  if (hoja.motivos.length === 0 && explicaciones.length === 0) return null;
  return (
    <section className={classes.part}>
      {hoja.motivos.map(({ motivo, texto }) => (
        <div key={motivo} className={classes.reason}>
          <IconAlertTriangle size={18} aria-hidden />
          <div>
            <b>{texto}</b>
            {isWaiting(hoja) && <Confirm batch={batch} reason={motivo} />}
          </div>
        </div>
      ))}
      {explicaciones.map((one) => (
        <Explanation key={`${one.clase} ${one.desde}`} explanation={one} />
      ))}
    </section>
  );
}

/** Confirms a reason that is a matter of the layout for the whole batch. */
function Confirm({ batch, reason }: { batch: PayslipBatch; reason: string }) {
  const { t } = useTranslation("payslip-batches");
  const confirm = useMutation({
    ...confirmMutation,
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  const known: ConfirmableReason | undefined = confirmableReasons.find((one) => one === reason);
  if (known === undefined) return null;
  const send = () =>
    confirm.mutate(
      { batchId: batch.id, reason: known },
      { onSuccess: () => notify({ kind: "success", message: t("review.confirmed") }) },
    );
  return (
    <Button variant="default" size="sm" loading={confirm.isPending} onClick={send}>
      {t(`review.confirm.${known}`)}
    </Button>
  );
}

function Explanation({ explanation }: { explanation: SheetExplanation }) {
  const { t } = useTranslation("payslip-batches");
  const { clase, texto, decidida_por } = explanation;
  const values = { from: formatDate(explanation.desde), to: formatDate(explanation.hasta) };
  const words = {
    ausencia:
      decidida_por === null
        ? t("review.unpaidAlone", { ...values, what: texto })
        : t("review.unpaid", { ...values, what: texto, who: decidida_por }),
    incapacidad: t("review.sick", values),
    alta: t("review.hired", values),
    baja: t("review.left", values),
  };
  return (
    <p className={classes.hint}>
      <IconBulb size={18} aria-hidden />
      <span>{words[clase]}</span>
    </p>
  );
}
