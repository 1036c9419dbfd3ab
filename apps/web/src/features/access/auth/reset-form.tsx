import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../lib/errors.ts";
import { companyQuery } from "../../../lib/identity.ts";
import { notify } from "../../../ui/notify.ts";
import { useDocumentTitle } from "../../../ui/page-header.tsx";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import classes from "./auth.module.css";
import { passwordLinkQuery, resetPasswordMutation } from "./auth.queries.ts";
import { CompanyMark } from "./company-mark.tsx";
import { DeadLink } from "./dead-link.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { useEnter } from "./use-enter.ts";

/** Checks the link first, so that nobody thinks up a password for a dead one. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation("auth");
  const link = useQuery(passwordLinkQuery(token));
  const reset = useMutation(resetPasswordMutation(token));
  const slug = link.data?.empresa ?? null;
  const company = useQuery({ ...companyQuery(slug ?? ""), enabled: slug !== null }).data;
  const navigate = useNavigate();
  const enter = useEnter("/");
  const activates = link.data?.proposito === "activar";
  const title = activates ? t("reset.activateTitle") : t("reset.title");
  useDocumentTitle(title);

  if (isDead(link.error) || isDead(reset.error)) return <DeadLink />;
  if (link.isError) return <ErrorState error={link.error} onRetry={() => void link.refetch()} />;
  return (
    <div className={classes.panel}>
      {company !== undefined && <CompanyMark company={company} />}
      <div>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.subtitle}>
          {link.data === undefined
            ? t("reset.checking")
            : t("reset.text", { email: link.data.email })}
        </p>
      </div>
      {link.data === undefined ? (
        <LinesSkeleton lines={4} />
      ) : (
        <NewPasswordForm
          submitLabel={activates ? t("reset.activateSubmit") : t("reset.submit")}
          email={link.data.email}
          sending={reset.isPending}
          error={reset.isError && messageOf(reset.error)}
          onSubmit={(draft) =>
            reset.mutate(draft, {
              onSuccess: ({ empresa, user }) => {
                if (user !== null) {
                  notify({ kind: "success", message: t("reset.entered") });
                  void enter(user);
                  return;
                }
                const message = activates ? t("reset.activated") : t("reset.done");
                notify({ kind: "success", message });
                void navigate({
                  to: "/login/{-$id}",
                  params: { id: empresa ?? undefined },
                  state: { email: link.data.email },
                });
              },
            })
          }
        />
      )}
    </div>
  );
}

/** Used, expired or never valid; a token of the wrong shape counts as well. */
function isDead(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "auth.link_expired" || (error.status === 422 && "token" in error.fields);
}
