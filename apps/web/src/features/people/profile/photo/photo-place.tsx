import { Button } from "@mantine/core";
import { IconCamera, IconLock, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";

import type { PersonalProfile } from "@atrio/contract/people/workers";

import { loadChunk } from "../../../../lib/chunks.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Part } from "../../../../ui/part.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";

import classes from "./photo-place.module.css";
import { largePhotoQuery } from "./photo.queries.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

const PhotoDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./photo-dialog.tsx"))).PhotoDialog,
}));

/** The own photo with its actions. */
export function PhotoPlace({ profile }: { profile: PersonalProfile }) {
  const { t } = useTranslation("profile");
  const { sesion } = useCurrentUser();
  const { id, nombre_completo, link_foto } = profile;
  const { data: large } = useQuery(largePhotoQuery(id, link_foto));
  const [dialog, setDialog] = useState<"change" | "remove" | null>(null);
  const close = () => setDialog(null);
  return (
    <div className={classes.place}>
      <span
        className={classes.photo}
        role="img"
        aria-label={t("photo.of", { name: nombre_completo })}
      >
        <PersonAvatar key={link_foto} name={nombre_completo} photo={link_foto} size={120} own />
        {large !== undefined && <LargePhoto blob={large} />}
      </span>
      {profile.foto_bloqueada && (
        <p className={classes.locked}>
          <IconLock size={18} aria-hidden />
          {t("photo.locked")}
        </p>
      )}
      {!profile.foto_bloqueada && !sesion.suplantada && (
        <div className={classes.actions}>
          <Button
            variant="default"
            size="sm"
            mih={44}
            leftSection={<IconCamera size={18} aria-hidden />}
            onClick={() => setDialog("change")}
          >
            {t(link_foto === null ? "photo.add" : "photo.change")}
          </Button>
          {link_foto !== null && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              mih={44}
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setDialog("remove")}
            >
              {t("photo.remove")}
            </Button>
          )}
        </div>
      )}
      <Part>{dialog === "change" && <PhotoDialog workerId={id} onClose={close} />}</Part>
      {dialog === "remove" && <RemoveDialog workerId={id} onClose={close} />}
    </div>
  );
}

/** The larger size lies over the small one as soon as it is there. */
function LargePhoto({ blob }: { blob: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      const address = URL.createObjectURL(blob);
      if (image !== null) image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <img alt="" ref={show} />;
}
