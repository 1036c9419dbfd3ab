import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { addressLengths } from "@atrio/contract/people/address";

import { messageOf } from "../../../../lib/errors.ts";

import classes from "./address-fields.module.css";
import { codeToLookUp, isSpanish } from "./address.model.ts";
import type { AddressFieldsProps, ContactField } from "./address.model.ts";
import {
  countriesQuery,
  postalCodeQuery,
  provincesQuery,
  streetKindsQuery,
} from "./address.queries.ts";
import { ChoiceField } from "./choice-field.tsx";
import { TownField } from "./town-field.tsx";

/** A postal address: lists and look-ups in Spain, free text elsewhere. */
export function AddressFields(props: AddressFieldsProps) {
  const { draft, profile, errorOf, disabled, onChange } = props;
  const { t } = useTranslation("profile");
  const countries = useQuery(countriesQuery());
  const isInSpain = isSpanish(draft);
  return (
    <div className={classes.address}>
      <div className={classes.country}>
        <ChoiceField
          label={t("contact.country")}
          list={countries}
          choices={countries.data?.map(choiceOf)}
          value={draft.pais_id}
          known={draft.pais_id === String(profile.pais_id) ? profile.pais : null}
          clearable={false}
          disabled={disabled}
          error={errorOf("pais_id")}
          onChange={(id) => onChange("pais_id", id)}
        />
      </div>
      <div className={classes.third}>
        <CodeField {...props} />
      </div>
      {isInSpain ? (
        <SpanishPlace {...props} />
      ) : (
        <>
          <TextPart {...props} field="provincia_texto" label={t("contact.region")} />
          <TextPart {...props} field="poblacion_texto" label={t("contact.town")} />
        </>
      )}
      {isInSpain && (
        <div className={classes.third}>
          <StreetKind {...props} />
        </div>
      )}
      <div className={isInSpain ? classes.street : classes.whole}>
        <TextPart {...props} field="nombre_via" label={t("contact.street")} />
      </div>
      <div className={classes.numbers}>
        <TextPart {...props} field="numero_via" label={t("contact.number")} />
        <TextPart {...props} field="escalera" label={t("contact.staircase")} />
        <TextPart {...props} field="piso" label={t("contact.floor")} />
        <TextPart {...props} field="puerta" label={t("contact.door")} />
      </div>
    </div>
  );
}

function choiceOf({ id, nombre }: { id: number; nombre: string }) {
  return { value: String(id), label: nombre };
}

/** Autocomplete hints for browsers. */
const autoComplete: Partial<Record<ContactField, string>> = {
  codigo_postal: "postal-code",
  provincia_texto: "address-level1",
  poblacion_texto: "address-level2",
  nombre_via: "address-line1",
};

type TextPartProps = AddressFieldsProps & { field: keyof typeof addressLengths; label: string };

function TextPart({ draft, errorOf, disabled, onChange, field, label }: TextPartProps) {
  return (
    <TextInput
      label={label}
      value={draft[field]}
      maxLength={addressLengths[field]}
      autoComplete={autoComplete[field] ?? "off"}
      disabled={disabled}
      error={errorOf(field)}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
}

/** The postal code, which in Spain is looked up as soon as it is complete. */
function CodeField({ draft, errorOf, disabled, onChange }: AddressFieldsProps) {
  const { t } = useTranslation("profile");
  const code = codeToLookUp(draft);
  const { error } = useQuery({ ...postalCodeQuery(code ?? ""), enabled: code !== null });
  const isInSpain = isSpanish(draft);
  const unknown = code === null || error === null ? undefined : messageOf(error);
  return (
    <TextInput
      label={t("contact.code")}
      description={isInSpain ? t("contact.code_hint") : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      value={draft.codigo_postal}
      maxLength={addressLengths.codigo_postal}
      inputMode={isInSpain ? "numeric" : "text"}
      autoComplete={autoComplete.codigo_postal}
      disabled={disabled}
      error={errorOf("codigo_postal") ?? unknown}
      onChange={(event) => onChange("codigo_postal", event.currentTarget.value)}
    />
  );
}

function SpanishPlace(props: AddressFieldsProps) {
  const { draft, profile, errorOf, disabled, onChange } = props;
  const { t } = useTranslation("profile");
  const provinces = useQuery(provincesQuery);
  return (
    <>
      <ChoiceField
        label={t("contact.province")}
        list={provinces}
        choices={provinces.data?.map(choiceOf)}
        value={draft.provincia_id}
        known={draft.provincia_id === String(profile.provincia_id) ? profile.provincia : null}
        disabled={disabled}
        error={errorOf("provincia_id")}
        onChange={(id) => onChange("provincia_id", id)}
      />
      <TownField {...props} />
    </>
  );
}

function StreetKind({ draft, profile, errorOf, disabled, onChange }: AddressFieldsProps) {
  const { t } = useTranslation("profile");
  const kinds = useQuery(streetKindsQuery);
  return (
    <ChoiceField
      label={t("contact.kind")}
      list={kinds}
      choices={kinds.data?.map(choiceOf)}
      value={draft.tipo_via_id}
      known={draft.tipo_via_id === String(profile.tipo_via_id) ? profile.tipo_via : null}
      disabled={disabled}
      error={errorOf("tipo_via_id")}
      onChange={(id) => onChange("tipo_via_id", id)}
    />
  );
}
