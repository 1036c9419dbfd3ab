import { IconFile, IconFileTypePdf, IconPhoto } from "@tabler/icons-react";

type FileIconProps = {
  /** Media type. */
  type: string;
  size?: number;
};

/** Icon of a file's kind; decorative, because its name says it. */
export function FileIcon({ type, size = 24 }: FileIconProps) {
  if (type === "application/pdf") return <IconFileTypePdf size={size} aria-hidden />;
  if (type.startsWith("image/")) return <IconPhoto size={size} aria-hidden />;
  return <IconFile size={size} aria-hidden />;
}
