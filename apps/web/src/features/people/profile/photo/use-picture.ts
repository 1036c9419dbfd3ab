import { useEffect, useState } from "react";

/** A file being opened, opened, or unsupported by this browser. */
export type Picture =
  | { state: "opening" }
  | { state: "open"; bitmap: ImageBitmap }
  | { state: "unshown" };

/** More pixels than this are drawn slowly and thrown away in the end. */
const mostPixels = 2048;

/** Opens a photo to draw it, turned by its orientation; released when another takes its place. */
export function usePicture(file: File): Picture {
  const [picture, setPicture] = useState<Picture>({ state: "opening" });
  useEffect(() => {
    let opened: ImageBitmap | null = null;
    let isGone = false;
    const show = async () => {
      try {
        const bitmap = await openPicture(file);
        if (isGone) {
          bitmap.close();
          return;
        }
        opened = bitmap;
        setPicture({ state: "open", bitmap });
      } catch {
        // HEIC, mostly.
        if (!isGone) setPicture({ state: "unshown" });
      }
    };
    void show();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  return picture;
}

async function openPicture(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = mostPixels / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: "high",
  });
  whole.close();
  return smaller;
}
