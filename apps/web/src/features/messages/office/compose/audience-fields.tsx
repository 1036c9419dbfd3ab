import { MultiSelect, SegmentedControl } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { audiences } from "@atrio/contract/messages/company-messages";
import type { MessageAudience } from "@atrio/contract/messages/company-messages";

import { messageOf } from "../../../../lib/errors.ts";
import classes from "../messages-office.module.css";
import { groupsQuery, recipientsQuery } from "../messages-office.queries.ts";

import { reachOf } from "./compose.model.ts";
import type { MessageDraft, Recipient } from "./compose.model.ts";

type AudienceFieldsProps = {
  draft: MessageDraft;
  error: string | undefined;
  onChange: (part: Partial<MessageDraft>) => void;
};

/** Whom a message is for, and how many people that is. */
export function AudienceFields({ draft, error, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation("messages-office");
  const groups = useQuery(groupsQuery);
  const reach = reachOf(draft, groups.data);
  const { destinatarios } = draft;
  return (
    <div className={classes.form}>
      <SegmentedControl<MessageAudience>
        className={classes.audiences}
        aria-label={t("compose.audience")}
        value={destinatarios}
        onChange={(value) => onChange({ destinatarios: value })}
        data={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
      />
      {destinatarios === "centros" && (
        <MultiSelect
          label={t("compose.centres")}
          required
          searchable
          value={draft.centros.map(String)}
          error={error}
          onChange={(values) => onChange({ centros: values.map(Number) })}
          data={(groups.data?.centros ?? []).map(({ id, nombre, total }) => ({
            value: String(id),
            label: t("compose.counted", { name: nombre, total }),
          }))}
        />
      )}
      {destinatarios === "departamentos" && (
        <MultiSelect
          label={t("compose.departments")}
          required
          searchable
          value={[...draft.departamentos]}
          error={error}
          onChange={(departamentos) => onChange({ departamentos })}
          data={(groups.data?.departamentos ?? []).map(({ nombre, total }) => ({
            value: nombre,
            label: t("compose.counted", { name: nombre, total }),
          }))}
        />
      )}
      {destinatarios === "trabajadores" && (
        <RecipientsField
          value={draft.personas}
          error={error}
          onChange={(personas) => onChange({ personas })}
        />
      )}
      {groups.error !== null && <p role="alert">{messageOf(groups.error)}</p>}
      {reach !== null && reach > 0 && (
        <p className={classes.muted} aria-live="polite">
          {t("compose.reach", { count: reach, total: reach })}
        </p>
      )}
    </div>
  );
}

type RecipientsFieldProps = {
  value: readonly Recipient[];
  error: string | undefined;
  onChange: (people: readonly Recipient[]) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 250;

function RecipientsField({ value, error, onChange }: RecipientsFieldProps) {
  const { t } = useTranslation("messages-office");
  const [typed, setTyped] = useState("");
  const [texto] = useDebouncedValue(typed.trim(), pauseMs);
  const found = useQuery(recipientsQuery(texto));
  const others = (found.data ?? []).filter((one) => !value.some(({ id }) => id === one.id));
  const people: Recipient[] = [...value, ...others];
  return (
    <MultiSelect
      label={t("compose.people")}
      description={t("compose.peopleHint")}
      required
      searchable
      hidePickedOptions
      nothingFoundMessage={t("compose.nobodyFound")}
      // The server has found them: their names need not hold the typed text.
      filter={({ options }) => options}
      data={people.map((one) => ({ value: String(one.id), label: one.nombre_completo }))}
      value={value.map(({ id }) => String(id))}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(ids) => onChange(people.filter(({ id }) => ids.includes(String(id))))}
      error={found.error === null ? error : messageOf(found.error)}
    />
  );
}
