/** The largest file and the most of them that a request takes (spec 5; the server says so too). */
const mostBytes = 5 * 1024 * 1024;
export const mostDocuments = 10;

const mediaTypes: readonly string[] = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
  "image/heif",
];
const endings: readonly string[] = [".pdf", ".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif"];

/** What the file chooser offers; by ending too, because some systems know no type for HEIC. */
export const acceptedFiles = [...mediaTypes, ...endings].join(",");

/** Why a file will not be accepted, by the key of its text; the server looks at its content. */
type FileProblem = "too_large" | "type" | "empty";

/** What is wrong with a file before it is sent. */
export function problemOf(file: Pick<File, "name" | "type" | "size">): FileProblem | null {
  if (!isAccepted(file)) return "type";
  if (file.size === 0) return "empty";
  return file.size > mostBytes ? "too_large" : null;
}

function isAccepted({ name, type }: Pick<File, "name" | "type">): boolean {
  const lower = name.toLowerCase();
  if (!endings.some((ending) => lower.endsWith(ending))) return false;
  // Some systems name no type at all; the server looks at the content anyway.
  return type === "" || mediaTypes.includes(type);
}

/** Whether a photo is too large as it is but may be drawn smaller. */
export function isLargePhoto({ type, size }: Pick<File, "type" | "size">): boolean {
  return size > mostBytes && type.startsWith("image/") && mediaTypes.includes(type);
}
