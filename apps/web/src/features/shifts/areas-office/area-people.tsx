import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { PeopleField } from "../../../ui/people-field.tsx";
import type { PickedPerson } from "../../../ui/person-search.tsx";

import { areaPeopleQuery } from "./areas-office.queries.ts";

type AreaPeopleProps = {
  kind: "managers" | "people";
  value: readonly PickedPerson[];
  onChange: (people: readonly PickedPerson[]) => void;
};

/** Managers or people of a work area, found on the server. */
export function AreaPeople({ kind, value, onChange }: AreaPeopleProps) {
  const { t } = useTranslation("areas-office");
  const [text, setText] = useState("");
  const found = useQuery(areaPeopleQuery(text, kind === "managers"));
  return (
    <PeopleField
      label={t(`${kind}.title`)}
      texts={{
        add: t(`${kind}.add`),
        placeholder: t("personHint"),
        nobody: t(`${kind}.nobody`),
        find: t("find"),
        count: t("chosen", { count: value.length }),
        remove: (name) => t("remove", { name }),
        more: (count) => t("more", { count }),
      }}
      value={value}
      found={found.data}
      failure={found.error}
      onText={setText}
      onChange={onChange}
    />
  );
}
