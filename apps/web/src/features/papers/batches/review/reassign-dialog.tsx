import { Radio } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { SheetCandidate, SheetCheck } from "@atrio/contract/papers/payslip-review";

import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { PersonCell } from "../../../../ui/person-cell.tsx";
import { BlockSkeleton } from "../../../../ui/state.tsx";

import classes from "./check.module.css";

type ReassignDialogProps = {
  title: string;
  check: SheetCheck | undefined;
  pending: boolean;
  error: unknown;
  onGive: (workerId: number) => void;
  onClose: () => void;
};

const isEligible = ({ nombre, nif }: SheetCandidate): boolean => nombre && nif;

/** People with name or NIF on a sheet; those with both can get it. */
export function ReassignDialog(props: ReassignDialogProps) {
  const { title, check, pending, error, onGive, onClose } = props;
  const { t } = useTranslation("payslip-batches");
  const candidates = check?.candidatos ?? [];
  const eligible = candidates.filter(isEligible);
  const [chosen, setChosen] = useState<number | null>(null);
  const worker = chosen ?? eligible[0]?.trabajador.id ?? null;
  return (
    <FormDialog
      title={title}
      submit={eligible.length > 0 ? t("reassigning.send") : null}
      pending={pending}
      error={error}
      onSubmit={() => worker !== null && onGive(worker)}
      onClose={onClose}
    >
      {check === undefined && <BlockSkeleton height={120} />}
      {check !== undefined && (
        <p>{t(candidates.length === 0 ? "reassigning.none" : "reassigning.text")}</p>
      )}
      {candidates.length > 0 && (
        <Radio.Group
          aria-label={t("reassigning.choose")}
          value={String(worker ?? "")}
          onChange={(value) => setChosen(Number(value))}
        >
          <div className={classes.candidates}>
            {candidates.map((candidate) => (
              <Candidate key={candidate.trabajador.id} candidate={candidate} />
            ))}
          </div>
        </Radio.Group>
      )}
    </FormDialog>
  );
}

function Candidate({ candidate }: { candidate: SheetCandidate }) {
  const { t } = useTranslation("payslip-batches");
  const { trabajador, puesto, centro_trabajo, nombre, nif } = candidate;
  const note = [puesto, centro_trabajo].filter((one) => one !== null).join(" · ");
  return (
    <Radio
      value={String(trabajador.id)}
      disabled={!isEligible(candidate)}
      label={
        <span className={classes.candidate}>
          <PersonCell person={trabajador} {...(note !== "" && { note })} />
          <span className={classes.ticks}>
            <Tick isThere={nombre}>{t("reassigning.hasName")}</Tick>
            <Tick isThere={nif}>{t("reassigning.hasNif")}</Tick>
          </span>
        </span>
      }
    />
  );
}

function Tick({ isThere, children }: { isThere: boolean; children: string }) {
  const { t } = useTranslation("payslip-batches");
  const Icon = isThere ? IconCheck : IconX;
  return (
    <span data-outcome={isThere ? "bien" : "mal"}>
      <Icon size={16} aria-hidden />
      {children}
      <span className={classes.hidden}>: {t(`review.outcome.${isThere ? "bien" : "mal"}`)}</span>
    </span>
  );
}
