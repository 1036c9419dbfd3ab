import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import classes from "./footer.module.css";

/** Brand, product, and link to the privacy policy. */
export function Footer() {
  const { t } = useTranslation("shell");
  return (
    <footer className={classes.footer}>
      <Link to="/" className={classes.brand}>
        Atrio
      </Link>
      <span aria-hidden>·</span>
      <span>{t("brand.caption")}</span>
      <span aria-hidden>·</span>
      <Link to="/policyPrivacy" className={classes.link}>
        {t("brand.privacy")}
      </Link>
    </footer>
  );
}
