import { IconPlayerPlay } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Welcome } from "@atrio/contract/company/company";

import classes from "./video-links.module.css";

const videos = ["descubre_portal", "registro_horario", "cierre_mes", "editar_fichaje"] as const;

/** The tutorials that the company offers with its welcome. */
export function VideoLinks({ offered }: { offered: Welcome }) {
  const { t } = useTranslation("welcome-videos");
  return (
    <nav className={classes.videos} aria-label={t("title")}>
      {videos
        .filter((video) => offered[`video_${video}`])
        .map((video) => (
          <Link key={video} to="/videoTutorials" search={{ video }}>
            <IconPlayerPlay size={16} aria-hidden />
            {t(video)}
          </Link>
        ))}
    </nav>
  );
}
