import { useTranslation } from "react-i18next";

import classes from "./dialogs.module.css";

/** Note on the date from which a change counts, and on the mail about it. */
export function WaitNote({ days }: { days: number }) {
  const { t } = useTranslation("bank-accounts");
  const when = days === 0 ? t("account.at_once") : t("account.wait", { count: days });
  return <p className={classes.note}>{`${when} ${t("account.inform")}`}</p>;
}
