import { useTranslation } from "react-i18next";

import classes from "./dialogs.module.css";

/** From when a change counts, and that its owner is told. */
export function WaitNote({ days }: { days: number }) {
  const { t } = useTranslation("bank-accounts");
  const when = days === 0 ? t("account.at_once") : t("account.wait", { count: days });
  return <p className={classes.note}>{`${when} ${t("account.inform")}`}</p>;
}
