import { Select } from "@mantine/core";
import { IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";

import { matches } from "../../../../lib/plain-text.ts";
import { useKindName } from "../../requests/use-kind-name.ts";
import { absenceKinds } from "../team.queries.ts";

/** More would not be read: the rest is found by typing. */
const shownAtOnce = 100;
const everything = "all";

type RequestFiltersProps = {
  kind: number | null;
  onKind: (kind: number | null) => void;
  /** Null where the list cannot be narrowed to a person. */
  people: readonly Person[] | null;
  personId: number | null;
  onPerson: (id: number | null) => void;
};

/** Narrows a list to one kind of request and to one person. */
export function RequestFilters({ kind, onKind, people, personId, onPerson }: RequestFiltersProps) {
  const { t } = useTranslation("team-absences");
  const nameOf = useKindName();
  const numberOf = (value: string | null) =>
    value === null || value === everything ? null : Number(value);
  return (
    <>
      <Select
        label={t("decide.kind")}
        data={[
          { value: everything, label: t("decide.all_kinds") },
          ...absenceKinds.map((id) => ({ value: String(id), label: nameOf(id) })),
        ]}
        value={kind === null ? everything : String(kind)}
        onChange={(value) => onKind(numberOf(value))}
      />
      {people !== null && (
        <Select
          label={t("calendar.person")}
          leftSection={<IconUser size={18} aria-hidden />}
          searchable
          limit={shownAtOnce}
          nothingFoundMessage={t("calendar.nobody")}
          data={[
            { value: everything, label: t("decide.all_people") },
            ...people.map(({ id, nombre_completo }) => ({
              value: String(id),
              label: nombre_completo,
            })),
          ]}
          filter={({ options, search, limit }) =>
            options
              .filter((option) => "label" in option && matches(option.label, search))
              .slice(0, limit)
          }
          value={personId === null ? everything : String(personId)}
          onChange={(value) => onPerson(numberOf(value))}
        />
      )}
    </>
  );
}
