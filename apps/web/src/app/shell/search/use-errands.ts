import {
  IconCalendarEvent,
  IconCertificate,
  IconChecks,
  IconClockEdit,
  IconCreditCard,
  IconFileSpreadsheet,
  IconHeartbeat,
  IconLock,
  IconMail,
  IconReceipt,
  IconScale,
  IconSun,
  IconUmbrella,
  IconUsers,
  IconWriting,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { search } from "@atrio/i18n/es/company/search";

import type { Command } from "../commands.model.ts";
import { useMenu } from "../use-menu.ts";

type Errand = {
  action: keyof (typeof search)["action"];
  icon: Icon;
  /** Address of the page with what the errand opens. */
  href: string;
};

/** Errands of people, each in a page; those of pages that the open menu lacks are not offered. */
const errands: readonly Errand[] = [
  { action: "askHolidays", icon: IconUmbrella, href: "/absences?nueva=1" },
  { action: "askPersonal", icon: IconSun, href: "/absences?nueva=2" },
  { action: "askLeave", icon: IconCalendarEvent, href: "/absences?nueva=4" },
  { action: "sendSickLeave", icon: IconHeartbeat, href: "/absences?nueva=7" },
  { action: "addExpense", icon: IconReceipt, href: "/absences?nueva=9" },
  { action: "seeBalance", icon: IconScale, href: "/absences" },
  { action: "fixSigning", icon: IconClockEdit, href: "/timeRegistration" },
  { action: "closeMonth", icon: IconChecks, href: "/timeRegistration?vista=anyo" },
  { action: "signDocument", icon: IconWriting, href: "/documents?vista=firma" },
  { action: "getCertificate", icon: IconCertificate, href: "/documents?vista=certificados" },
  { action: "fillModel145", icon: IconFileSpreadsheet, href: "/documents?vista=modelo145" },
  { action: "changeBank", icon: IconCreditCard, href: "/personalArea?vista=cuentas" },
  { action: "changePassword", icon: IconLock, href: "/personalArea?vista=seguridad" },
  { action: "setNotices", icon: IconMail, href: "/personalArea?vista=avisos" },
  { action: "approve", icon: IconChecks, href: "/absencesSupervisor" },
  { action: "seeAway", icon: IconUsers, href: "/absencesSupervisor?vista=calendario" },
  { action: "seeWorking", icon: IconUsers, href: "/timeRegistrationSupervisor" },
];

/** Errands of the open menu's pages, and of the personal area (Rule COMPANY-82). */
export function useErrands(): Command[] {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const paths = new Set([...useMenu().map(({ path }) => path), "/personalArea"]);
  return errands
    .filter(({ href }) => paths.has(href.replace(/\?.*$/, "")))
    .map(({ action, icon, href }) => ({
      id: `errand-${action}`,
      label: t(`action.${action}`),
      keywords: t(`actionWords.${action}`),
      icon,
      run: () => void navigate({ href }),
    }));
}
