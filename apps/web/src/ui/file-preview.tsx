import { IconPhotoOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import classes from "./file-preview.module.css";
import { PdfViewer } from "./pdf-viewer/pdf-viewer.tsx";
import { EmptyState } from "./state.tsx";

/** A file in the page: a PDF, a picture or a recording as it is; for anything else a note to save it. */
export function FilePreview({ blob, title }: { blob: Blob; title: string }) {
  if (blob.type === "application/pdf") {
    return <PdfViewer title={title} load={async () => new Uint8Array(await blob.arrayBuffer())} />;
  }
  if (blob.type.startsWith("audio/")) return <Recording blob={blob} title={title} />;
  return blob.type.startsWith("image/") ? <Picture blob={blob} title={title} /> : <Unshown />;
}

function Picture({ blob, title }: { blob: Blob; title: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Unshown />;
  return (
    <img
      className={classes.picture}
      alt={title}
      onError={() => setFailed(true)}
      ref={(picture) => {
        const address = URL.createObjectURL(blob);
        if (picture !== null) picture.src = address;
        return () => URL.revokeObjectURL(address);
      }}
    />
  );
}

function Recording({ blob, title }: { blob: Blob; title: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Unshown />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people recorded has no captions
    <audio
      controls
      aria-label={title}
      className={classes.recording}
      onError={() => setFailed(true)}
      ref={(player) => {
        const address = URL.createObjectURL(blob);
        if (player !== null) player.src = address;
        return () => URL.revokeObjectURL(address);
      }}
    />
  );
}

/** A kind of file that this browser cannot draw: HEIC outside of Apple's. */
function Unshown() {
  const { t } = useTranslation("files");
  return (
    <EmptyState
      icon={<IconPhotoOff size={24} />}
      title={t("unshown_title")}
      text={t("unshown_text")}
    />
  );
}
