import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import classes from "./office-documents.module.css";

/** Back to the list. */
export function BackLink() {
  const { t } = useTranslation("office-documents");
  return (
    <Link to="/admin/documents" search={{}} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden /> {t("back")}
    </Link>
  );
}
