import { MultiSelect, SegmentedControl } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { paperAudiences } from "@atrio/contract/papers/audiences";
import type { PaperAudience } from "@atrio/contract/papers/audiences";

import { messageOf } from "../../../../lib/errors.ts";
import { finderQuery } from "../../../../lib/finder.ts";
import { reachOf } from "../signing.model.ts";
import type { AudienceDraft, Recipient } from "../signing.model.ts";
import classes from "../signing.module.css";
import { groupsQuery } from "../signing.queries.ts";

type AudienceFieldsProps = {
  draft: AudienceDraft;
  error: string | undefined;
  /** Text of how many people that is. */
  reachText: (total: number) => string;
  onChange: (part: Partial<AudienceDraft>) => void;
};

/** Whom a document is for, and how many people that is. */
export function AudienceFields({ draft, error, reachText, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation("signing-office");
  const groups = useQuery(groupsQuery);
  const reach = reachOf(draft, groups.data);
  const { destinatarios } = draft;
  return (
    <>
      <SegmentedControl<PaperAudience>
        className={classes.audiences}
        aria-label={t("ask.audience")}
        value={destinatarios}
        onChange={(value) => onChange({ destinatarios: value })}
        data={paperAudiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
      />
      {destinatarios === "centros" && (
        <MultiSelect
          label={t("ask.centres")}
          required
          searchable
          value={draft.centros.map(String)}
          error={error}
          onChange={(values) => onChange({ centros: values.map(Number) })}
          data={(groups.data?.centros ?? []).map(({ id, nombre, total }) => ({
            value: String(id),
            label: t("ask.counted", { name: nombre, total }),
          }))}
        />
      )}
      {destinatarios === "departamentos" && (
        <MultiSelect
          label={t("ask.departments")}
          required
          searchable
          value={[...draft.departamentos]}
          error={error}
          onChange={(departamentos) => onChange({ departamentos })}
          data={(groups.data?.departamentos ?? []).map(({ nombre, total }) => ({
            value: nombre,
            label: t("ask.counted", { name: nombre, total }),
          }))}
        />
      )}
      {destinatarios === "trabajadores" && (
        <PeopleField
          value={draft.personas}
          error={error}
          onChange={(personas) => onChange({ personas })}
        />
      )}
      {groups.error !== null && <p role="alert">{messageOf(groups.error)}</p>}
      {reach !== null && reach > 0 && (
        <p className={classes.muted} aria-live="polite">
          {reachText(reach)}
        </p>
      )}
    </>
  );
}

type PeopleFieldProps = {
  value: readonly Recipient[];
  error: string | undefined;
  onChange: (people: readonly Recipient[]) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 250;

function PeopleField({ value, error, onChange }: PeopleFieldProps) {
  const { t } = useTranslation("signing-office");
  const [typed, setTyped] = useState("");
  const [text] = useDebouncedValue(typed.trim(), pauseMs);
  const found = useQuery(finderQuery(text));
  const others = (found.data?.person ?? []).filter(
    ({ id, leftOn = null }) => leftOn === null && !value.some((one) => one.id === id),
  );
  const people: Recipient[] = [...value, ...others];
  return (
    <MultiSelect
      label={t("ask.people")}
      description={t("ask.peopleHint")}
      required
      searchable
      hidePickedOptions
      nothingFoundMessage={t("ask.nobodyFound")}
      // The server has found them: their names need not hold the typed text.
      filter={({ options }) => options}
      data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value.map(({ id }) => String(id))}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(ids) => onChange(people.filter(({ id }) => ids.includes(String(id))))}
      error={found.error === null ? error : messageOf(found.error)}
    />
  );
}
