import { Select } from "@mantine/core";
import { IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { TeamMember } from "@atrio/contract/time/team";

import { matches } from "../../../../lib/plain-text.ts";

import classes from "./sheets-view.module.css";

/** More would not be read: the rest is found by typing. */
const shownAtOnce = 100;

type PersonPickerProps = {
  members: readonly TeamMember[];
  value: number | null;
  onChange: (id: number) => void;
};

/** Chooses one of the people supervised today, by name. */
export function PersonPicker({ members, value, onChange }: PersonPickerProps) {
  const { t } = useTranslation("team-time");
  return (
    <Select
      className={classes.picker}
      label={t("sheets.person")}
      placeholder={t("sheets.choose")}
      leftSection={<IconUser size={18} aria-hidden />}
      searchable
      limit={shownAtOnce}
      nothingFoundMessage={t("sheets.nobody")}
      data={members.map(({ id, nombre_completo }) => ({
        value: String(id),
        label: nombre_completo,
      }))}
      filter={({ options, search, limit }) =>
        options
          .filter((option) => "label" in option && matches(option.label, search))
          .slice(0, limit)
      }
      value={value === null ? null : String(value)}
      onChange={(id) => {
        if (id !== null) onChange(Number(id));
      }}
    />
  );
}
