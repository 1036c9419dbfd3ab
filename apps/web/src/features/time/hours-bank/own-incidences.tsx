import { Button, Radio, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Incidence } from "@atrio/contract/time/hours-bank";

import { messageOf } from "../../../lib/errors.ts";
import { formatBalance, formatDate, formatWeekday } from "../../../lib/format.ts";
import { notify } from "../../../ui/notify.ts";
import { Balance } from "../sheet/balance.tsx";

import classes from "./bank-view.module.css";
import { compensationKey, compensationKeys } from "./hours-bank.model.ts";
import { preferenceMutation } from "./hours-bank.queries.ts";
import { IncidenceBadge } from "./incidence-badge.tsx";

/** The worker's incidences of a year; the pending ones take remarks and a preference. */
export function OwnIncidences({ incidences }: { incidences: readonly Incidence[] }) {
  const { t } = useTranslation("hours-bank");
  return (
    <section className={classes.section} aria-label={t("incidences.title")}>
      <h3>{t("incidences.title")}</h3>
      {incidences.length === 0 && <p className={classes.muted}>{t("incidences.none")}</p>}
      <ul className={classes.list}>
        {incidences.map((incidence) => (
          <OwnIncidence key={incidence.id} incidence={incidence} />
        ))}
      </ul>
    </section>
  );
}

function OwnIncidence({ incidence }: { incidence: Incidence }) {
  const { t } = useTranslation("hours-bank");
  const [isEditing, setEditing] = useState(false);
  return (
    <li className={classes.incidence}>
      <div className={classes.row}>
        <span className={classes.day}>
          {`${formatWeekday(incidence.dia, "long")}, ${formatDate(incidence.dia)}`}
        </span>
        <Balance minutes={incidence.minutos} />
        <IncidenceBadge state={incidence.estado_id} />
        {incidence.can.editar && !isEditing && (
          <Button
            variant="default"
            size="sm"
            className={classes.push}
            aria-label={t("incidences.edit_of", { date: formatDate(incidence.dia) })}
            onClick={() => setEditing(true)}
          >
            {t("incidences.edit")}
          </Button>
        )}
      </div>
      <p className={classes.muted}>
        {t("incidences.difference", { minutes: formatBalance(incidence.minutos_diferencia) })}
        {" · "}
        {t(`compensation.${compensationKey(incidence.pe_compensacion_id)}`)}
        {incidence.validaciones.length > 0 &&
          ` · ${t("incidences.validated", { names: namesOf(incidence) })}`}
      </p>
      {incidence.observaciones !== null && !isEditing && <p>{incidence.observaciones}</p>}
      {incidence.respuesta !== null && (
        <p>
          <strong>{t("incidences.answer")}</strong> {incidence.respuesta}
        </p>
      )}
      {isEditing && <PreferenceForm incidence={incidence} onDone={() => setEditing(false)} />}
    </li>
  );
}

function namesOf(incidence: Incidence): string {
  return incidence.validaciones.map(({ supervisor }) => supervisor.nombre_completo).join(", ");
}

function PreferenceForm({ incidence, onDone }: { incidence: Incidence; onDone: () => void }) {
  const { t } = useTranslation("hours-bank");
  const [remarks, setRemarks] = useState(incidence.observaciones ?? "");
  const [compensation, setCompensation] = useState(String(incidence.pe_compensacion_id));
  const save = useMutation(preferenceMutation);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(
      { id: incidence.id, remarks: remarks.trim(), compensation: Number(compensation) },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("incidences.saved") });
          onDone();
        },
        onError: (error) => notify({ kind: "error", message: messageOf(error) }),
      },
    );
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <Radio.Group
        label={t("incidences.preference")}
        value={compensation}
        onChange={setCompensation}
      >
        <div className={classes.row}>
          {compensationKeys.map((key, index) => (
            <Radio key={key} size="md" value={String(index + 1)} label={t(`compensation.${key}`)} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={t("incidences.remarks")}
        description={t("incidences.remarks_hint")}
        maxLength={500}
        autosize
        minRows={2}
        value={remarks}
        onChange={(event) => setRemarks(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t("incidences.save")}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t("incidences.cancel")}
        </Button>
      </div>
    </form>
  );
}
