import { Alert, Button, Radio, Stack } from "@mantine/core";
import { IconMailPause } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { InstallationOverview } from "@atrio/contract/company/installation";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import classes from "./installation.module.css";
import { releaseMutation } from "./installation.queries.ts";

type Held = InstallationOverview["envios"];

/** Mails and pushes wait since a restore (Rule COMPANY-90). */
export function HeldAlert({ held }: { held: Held }) {
  const { t } = useTranslation("installation");
  const [isAsking, setAsking] = useState(false);
  return (
    <Alert color="yellow" title={t("held.title")} icon={<IconMailPause size={20} aria-hidden />}>
      <p className={classes.text}>{t("held.text", { count: held.en_espera })}</p>
      <Button mt={8} mih={44} variant="default" onClick={() => setAsking(true)}>
        {t("held.release")}
      </Button>
      {isAsking && <ReleaseDialog held={held} onClose={() => setAsking(false)} />}
    </Alert>
  );
}

function ReleaseDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const { t } = useTranslation("installation");
  const [way, setWay] = useState<string>("newer");
  const release = useMutation(releaseMutation);
  const submit = () =>
    release.mutate(way === "newer", {
      onSuccess: ({ liberados, descartados }) => {
        notify({
          kind: "success",
          message: t("held.done", { released: liberados, dropped: descartados }),
        });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("held.dialog")}
      submit={t("held.release")}
      pending={release.isPending}
      error={release.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.text}>{t("held.question")}</p>
      <Radio.Group value={way} onChange={setWay} label={t("held.ways")}>
        <Stack mt={8} gap={12}>
          <Radio
            value="newer"
            label={t("held.newer", { count: held.en_espera - held.anteriores })}
            description={t("held.newerText", { count: held.anteriores })}
          />
          <Radio
            value="all"
            label={t("held.all", { count: held.en_espera })}
            description={t("held.allText")}
          />
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
