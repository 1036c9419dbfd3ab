import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../lib/errors.ts";
import { notify } from "../../../ui/notify.ts";
import { useDocumentTitle } from "../../../ui/page-header.tsx";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import classes from "./auth.module.css";
import { passwordLinkQuery, resetPasswordMutation } from "./auth.queries.ts";
import { DeadLink } from "./dead-link.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/** Checks the link first, so that nobody thinks up a password for a dead one. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation("auth");
  const link = useQuery(passwordLinkQuery(token));
  const reset = useMutation(resetPasswordMutation(token));
  const navigate = useNavigate();
  const activates = link.data?.proposito === "activar";
  const title = activates ? t("reset.activateTitle") : t("reset.title");
  useDocumentTitle(title);

  if (isDead(link.error) || isDead(reset.error)) return <DeadLink />;
  if (link.isError) return <ErrorState error={link.error} onRetry={() => void link.refetch()} />;
  return (
    <div className={classes.panel}>
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
              onSuccess: () => {
                const message = activates ? t("reset.activated") : t("reset.done");
                notify({ kind: "success", message });
                void navigate({ to: "/login/{-$id}" });
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
