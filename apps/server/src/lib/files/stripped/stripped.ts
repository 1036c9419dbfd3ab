import { checkContent, endings, isTwoThings } from "../content/content.ts";
import type { ContentType, Refusal } from "../content/content.ts";
import type { UploadedFile } from "../uploaded-file.ts";

import { isM4a, stripM4a } from "./m4a.ts";
import { isMp3, stripMp3 } from "./mp3.ts";
import { isOgg, stripOgg } from "./ogg.ts";
import { stripPdf } from "./pdf.ts";
import { redrawPicture } from "./picture.ts";
import { isWav, stripWav } from "./wav.ts";
import { isWebm, stripWebm } from "./webm.ts";

/** Recordings, in the order in which they are told apart. */
const recordings = [
  { type: "audio/wav", is: isWav, strip: stripWav },
  { type: "audio/ogg", is: isOgg, strip: stripOgg },
  { type: "audio/webm", is: isWebm, strip: stripWebm },
  { type: "audio/mp4", is: isM4a, strip: stripM4a },
  { type: "audio/mpeg", is: isMp3, strip: stripMp3 },
] as const;

type RecordingType = (typeof recordings)[number]["type"];
type StrippedType = ContentType | RecordingType;

/** Endings of a type's file names; the first one is stored. */
const namedAs: Record<StrippedType, readonly string[]> = {
  "application/pdf": [endings["application/pdf"]],
  "image/jpeg": [endings["image/jpeg"], "jpeg", "jpe", "jfif"],
  "image/png": [endings["image/png"]],
  "image/webp": [endings["image/webp"]],
  "image/heic": [endings["image/heic"], "heif"],
  "audio/wav": ["wav", "wave"],
  "audio/ogg": ["ogg", "oga", "opus"],
  "audio/webm": ["webm", "weba"],
  "audio/mp4": ["m4a", "mp4"],
  "audio/mpeg": ["mp3"],
};

/** A file without metadata, with its real type and the ending of its name. */
export type Stripped = { type: StrippedType; ending: string; bytes: Buffer };

/** Ending of a name, in lower case; none without a dot. */
function endingOf(name: string): string | undefined {
  return /\.([^.\s/\\]{1,10})$/.exec(name.trim())?.[1]?.toLowerCase();
}

/**
 * A file written anew without what it says beside its contents. First bytes and the name's ending must
 * agree. Refused: types outside the list, office documents among them, and files that cannot be
 * cleaned.
 */
export async function stripFile({
  name,
  bytes,
}: UploadedFile): Promise<Stripped | Refusal | "large"> {
  const stripped = await strip(bytes);
  if (typeof stripped === "string") return stripped;
  const [ending = "", ...others] = namedAs[stripped.type];
  const given = endingOf(name);
  if (given !== undefined && given !== ending && !others.includes(given)) return "type";
  return { ...stripped, ending };
}

async function strip(bytes: Buffer): Promise<Omit<Stripped, "ending"> | Refusal | "large"> {
  const content = await checkContent(bytes);
  if (content === "type") return stripRecording(bytes);
  if (typeof content === "string") return content;
  const { type } = content;
  if (type === "image/heic") return content;
  const again =
    type === "application/pdf" ? await stripPdf(bytes) : await redrawPicture(bytes, type);
  if (typeof again === "string") return again;
  return again === undefined ? "type" : { type, bytes: again };
}

function stripRecording(bytes: Buffer): Omit<Stripped, "ending"> | Refusal {
  for (const { type, is, strip: stripAs } of recordings) {
    if (!is(bytes)) continue;
    const again = stripAs(bytes);
    if (again === undefined) return "type";
    return isTwoThings(again, type) ? "unsafe" : { type, bytes: again };
  }
  return "type";
}
