import { CloseButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../../lib/chunks.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { MarkdownText } from "../../../ui/markdown-text.tsx";
import { Part } from "../../../ui/part.tsx";
import { LinesSkeleton } from "../../../ui/state.tsx";

import { useHideWelcome } from "./use-hide-welcome.ts";
import classes from "./welcome-card.module.css";
import { welcomeQuery } from "./welcome.queries.ts";

const VideoLinks = lazy(async () => {
  const { VideoLinks: links } = await loadChunk(() => import("./video-links.tsx"));
  return { default: links };
});

/** True if the company has a message and the worker has not hidden it. */
export function useWelcomeShown(): boolean {
  const user = useCurrentUser();
  const { data, isPending } = useQuery(welcomeQuery(user.id));
  const isEmpty = data === undefined || (data.titulo === "" && data.contenido === "");
  return !user.pe_ocultar_bienvenida && (isPending || !isEmpty);
}

/** The company's welcome message, until the worker hides it. */
export function WelcomeCard() {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const { data } = useQuery(welcomeQuery(user.id));
  const hide = useHideWelcome();
  if (data === undefined) {
    return (
      <Card>
        <LinesSkeleton lines={5} />
      </Card>
    );
  }
  return (
    <Card
      title={data.titulo}
      figure={null}
      isTall
      action={
        <CloseButton
          size={44}
          iconSize={20}
          className={classes.close}
          aria-label={t("welcome.hide")}
          title={t("welcome.hide")}
          disabled={user.sesion.suplantada}
          onClick={() => hide(true)}
        />
      }
    >
      <MarkdownText source={data.contenido} />
      {data.video_descubre_portal && (
        <Part>
          <VideoLinks offered={data} />
        </Part>
      )}
    </Card>
  );
}
