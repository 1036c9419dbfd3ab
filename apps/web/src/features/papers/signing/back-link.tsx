import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import classes from "./signing.module.css";

/** Back to the sendings. */
export function BackLink() {
  const { t } = useTranslation("signing-office");
  return (
    <Link to="/admin/signatures" search={{}} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden /> {t("back")}
    </Link>
  );
}
