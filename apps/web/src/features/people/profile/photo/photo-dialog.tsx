import { Alert, Button, Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { BlockSkeleton } from "../../../../ui/state.tsx";
import { useBelow } from "../../../../ui/use-below.ts";

import { Cropper, draw } from "./cropper.tsx";
import { PhotoChooser } from "./photo-chooser.tsx";
import classes from "./photo-dialog.module.css";
import { firstCrop, outputSide, problemOf } from "./photo.model.ts";
import type { Crop } from "./photo.model.ts";
import { uploadPhotoMutation } from "./photo.queries.ts";
import { usePicture } from "./use-picture.ts";

type PhotoDialogProps = { workerId: number; onClose: () => void };

/** Chooses, drops or takes a photo, frames it and saves it. */
export function PhotoDialog({ workerId, onClose }: PhotoDialogProps) {
  const { t } = useTranslation(["profile", "common"]);
  const isPhone = useBelow("tablet");
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<"type" | "empty" | null>(null);
  const choose = (chosen: File) => {
    const found = problemOf(chosen);
    setProblem(found);
    setFile(found === null ? chosen : null);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t("profile:photo.title")}
      size={560}
      fullScreen={isPhone}
      radius={isPhone ? 0 : "xl"}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
    >
      {file === null ? (
        <div className={classes.parts}>
          <PhotoChooser onFile={choose} />
          {problem !== null && (
            <Alert color="red" role="alert">
              {t(`profile:photo.${problem}`)}
            </Alert>
          )}
        </div>
      ) : (
        <Framing workerId={workerId} file={file} onOther={() => setFile(null)} onSaved={onClose} />
      )}
    </Modal>
  );
}

type FramingProps = { workerId: number; file: File; onOther: () => void; onSaved: () => void };

function Framing({ workerId, file, onOther, onSaved }: FramingProps) {
  const { t } = useTranslation("profile");
  const picture = usePicture(file);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const save = useMutation(uploadPhotoMutation(workerId));
  const bitmap = picture.state === "open" ? picture.bitmap : null;
  const crop = chosen ?? (bitmap === null ? null : firstCrop(bitmap));
  const send = async () => {
    if (bitmap === null || crop === null) return;
    save.mutate(await cut(bitmap, crop), {
      onSuccess: () => {
        notify({ kind: "success", message: t("photo.done") });
        onSaved();
      },
    });
  };
  return (
    <div className={classes.parts}>
      {picture.state === "opening" && <BlockSkeleton height={420} />}
      {bitmap !== null && crop !== null && (
        <Cropper
          picture={bitmap}
          crop={crop}
          onCrop={(change) => setChosen((before) => change(before ?? crop))}
        />
      )}
      {picture.state === "unshown" && (
        <Alert color="red" role="alert">
          {t("photo.unshown")}
        </Alert>
      )}
      {save.error !== null && (
        <Alert color="red" role="alert" title={t("photo.failed")}>
          {messageOf(save.error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" disabled={save.isPending} onClick={onOther}>
          {t("photo.other")}
        </Button>
        <Button disabled={bitmap === null} loading={save.isPending} onClick={() => void send()}>
          {t("photo.save")}
        </Button>
      </div>
    </div>
  );
}

const quality = 0.9;

/** The kept square as a JPEG of its own. */
async function cut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement("canvas");
  const side = outputSide(picture, crop);
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no pictures");
  draw(pen, picture, crop, side);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
  if (blob === null) throw new Error("The photo could not be drawn");
  return new File([blob], "foto.jpg", { type: "image/jpeg" });
}
