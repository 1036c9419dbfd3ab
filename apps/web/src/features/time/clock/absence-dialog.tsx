import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { notify } from "../../../ui/notify.ts";

import { withdrawWorkedDayMutation } from "./absence.queries.ts";
import type { AbsentDay } from "./clock.model.ts";
import classes from "./location-dialog.module.css";

type AbsenceDialogProps = { absent: AbsentDay; onClose: () => void };

/** Asks after a punch on a day of absence what the day is: worked, or still away (Rule LEAVE-85). */
export function AbsenceDialog({ absent, onClose }: AbsenceDialogProps) {
  const { t } = useTranslation("time");
  const withdraw = useMutation(withdrawWorkedDayMutation);
  const ask = () =>
    withdraw.mutate(absent, {
      onSuccess: () => {
        notify({ kind: "success", message: t("absence_today.asked") });
        onClose();
      },
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("absence_today.title")}
      size="md"
      closeButtonProps={{ "aria-label": t("actions.cancel"), size: 44, iconSize: 20 }}
      classNames={{ title: classes.title }}
      // A dialog's header is not the page's banner.
      attributes={{ header: { role: "presentation" } }}
    >
      <Stack gap="sm">
        <Text>{absent.text}</Text>
        {withdraw.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(withdraw.error)}
          </Alert>
        )}
        <Group mt="xs">
          <Button mih={44} loading={withdraw.isPending} data-autofocus onClick={ask}>
            {t("absence_today.worked")}
          </Button>
          <Button mih={44} variant="default" disabled={withdraw.isPending} onClick={onClose}>
            {t("absence_today.stays")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
