import { useMantineColorScheme } from "@mantine/core";
import {
  IconBuilding,
  IconClockPlay,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCircle,
  IconUserStar,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { languages } from "@atrio/contract/languages";

import { useCurrentUser } from "../../lib/identity.ts";
import { useLanguageChoice } from "../../lib/language-switch.ts";
import { languageNames } from "../../lib/language.ts";
import { leavePortal } from "../guards.ts";

import type { Command, CommandGroup } from "./commands.model.ts";
import { isSupervising } from "./navigation.ts";
import { useErrands } from "./search/use-errands.ts";
import { useMenu, useMode } from "./use-menu.ts";
import { useSupervisorMode } from "./use-supervisor-mode.ts";

/** The page that the picture of the person leads to. */
const personalArea = {
  path: "/personalArea",
  label: "personalArea",
  icon: IconUserCircle,
} as const;

/** Current commands of the palette: pages of the menu, actions, languages. */
export function useCommands(): CommandGroup[] {
  const { t } = useTranslation("shell");
  return [
    { group: t("palette.actions"), commands: [...useErrands(), ...useActionCommands()] },
    { group: t("palette.pages"), commands: usePageCommands() },
    { group: t("palette.languages"), commands: useLanguageCommands() },
  ];
}

function usePageCommands(): Command[] {
  const { t } = useTranslation(["shell", "search"]);
  const navigate = useNavigate();
  const words: Readonly<Record<string, string>> = t("search:words", { returnObjects: true });
  return [...useMenu(), personalArea].map(({ path, label, icon }) => ({
    id: `page${path}`,
    label: t(`shell:page.${label}`),
    icon,
    keywords: words[label],
    run: () => void navigate({ to: path }),
  }));
}

function useActionCommands(): Command[] {
  const { t } = useTranslation("shell");
  const user = useCurrentUser();
  const navigate = useNavigate();
  const mode = useSupervisorMode();
  const { setColorScheme } = useMantineColorScheme();
  const clocks = useMenu().some(({ path }) => path === "/timeRegistration");
  const supervising = isSupervising(user);
  const inOffice = useMode() === "office";
  const commands: Array<Command & { shown: boolean }> = [
    {
      id: "clock",
      label: t("palette.clock"),
      icon: IconClockPlay,
      run: () => void navigate({ to: "/timeRegistration" }),
      shown: clocks,
    },
    {
      id: "mode",
      label: supervising ? t("palette.toWorker") : t("palette.toSupervisor"),
      icon: IconUserStar,
      run: () => mode.mutate(!supervising),
      shown: user.permiso_supervisor,
    },
    {
      id: "office",
      label: inOffice ? t("palette.toPortal") : t("palette.toOffice"),
      icon: IconBuilding,
      run: () => void navigate({ to: inOffice ? "/" : "/admin" }),
      shown: user.administrador,
    },
    {
      id: "light",
      label: t("palette.light"),
      icon: IconSun,
      run: () => setColorScheme("light"),
      shown: true,
    },
    {
      id: "dark",
      label: t("palette.dark"),
      icon: IconMoon,
      run: () => setColorScheme("dark"),
      shown: true,
    },
    {
      id: "logout",
      label: t("top.logout"),
      icon: IconLogout,
      run: () => void leavePortal(),
      shown: true,
    },
  ];
  return commands.filter(({ shown }) => shown);
}

function useLanguageCommands(): Command[] {
  const choose = useLanguageChoice();
  return languages.map((language) => ({
    id: `language-${language}`,
    label: languageNames[language],
    icon: IconLanguage,
    run: () => choose(language),
  }));
}
