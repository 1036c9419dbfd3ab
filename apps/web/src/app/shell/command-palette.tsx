import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { CommandList } from "./command-list.tsx";
import { usePortalFinds } from "./search/use-portal-finds.tsx";
import { useCommands } from "./use-commands.ts";
import { useMode } from "./use-menu.ts";
import { useOfficeFinds } from "./use-office-finds.ts";

type CommandPaletteProps = { onClose: () => void };

/**
 * Finds pages, actions and what the person may open: colleagues and own papers in the portal, people and
 * settings in the office. Open until closed.
 */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const isOffice = useMode() === "office";
  return (
    <Suspense>
      {isOffice ? <OfficePalette onClose={onClose} /> : <PortalPalette onClose={onClose} />}
    </Suspense>
  );
}

function PortalPalette({ onClose }: CommandPaletteProps) {
  const { t } = useTranslation("search");
  const [typed, setTyped] = useState("");
  const { groups, isSearching } = usePortalFinds(typed);
  const [actions, ...others] = useCommands();
  return (
    <CommandList
      groups={[...(actions === undefined ? [] : [actions]), ...groups, ...others]}
      placeholder={t("placeholder")}
      onType={setTyped}
      isSearching={isSearching}
      onClose={onClose}
    />
  );
}

function OfficePalette({ onClose }: CommandPaletteProps) {
  const { t } = useTranslation("shell");
  const [typed, setTyped] = useState("");
  const groups = [...useOfficeFinds(typed), ...useCommands()];
  return (
    <CommandList
      groups={groups}
      placeholder={t("palette.officePlaceholder")}
      onType={setTyped}
      onClose={onClose}
    />
  );
}
