import { Radio } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Incidence } from "@atrio/contract/time/hours-bank";

import { formatBalance } from "../../../lib/format.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { compensationKey } from "../hours-bank/hours-bank.model.ts";
import { incidenceName } from "../hours-bank/team-incidence.tsx";

import classes from "./inbox.module.css";
import { transferMutation } from "./inbox.queries.ts";

type TransferDialogProps = { incidences: readonly Incidence[]; onClose: () => void };

const places = ["nomina", "anyo_siguiente"] as const;
type Place = (typeof places)[number];

/** Hands approved hours to payroll or to the next year, after saying what will happen. */
export function TransferDialog({ incidences, onClose }: TransferDialogProps) {
  const { t } = useTranslation("office-inbox");
  const [to, setTo] = useState<Place>("nomina");
  const move = useMutation(transferMutation);
  // Hours that their worker wants paid go to payroll only.
  const isBag = incidences.every((one) => compensationKey(one.pe_compensacion_id) === "bag");
  const submit = () =>
    move.mutate(
      { ids: incidences.map(({ id }) => id), to },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("incidences.moved") });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t("incidences.moveTitle", { count: incidences.length })}
      submit={t("incidences.move")}
      pending={move.isPending}
      error={move.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className={classes.names}>
        {incidences.map((incidence) => (
          <li key={incidence.id}>
            {incidenceName(incidence)} · {formatBalance(incidence.minutos)}
          </li>
        ))}
      </ul>
      <Radio.Group
        label={t("incidences.to")}
        value={to}
        onChange={(value) => setTo(places.find((place) => place === value) ?? "nomina")}
      >
        <div className={classes.choices}>
          {places.map((place) => (
            <Radio
              key={place}
              value={place}
              label={t(`incidences.place.${place}`)}
              description={t(`incidences.placeText.${place}`)}
              disabled={place === "anyo_siguiente" && !isBag}
            />
          ))}
        </div>
      </Radio.Group>
      <p className={classes.muted}>{t("incidences.moveText")}</p>
    </FormDialog>
  );
}
