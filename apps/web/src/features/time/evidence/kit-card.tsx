import { Alert, Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { wantsConfirmation } from "../../../lib/confirmation.ts";
import { messageOf } from "../../../lib/errors.ts";
import { Card } from "../../../ui/card.tsx";

import { bodyOf, faultsOf, inspectedOn } from "./evidence.model.ts";
import type { InspectedFault } from "./evidence.model.ts";
import classes from "./evidence.module.css";
import { kitMutation } from "./evidence.queries.ts";
import { InspectedFields } from "./inspected-fields.tsx";

/** Downloads the kit of a period, to be handed to an inspector. */
export function KitCard({ today }: { today: string }) {
  const { t } = useTranslation("evidence-office");
  const [asked, setAsked] = useState(() => inspectedOn(today));
  const [faults, setFaults] = useState<readonly InspectedFault[]>([]);
  const save = useMutation(kitMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsOf(asked);
    setFaults(found);
    if (found.length === 0) save.mutate(bodyOf(asked));
  };
  const failure = wantsConfirmation(save.error) ? null : save.error;
  return (
    <Card title={t("kit.title")}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p>{t("kit.text")}</p>
        <InspectedFields value={asked} faults={faults} onChange={setAsked} />
        {failure !== null && (
          <Alert color="red" role="alert">
            {messageOf(failure)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button
            type="submit"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={save.isPending}
          >
            {t("kit.download")}
          </Button>
        </div>
        <p className={classes.muted} aria-live="polite">
          {save.isPending && t("kit.preparing")}
          {save.isSuccess && t("kit.done")}
        </p>
      </form>
    </Card>
  );
}
