/** Lifetime of a saved file's address: browsers read it after the click. */
const keptMs = 60_000;

/** Saves bytes that are at hand as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
