import { Button } from "@mantine/core";
import { IconDeviceMobileCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../../lib/identity.ts";
import { notify } from "../../../../../ui/notify.ts";

import classes from "./devices.module.css";
import { confirmAppMutation } from "./devices.queries.ts";

/** The app on this device asks to receive notices; only its owner's word makes it so. */
export function AppOffer({ token }: { token: string }) {
  const { t } = useTranslation("notice-preferences");
  const { id } = useCurrentUser();
  const confirm = useMutation(confirmAppMutation(id));
  return (
    <div className={classes.standing} data-kind="app">
      <IconDeviceMobileCheck size={24} aria-hidden />
      <div className={classes.about}>
        <b>{t("app.title")}</b>
        <span>{t("app.text")}</span>
      </div>
      <Button
        className={classes.activate ?? ""}
        loading={confirm.isPending}
        onClick={() =>
          confirm.mutate(token, {
            onSuccess: () => notify({ kind: "success", message: t("here.activated") }),
            onError: (error) =>
              notify({ kind: "error", title: t("here.failed"), message: messageOf(error) }),
          })
        }
      >
        {t("app.confirm")}
      </Button>
    </div>
  );
}
