import "@mantine/spotlight/styles.layer.css";

import { Spotlight, spotlight } from "@mantine/spotlight";
import type { SpotlightActionGroupData, SpotlightFilterFunction } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { plainText } from "../../lib/plain-text.ts";

import type { CommandGroup } from "./use-commands.ts";

type PaletteProps = {
  groups: readonly CommandGroup[];
  placeholder: string;
  /** Tells what is typed, where the server is asked too. */
  onType?: (text: string) => void;
  onClose: () => void;
};

/** Keeps the commands whose label has the typed words, and those that the server has found. */
function filterOf(groups: readonly CommandGroup[]): SpotlightFilterFunction {
  const found = new Set(groups.filter(({ isFound }) => isFound === true).map(({ group }) => group));
  const onlyTyped = new Set(
    groups.filter(({ isTyped }) => isTyped === true).map(({ group }) => group),
  );
  return (typed, all) => {
    const words = plainText(typed);
    return all.flatMap((item) => {
      if (!("actions" in item)) return [];
      if (found.has(item.group)) return words === "" ? [] : [item];
      if (onlyTyped.has(item.group) && words.length < 2) return [];
      const actions = item.actions.filter(({ label = "" }) => plainText(label).includes(words));
      return actions.length === 0 ? [] : [{ ...item, actions }];
    });
  };
}

/** Field and list of the command palette; open until closed. */
export function Palette({ groups, placeholder, onType, onClose }: PaletteProps) {
  const { t } = useTranslation("shell");
  const actions: SpotlightActionGroupData[] = groups.map(({ group, commands }) => ({
    group,
    actions: commands.map(({ id, label, description, icon: CommandIcon, run }) => ({
      id,
      label,
      ...(description !== undefined && { description }),
      leftSection: <CommandIcon size={20} stroke={1.6} aria-hidden />,
      onClick: run,
    })),
  }));
  useEffect(() => spotlight.open(), []);
  return (
    <Spotlight
      actions={actions}
      filter={filterOf(groups)}
      {...(onType !== undefined && { onQueryChange: onType })}
      onSpotlightClose={onClose}
      shortcut={null}
      nothingFound={t("palette.nothing")}
      scrollable
      maxHeight={420}
      radius="lg"
      styles={{ content: { background: "var(--atrio-surface)" } }}
      attributes={{ content: { "aria-label": t("palette.label") } }}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
        placeholder,
        "aria-label": t("palette.label"),
      }}
    />
  );
}
