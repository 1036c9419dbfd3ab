import { Alert, Button } from "@mantine/core";
import { IconShieldCheck } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../../lib/errors.ts";
import { putOffMutation, secondFactorQuery } from "../../../../../lib/second-factor.ts";
import { notify } from "../../../../../ui/notify.ts";

import classes from "./second-factor.module.css";

/** Banner for people whose roles open others' data: set up a second factor, or 'not now'. */
export function SecondFactorBanner({ onSetUp }: { onSetUp: () => void }) {
  const { t } = useTranslation("second-factor");
  const state = useQuery(secondFactorQuery).data;
  const putOff = useMutation(putOffMutation);
  if (state?.preguntar !== true) return null;
  return (
    <Alert
      role="status"
      className={classes.banner}
      color="blue"
      title={t("banner.title")}
      icon={<IconShieldCheck size={20} aria-hidden />}
    >
      <div className={classes.asking}>
        <p className={classes.asked}>{t("banner.text")}</p>
        <div className={classes.ways}>
          <Button size="sm" mih={44} onClick={onSetUp}>
            {t("banner.set_up")}
          </Button>
          <Button
            size="sm"
            mih={44}
            variant="default"
            loading={putOff.isPending}
            onClick={() =>
              putOff.mutate(undefined, {
                onSuccess: () => notify({ kind: "info", message: t("banner.put_off") }),
                onError: (error) => notify({ kind: "error", message: messageOf(error) }),
              })
            }
          >
            {t("banner.not_now")}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
