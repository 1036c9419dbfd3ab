import { Button, FileButton } from "@mantine/core";
import { IconCamera, IconPhoto } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";

import classes from "./photo-dialog.module.css";

/** By ending too, because some systems know no type for HEIC. */
const acceptedPictures =
  "image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.heic,.heif";

/** Drop area of a photo, with buttons to choose or take one. */
export function PhotoChooser({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation("profile");
  const [isOver, setOver] = useState(false);
  const hint = useId();
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  const choose = (file: File | null) => {
    if (file !== null) onFile(file);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <IconPhoto size={40} stroke={1.4} aria-hidden />
      <p className={classes.invitation}>{isOver ? t("photo.drop_now") : t("photo.drop")}</p>
      <div className={classes.choices}>
        <FileButton accept={acceptedPictures} onChange={choose}>
          {({ onClick }) => (
            <Button
              variant="default"
              leftSection={<IconPhoto size={20} aria-hidden />}
              aria-describedby={hint}
              onClick={onClick}
            >
              {t("photo.choose")}
            </Button>
          )}
        </FileButton>
        <FileButton accept="image/*" capture="user" onChange={choose}>
          {({ onClick }) => (
            <Button
              className={classes.camera ?? ""}
              variant="default"
              leftSection={<IconCamera size={20} aria-hidden />}
              onClick={onClick}
            >
              {t("photo.take")}
            </Button>
          )}
        </FileButton>
      </div>
      <p id={hint} className={classes.hint}>
        {t("photo.formats")}
      </p>
    </div>
  );
}
