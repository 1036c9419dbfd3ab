import { Button, Modal, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../lib/errors.ts";
import { currentUserQuery } from "../../../lib/identity.ts";
import type { CurrentUser } from "../../../lib/identity.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { notify } from "../../../ui/notify.ts";
import { useDocumentTitle } from "../../../ui/page-header.tsx";

import classes from "./auth.module.css";
import { forcePasswordMutation } from "./auth.queries.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

/** No page lies behind the dialog yet, only the brand's stage. */
const stage = "radial-gradient(60% 80% at 72% 28%, #8b4010, transparent 72%), #2a1a10";

type ForcedPasswordChangeProps = { user: CurrentUser; onLogout: () => Promise<void> };

/**
 * Dialog that stays until the required password change succeeds; the only other way out is to log
 * out. A refused password is shown beside the field, any other failure in a snackbar.
 */
export function ForcedPasswordChange({ user, onLogout }: ForcedPasswordChangeProps) {
  const { t } = useTranslation(["auth", "shell"]);
  const router = useRouter();
  const change = useMutation({
    ...forcePasswordMutation(user.id),
    onSuccess: async () => {
      notify({ kind: "success", message: t("auth:forced.done") });
      await queryClient.resetQueries({ queryKey: currentUserQuery.queryKey });
      await router.invalidate();
    },
    onError: (error) => {
      if (isAboutPassword(error)) return;
      notify({ kind: "error", title: t("auth:forced.failed"), message: messageOf(error) });
    },
  });
  useDocumentTitle(t("auth:forced.title"));
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      overlayProps={{ gradient: stage, backgroundOpacity: 1 }}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t("auth:forced.title")}
      classNames={{ title: classes.dialogTitle }}
    >
      <Text c="dimmed" mb="lg">
        {t("auth:forced.text")}
      </Text>
      <NewPasswordForm
        submitLabel={t("auth:forced.submit")}
        email={user.email}
        sending={change.isPending}
        error={isAboutPassword(change.error) && messageOf(change.error)}
        onSubmit={(draft) => change.mutate(draft)}
      >
        <Button variant="default" onClick={() => void onLogout()}>
          {t("shell:top.logout")}
        </Button>
      </NewPasswordForm>
    </Modal>
  );
}

function isAboutPassword(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 422;
}
