import { Button } from "@mantine/core";
import { IconHome2, IconMapPinOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { MessagePage } from "./message-page.tsx";

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation("shell");
  return (
    <MessagePage
      icon={<IconMapPinOff size={30} stroke={1.6} />}
      title={t("notFound.title")}
      text={t("notFound.text")}
    >
      <HomeLink />
    </MessagePage>
  );
}

/** The way back to the home page. */
export function HomeLink() {
  const { t } = useTranslation("shell");
  return (
    <Button component={Link} to="/" leftSection={<IconHome2 size={20} aria-hidden />}>
      {t("notFound.home")}
    </Button>
  );
}
