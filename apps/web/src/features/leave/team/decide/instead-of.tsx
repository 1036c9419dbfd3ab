import { IconArrowsExchange } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";

import classes from "./instead-of.module.css";

/** In whose place the reader decides. */
export function InsteadOf({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation("team-absences");
  const name = people.map(({ nombre_completo }) => nombre_completo).join(", ");
  return (
    <p className={classes.instead}>
      <IconArrowsExchange size={18} aria-hidden />
      {t("decide.instead_of", { name })}
    </p>
  );
}
