import { Alert, Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Model145Answers } from "@atrio/contract/papers/model145";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { randomKey } from "../../../../lib/random.ts";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";

import { AscendantsStep } from "./ascendants-step.tsx";
import { ChildrenStep } from "./children-step.tsx";
import { FamilyStep } from "./family-step.tsx";
import { FormSteps } from "./form-steps.tsx";
import {
  answersOf,
  draftOf,
  firstIncomplete,
  missingOf,
  stepOfField,
  steps,
} from "./model145.model.ts";
import type { Draft, Step } from "./model145.model.ts";
import classes from "./model145.module.css";
import { writeMutation } from "./model145.queries.ts";
import { PaymentsStep } from "./payments-step.tsx";
import { SelfStep } from "./self-step.tsx";
import { Summary } from "./summary.tsx";

type FormProps = {
  workerId: number;
  known: Partial<Model145Answers>;
  onSaved: () => void;
  onCancel: () => void;
};

const fieldsOf = {
  self: SelfStep,
  family: FamilyStep,
  children: ChildrenStep,
  ascendants: AscendantsStep,
  payments: PaymentsStep,
} as const;

/** The guided form: a subject for each step, and a last look at everything. */
export function Model145Form({ workerId, known, onSaved, onCancel }: FormProps) {
  const { t } = useTranslation("model145");
  const [draft, setDraft] = useState<Draft>(() => draftOf(known));
  const [step, setStep] = useState<Step>(steps[0]);
  const [tried, setTried] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [key, setKey] = useState(randomKey);
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation(writeMutation);
  const missing = missingOf(draft, step);
  const refused = save.error instanceof ApiError ? save.error.fields : {};
  const position = steps.indexOf(step);

  const goTo = (next: Step) => {
    setStep(next);
    setTried(false);
  };
  const change = (changes: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setChanged(true);
    // New content needs a new idempotency key.
    setKey(randomKey());
    if (save.isError) save.reset();
  };
  const errorOf = (field: string): string | null => {
    const reason = tried ? missing.get(field) : undefined;
    if (reason !== undefined) return t(`missing.${reason}`);
    return [...(refused[`datos.${field}`] ?? []), ...(refused[field] ?? [])].join(" ") || null;
  };
  const showProblem = () =>
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-problem]")?.focus();
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (missing.size > 0) {
      setTried(true);
      showProblem();
    } else if (step !== "review") {
      goTo(steps[position + 1] ?? "review");
    } else {
      const incomplete = firstIncomplete(draft);
      if (incomplete !== "review") {
        goTo(incomplete);
        return;
      }
      save.mutate(
        { workerId, answers: answersOf(draft), key },
        {
          onSuccess: onSaved,
          onError: (error) => {
            const [field] = error instanceof ApiError ? Object.keys(error.fields) : [];
            const found = field === undefined ? undefined : stepOfField(field);
            if (found !== undefined) goTo(found);
            showProblem();
          },
        },
      );
    }
  };
  const Fields = step === "review" ? null : fieldsOf[step];

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <UnsavedGuard isUnsaved={isChanged} />
      <FormSteps key={step} step={step} />
      {Fields === null ? (
        <Summary answers={answersOf(draft)} onEdit={goTo} />
      ) : (
        <Fields draft={draft} errorOf={errorOf} onChange={change} />
      )}
      {tried && missing.size > 0 && (
        <p className={classes.problem} role="status">
          {t("missing.top")}
        </p>
      )}
      {save.error !== null && (
        <Alert color="red" role="alert" data-problem tabIndex={-1}>
          {messageOf(save.error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t("steps.cancel")}
        </Button>
        {position > 0 && (
          <Button variant="default" onClick={() => goTo(steps[position - 1] ?? "self")}>
            {t("steps.back")}
          </Button>
        )}
        <Button type="submit" loading={save.isPending}>
          {t(step === "review" ? "steps.save" : "steps.next")}
        </Button>
      </div>
    </form>
  );
}
