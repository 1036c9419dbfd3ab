import { useTranslation } from "react-i18next";

import { kindLooks } from "../calendar.model.ts";
import type { CalendarKind } from "../calendar.model.ts";

/** Name of a kind of event: 'Festivo local', 'Vacaciones', 'Turno'. */
export function useKindName(): (kind: CalendarKind) => string {
  const { t } = useTranslation(["calendar", "requests"]);
  return (kind) => {
    const { key } = kindLooks[kind];
    switch (key) {
      case "none":
      case "national":
      case "regional":
      case "local":
      case "shift":
      case "signing":
      case "companyEvent":
      case "birthday":
        return t(`calendar:kind.${key}`);
      default:
        return t(`requests:kind.${key}`);
    }
  };
}
