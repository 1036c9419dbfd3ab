import { useDebouncedValue } from "@mantine/hooks";
import { IconAdjustments, IconUser } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import { grantableColumns } from "@atrio/contract/people/directory-columns";

import { sections } from "../../features/company/settings/settings.model.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { peopleSearchQuery } from "../office/search.queries.ts";

import type { CommandGroup } from "./commands.model.ts";

/** Typing is over when nothing is typed for this long. */
const pauseMs = 200;

/** Page of a person in the office, for a role that reads it: the staff, else their requests in the inbox. */
function usePersonPage(): string | undefined {
  const user = useCurrentUser();
  const { routesByPath } = useRouter();
  const exists = (path: string) => Object.hasOwn(routesByPath, path);
  if (exists("/admin/people") && mayUseOffice(user, "personas", true)) return "/admin/people?";
  return mayUseOffice(user, "ausencias") ? "/admin/inbox?alcance=todas&" : undefined;
}

/** People and single settings of the office that typed words find. */
export function useOfficeFinds(typed: string): CommandGroup[] {
  const { t } = useTranslation(["shell", "company-settings"]);
  return [
    { group: t("shell:palette.people"), isFound: true, commands: usePeople(typed) },
    {
      group: t("shell:palette.settings"),
      isTyped: true,
      commands: [...useSettings(), ...useColumns()],
    },
  ];
}

function usePeople(typed: string): CommandGroup["commands"] {
  const navigate = useNavigate();
  const page = usePersonPage();
  const [text] = useDebouncedValue(typed.trim(), pauseMs);
  const found = useQuery(peopleSearchQuery(text)).data?.personas ?? [];
  if (page === undefined) return [];
  return found.map(({ id, nombre_completo, puesto, centro_trabajo }) => ({
    id: `person-${id}`,
    label: nombre_completo,
    description: [puesto, centro_trabajo].filter((part) => part !== null).join(" · "),
    icon: IconUser,
    run: () => void navigate({ href: `${page}texto=${encodeURIComponent(nombre_completo)}` }),
  }));
}

function useSettings(): CommandGroup["commands"] {
  const { t } = useTranslation("company-settings");
  const navigate = useNavigate();
  return sections.flatMap(({ name, fields }) =>
    fields.map((field) => ({
      id: `setting-${field.name}`,
      label: t(`label.${field.name}`),
      description: t(`section.${name}`),
      icon: IconAdjustments,
      run: () => void navigate({ to: "/admin/settings", hash: field.name }),
    })),
  );
}

/** Columns of the directory, whose readers are settings too, for those who see them. */
function useColumns(): CommandGroup["commands"] {
  const { t } = useTranslation(["directory", "directory-rules"]);
  const navigate = useNavigate();
  if (!mayUseOffice(useCurrentUser(), "personas", true)) return [];
  return grantableColumns.map((column) => ({
    id: `column-${column}`,
    label: t(`directory:column.${column}`),
    description: t("directory-rules:title"),
    icon: IconAdjustments,
    run: () => void navigate({ to: "/admin/directory" }),
  }));
}
