import { useTranslation } from "react-i18next";

import type { SigningChange } from "@atrio/contract/time/changes";

import { formatTime } from "../../../lib/format.ts";

import classes from "./changes.module.css";

type VersionTextProps = { version: NonNullable<SigningChange["antes"]>; zone: string };

/** '08:01 – 14:00', or that it was deleted; with the remarks. */
export function VersionText({ version, zone }: VersionTextProps) {
  const { t } = useTranslation("changes");
  if (version.borrado) return t("history.deleted");
  const end = version.hora_fin === null ? t("history.open") : formatTime(version.hora_fin, zone);
  return (
    <>
      {`${formatTime(version.hora_inicio, zone)} – ${end}`}
      {version.observaciones !== null && (
        <span className={classes.muted}> · {version.observaciones}</span>
      )}
    </>
  );
}
