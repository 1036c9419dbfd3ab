import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { IconMapPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Punch } from "./use-punch.ts";

/** Explains why and when the location is asked for, before the browser asks for the first time. */
export function LocationDialog({ punch }: { punch: Punch }) {
  const { t } = useTranslation("time");
  return (
    <Modal opened onClose={punch.cancel} title={t("location.title")} size="md">
      <Stack gap="sm">
        <Text>{t("location.why")}</Text>
        <Text>{t("location.freedom")}</Text>
        <Text c="dimmed" size="sm">
          {t("location.browser")}
        </Text>
        <Group mt="xs">
          <Button
            leftSection={<IconMapPin size={20} aria-hidden />}
            data-autofocus
            onClick={() => punch.choose("share")}
          >
            {t("location.share")}
          </Button>
          <Button variant="default" onClick={() => punch.choose("skip")}>
            {t("location.skip")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
