/** A part of the policy under its heading; text before the first heading has none. */
export type PolicySection = { id: string; title: string | null; body: string };

const heading = /^#{1,2}\s+(.+?)\s*#*$/;

/**
 * Splits a policy at its headings of the first two levels, which the list of contents names; smaller
 * ones stay in the text. A heading without text below it is a section too.
 */
export function sectionsOf(source: string): PolicySection[] {
  const sections: Array<{ title: string | null; lines: string[] }> = [{ title: null, lines: [] }];
  for (const line of source.replaceAll("\r\n", "\n").split("\n")) {
    const title = heading.exec(line)?.[1];
    if (title === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title: withoutMarks(title), lines: [] });
  }
  return sections
    .map(({ title, lines }) => ({ title, body: lines.join("\n").trim() }))
    .filter(({ title, body }) => title !== null || body !== "")
    .map((section, index) => ({ id: `s${index + 1}`, ...section }));
}

function withoutMarks(title: string): string {
  return title.replaceAll(/\*\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "");
}

/** A name as part of a Markdown text: none of its signs is a mark. */
export function asPlainText(name: string): string {
  return name
    .replaceAll(/[*_[\]#\n]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
