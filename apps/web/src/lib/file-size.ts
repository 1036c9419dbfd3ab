/** '1,4 MB' or '86 kB' of a number of bytes, with `format` for the number. */
export function sizeText(bytes: number, format: (value: number) => string): string {
  const megabytes = bytes / 1_048_576;
  if (megabytes >= 0.1) return `${format(Math.round(megabytes * 10) / 10)} MB`;
  return `${format(Math.max(1, Math.round(bytes / 1024)))} kB`;
}
