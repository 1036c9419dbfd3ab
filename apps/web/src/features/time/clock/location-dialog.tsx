import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { IconMapPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./location-dialog.module.css";
import type { Punch } from "./use-punch.ts";

/** Explains why and when the location is asked for, before the browser asks for the first time. */
export function LocationDialog({ punch }: { punch: Punch }) {
  const { t } = useTranslation("time");
  return (
    <Modal
      opened
      onClose={punch.cancel}
      title={t("location.title")}
      size="md"
      closeButtonProps={{ "aria-label": t("actions.cancel"), size: 44, iconSize: 20 }}
      classNames={{ title: classes.title }}
      // A dialog's header is not the page's banner.
      attributes={{ header: { role: "presentation" } }}
    >
      <Stack gap="sm">
        <Text>{t("location.why")}</Text>
        <Text>{t("location.freedom")}</Text>
        <Text c="dimmed" size="sm">
          {t("location.browser")}
        </Text>
        <Group mt="xs">
          <Button
            mih={44}
            leftSection={<IconMapPin size={20} aria-hidden />}
            data-autofocus
            onClick={() => punch.choose("share")}
          >
            {t("location.share")}
          </Button>
          <Button mih={44} variant="default" onClick={() => punch.choose("skip")}>
            {t("location.skip")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
