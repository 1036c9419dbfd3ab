import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { Palette } from "./palette.tsx";
import { useCommands } from "./use-commands.ts";
import { useMode } from "./use-menu.ts";
import { useOfficeFinds } from "./use-office-finds.ts";

type CommandPaletteProps = { onClose: () => void };

/** Finds pages and actions by name, in the office people and settings too; open until closed. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  if (useMode() !== "office") return <PortalPalette onClose={onClose} />;
  return (
    <Suspense>
      <OfficePalette onClose={onClose} />
    </Suspense>
  );
}

function PortalPalette({ onClose }: CommandPaletteProps) {
  const { t } = useTranslation("shell");
  return (
    <Palette groups={useCommands()} placeholder={t("palette.placeholder")} onClose={onClose} />
  );
}

function OfficePalette({ onClose }: CommandPaletteProps) {
  const { t } = useTranslation("shell");
  const [typed, setTyped] = useState("");
  const groups = [...useOfficeFinds(typed), ...useCommands()];
  return (
    <Palette
      groups={groups}
      placeholder={t("palette.officePlaceholder")}
      onType={setTyped}
      onClose={onClose}
    />
  );
}
