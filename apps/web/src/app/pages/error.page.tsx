import { Button } from "@mantine/core";
import { IconAlertTriangle, IconLock, IconPackageOff, IconRefresh } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { isMissingPart, reloadForPart } from "../../lib/chunks.ts";
import { ApiError } from "../../lib/errors.ts";

import { MessagePage } from "./message-page.tsx";
import { HomeLink } from "./not-found.page.tsx";

/** Page for an error while loading a page: refused, not hired, or a fault. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const code = error instanceof ApiError ? error.code : "";
  if (code === "module.not_hired") return <ModuleNotHired />;
  if (error instanceof ApiError && error.status === 403) {
    return <AccessDenied message={error.message} />;
  }
  return <Failure error={error} reset={reset} />;
}

function ModuleNotHired() {
  const { t } = useTranslation("shell");
  return (
    <MessagePage
      icon={<IconPackageOff size={30} stroke={1.6} />}
      title={t("refused.module")}
      text={t("refused.moduleText")}
    >
      <HomeLink />
    </MessagePage>
  );
}

function AccessDenied({ message }: { message: string }) {
  const { t } = useTranslation("shell");
  const title = t("refused.access");
  return (
    <MessagePage
      icon={<IconLock size={30} stroke={1.6} />}
      title={title}
      text={message === "" || message === title ? t("refused.accessText") : message}
    >
      <HomeLink />
    </MessagePage>
  );
}

function Failure({ error, reset }: Pick<ErrorComponentProps, "error" | "reset">) {
  const { t } = useTranslation(["shell", "common"]);
  const router = useRouter();
  const isTold = error instanceof ApiError && error.message !== "";
  const retry = () => {
    if (isMissingPart(error)) return void reloadForPart();
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage
      icon={<IconAlertTriangle size={30} stroke={1.6} />}
      title={t("shell:failure.title")}
      text={isTold ? error.message : t("shell:failure.text")}
    >
      <Button leftSection={<IconRefresh size={20} aria-hidden />} onClick={retry}>
        {t("common:action.retry")}
      </Button>
    </MessagePage>
  );
}
