import { ApiError } from "./errors.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** Maximum size of a file (Rule COMPANY-17); the server refuses larger ones too. */
const mostBytes = 5 * 1024 * 1024;

const mediaTypes: readonly string[] = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
  "image/heif",
];
const endings: readonly string[] = [".pdf", ".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif"];

/** Endings of recordings; browsers name their types in many ways. */
const recordingEndings: readonly string[] = [
  ".mp3",
  ".wav",
  ".ogg",
  ".oga",
  ".opus",
  ".webm",
  ".m4a",
];

/** Types of the file chooser; by ending too, because some systems know no type for HEIC. */
export const acceptedFiles = [...mediaTypes, ...endings].join(",");

/** Types of the file chooser where recordings are taken too. */
export const acceptedWithRecordings = [acceptedFiles, "audio/*", ...recordingEndings].join(",");

type Taken = { withRecordings?: boolean };

/** Why a file will not be accepted, by the key of its text in `files`; the server looks at its content. */
export type FileProblem = "too_large" | "type" | "empty";

/** Problem of a file before it is sent. */
export function problemOf(
  file: Pick<File, "name" | "type" | "size">,
  { withRecordings = false }: Taken = {},
): FileProblem | null {
  if (!isAccepted(file) && !(withRecordings && isRecording(file))) return "type";
  if (file.size === 0) return "empty";
  return file.size > mostBytes ? "too_large" : null;
}

function isAccepted({ name, type }: Pick<File, "name" | "type">): boolean {
  const lower = name.toLowerCase();
  if (!endings.some((ending) => lower.endsWith(ending))) return false;
  // Some systems name no type at all; the server looks at the content anyway.
  return type === "" || mediaTypes.includes(type);
}

function isRecording({ name }: Pick<File, "name">): boolean {
  return recordingEndings.some((ending) => name.toLowerCase().endsWith(ending));
}

/** A file as it will be sent, a photo that is too large drawn smaller; or why it will not be. */
export async function prepareFile(
  file: File,
  taken: Taken = {},
): Promise<{ file: File; problem: FileProblem | null }> {
  const ready = isLargePhoto(file) ? await shrinkPhoto(file) : file;
  return { file: ready, problem: problemOf(ready, taken) };
}

function isLargePhoto({ type, size }: Pick<File, "type" | "size">): boolean {
  return size > mostBytes && type.startsWith("image/") && mediaTypes.includes(type);
}

/** True if the server will refuse these bytes however often they are sent. */
export function isFinalRefusal(error: unknown): boolean {
  return error instanceof ApiError && [413, 415, 422].includes(error.status);
}
