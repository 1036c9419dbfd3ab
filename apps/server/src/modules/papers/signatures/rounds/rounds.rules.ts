/** People of a job: letters are drawn one by one, copies of one PDF are rows only. */
export const peopleAtOnce = { letters: 50, copies: 250 } as const;

/** The sender's name for a file, without a folder, short, with the right ending. */
export function fileNameOf(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? "").replaceAll(/[\p{Cc}\p{Cf}]+/gu, "").trim();
  const base = plain
    .replace(/\.pdf$/i, "")
    .slice(0, 180)
    .toWellFormed()
    .trim();
  return `${base === "" ? "documento" : base}.pdf`;
}
