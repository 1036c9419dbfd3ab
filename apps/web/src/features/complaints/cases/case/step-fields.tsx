import { Radio, Select, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";
import { complaintOutcomes } from "@atrio/contract/complaints/states";

import { dayIn } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import type { MailboxState } from "../mailbox.queries.ts";

import type { StepName } from "./case.model.ts";
import type { Choices, StepField } from "./step.model.ts";

type StepFieldsProps = {
  step: StepName;
  one: ComplaintCase;
  mailbox: MailboxState;
  choices: Choices;
  problems: ReadonlySet<StepField>;
  /** The server's text for the day of a meeting. */
  dateError: string | undefined;
  onChange: (choices: Choices) => void;
};

/** Fields of a step beside its text: handler in charge, day of the meeting, outcome. */
export function StepFields(props: StepFieldsProps) {
  const { step, one, mailbox, choices, problems, dateError, onChange } = props;
  const { t } = useTranslation(["complaint-cases", "complaint-terms"]);
  const { zona_horaria } = useCurrentUser();
  const unchosen = t("complaint-cases:step.choose");
  if (step === "asignar") {
    // A handler whom the reporter excluded is not offered: that key does not open the case.
    const readers = mailbox.gestores.filter(({ id }) => one.lectores.includes(id));
    return (
      <Select
        data-autofocus
        label={t("complaint-cases:step.asignar.label")}
        placeholder={unchosen}
        data={readers.map(({ id, nombre_completo }) => ({ value: id, label: nombre_completo }))}
        value={choices.gestor_id}
        error={problems.has("gestor_id") ? unchosen : null}
        onChange={(gestor_id) => onChange({ ...choices, gestor_id })}
      />
    );
  }
  if (step === "levantar_acta") {
    const wrong = problems.has("fecha") ? t("complaint-cases:step.date_wrong") : undefined;
    return (
      <DateField
        label={t("complaint-cases:step.levantar_acta.date")}
        min={one.fecha_creacion}
        max={dayIn(zona_horaria)}
        value={choices.fecha}
        error={wrong ?? dateError}
        onChange={(value) => onChange({ ...choices, fecha: value })}
      />
    );
  }
  if (step !== "concluir") return null;
  return (
    <Radio.Group
      label={t("complaint-cases:step.concluir.outcome")}
      value={choices.resultado}
      error={problems.has("resultado") ? unchosen : null}
      onChange={(resultado) => onChange({ ...choices, resultado })}
    >
      <Stack gap={8} mt={8}>
        {complaintOutcomes.map((outcome) => (
          <Radio key={outcome} value={outcome} label={t(`complaint-terms:outcome.${outcome}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
