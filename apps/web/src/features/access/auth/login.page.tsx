import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { lazy } from "react";
import { useTranslation } from "react-i18next";

import { companyQuery } from "../../../lib/identity.ts";
import { useDocumentTitle } from "../../../ui/page-header.tsx";
import { Part } from "../../../ui/part.tsx";

import classes from "./auth.module.css";
import { CompanyMark } from "./company-mark.tsx";
import { LoginForm } from "./login-form.tsx";

/** The page goes on without the link where its file does not come; a reload would empty the form. */
const MailboxLink = lazy(() =>
  import("./mailbox-link.tsx").then(
    (part) => ({ default: part.MailboxLink }),
    () => ({ default: () => null }),
  ),
);

/** The login page, with a company's branding when the address names one. */
export function LoginPage() {
  const { t } = useTranslation("auth");
  const { id, slug } = useParams({ strict: false });
  const { redirect, expired } = useSearch({ strict: false });
  const name = id ?? slug;
  const company = useQuery({ ...companyQuery(name ?? ""), enabled: name !== undefined }).data;
  useDocumentTitle(t("login.title"));
  return (
    <div className={classes.panel}>
      {company !== undefined && <CompanyMark company={company} />}
      <div>
        <h1 className={classes.title}>{t("login.title")}</h1>
        <p className={classes.subtitle}>
          {company === undefined
            ? t("login.subtitle")
            : t("login.subtitleCompany", { company: company.nombre })}
        </p>
      </div>
      <LoginForm company={name} target={redirect ?? "/"} expired={expired === true} />
      <Link
        to="/policyPrivacy"
        search={name === undefined ? {} : { empresa: name }}
        className={classes.policy}
      >
        {t("privacy")}
      </Link>
      {/* Its room is kept: what comes late would move the form away under a pointer. */}
      <div className={classes.mailbox}>
        {(name === undefined || company !== undefined) && (
          <Part>
            <MailboxLink slug={company?.slug ?? null} />
          </Part>
        )}
      </div>
    </div>
  );
}
