import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Town } from "@atrio/contract/people/districts";

import { codeToLookUp } from "./address.model.ts";
import type { AddressFieldsProps } from "./address.model.ts";
import { postalCodeQuery, townsQuery } from "./address.queries.ts";
import { ChoiceField } from "./choice-field.tsx";

/** Towns of the chosen province; those with the postal code come first. */
export function TownField({ draft, profile, errorOf, disabled, onChange }: AddressFieldsProps) {
  const { t } = useTranslation("profile");
  const provinceId = Number(draft.provincia_id);
  const hasProvince = draft.provincia_id !== "";
  const code = codeToLookUp(draft);
  const towns = useQuery({ ...townsQuery(provinceId), enabled: hasProvince });
  const found = useQuery({ ...postalCodeQuery(code ?? ""), enabled: code !== null }).data;
  const ofCode = found?.provincia.id === provinceId ? found.poblaciones : [];
  const choices =
    towns.data && (ofCode.length === 0 ? towns.data.map(choiceOf) : grouped(towns.data));

  const isSaved = draft.poblacion_id === String(profile.poblacion_id);
  const named = ofCode.find(({ id }) => String(id) === draft.poblacion_id);
  const known = named?.nombre ?? (isSaved ? profile.poblacion : null);

  function grouped(all: readonly Town[]) {
    const first = new Set(ofCode.map(({ id }) => id));
    const others = all.filter(({ id }) => !first.has(id));
    return [
      { group: t("contact.towns_of_code", { code: code ?? "" }), items: ofCode.map(choiceOf) },
      { group: t("contact.towns_other"), items: others.map(choiceOf) },
    ].filter(({ items }) => items.length > 0);
  }

  return (
    <ChoiceField
      label={t("contact.town")}
      list={towns}
      choices={choices}
      value={draft.poblacion_id}
      known={known}
      placeholder={hasProvince ? t("contact.choose") : t("contact.town_first")}
      disabled={disabled || !hasProvince}
      error={errorOf("poblacion_id")}
      onChange={(id) => onChange("poblacion_id", id)}
    />
  );
}

function choiceOf({ id, nombre }: Town) {
  return { value: String(id), label: nombre };
}
