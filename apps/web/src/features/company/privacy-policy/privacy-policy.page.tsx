import { Button } from "@mantine/core";
import { IconFileOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { LanguagePicker } from "../../../ui/language-picker.tsx";
import { LogoMark } from "../../../ui/logo.tsx";
import { Main } from "../../../ui/main.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import { PolicyText } from "./policy-text.tsx";
import classes from "./privacy-policy.module.css";
import { usePolicy } from "./use-policy.ts";

/** The privacy policy of a company, for everybody, with or without a session. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation("privacy-policy");
  const policy = usePolicy();
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Link to="/" className={classes.brand} aria-label={`Atrio, ${t("home")}`}>
          <LogoMark size={34} />
          <span>Atrio</span>
        </Link>
        <LanguagePicker label={t("languages")} />
      </header>
      <Main className={classes.main}>
        {policy.kind === "pending" && (
          <div role="status" aria-label={t("loading")}>
            <LinesSkeleton lines={8} />
          </div>
        )}
        {policy.kind === "missing" && (
          <EmptyState
            icon={<IconFileOff size={24} />}
            title={t("missing")}
            text={t("missing_text")}
            action={
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link
                    to="/policyPrivacy"
                    search={({ version: _version, ...rest }) => rest}
                    {...props}
                  />
                )}
              >
                {t("current")}
              </Button>
            }
          />
        )}
        {policy.kind === "failed" && <ErrorState error={policy.error} onRetry={policy.retry} />}
        {policy.kind === "shown" && <PolicyText policy={policy.policy} reader={policy.reader} />}
      </Main>
    </div>
  );
}
