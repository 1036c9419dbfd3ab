import "@mantine/spotlight/styles.layer.css";

import { Spotlight, spotlight } from "@mantine/spotlight";
import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { useCommands } from "./use-commands.ts";

/** Finds pages and actions by name; open from ⌘ K or Ctrl K until closed. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("shell");
  const groups: SpotlightActionGroupData[] = useCommands().map(({ group, commands }) => ({
    group,
    actions: commands.map(({ id, label, icon: CommandIcon, run }) => ({
      id,
      label,
      leftSection: <CommandIcon size={20} stroke={1.6} aria-hidden />,
      onClick: run,
    })),
  }));
  useEffect(() => spotlight.open(), []);
  return (
    <Spotlight
      actions={groups}
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
        placeholder: t("palette.placeholder"),
        "aria-label": t("palette.label"),
      }}
    />
  );
}
