/** A piece of a line: plain, bold, italic, or a link to a page, mail, phone or place of the portal. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; children: Inline[] }
  | { kind: "emphasis"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] };

/** A block of a message; a paragraph keeps its line breaks. */
export type Block =
  | { kind: "heading"; line: Inline[] }
  | { kind: "paragraph"; lines: Inline[][] }
  | { kind: "list"; ordered: boolean; items: Inline[][] };

const heading = /^#{1,6}\s+(.+?)\s*#*$/;
const bullet = /^\s*[-*+]\s+(.*)$/;
const numbered = /^\s*\d{1,3}[.)]\s+(.*)$/;

/**
 * Reads the Markdown subset of companies' texts: headings, paragraphs, lists, bold, italic and
 * links. The result is data that components turn into elements; other markup stays text.
 */
export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  // A blank line ends the block before it.
  let open: Block | null = null;
  for (const line of source.replaceAll("\r\n", "\n").split("\n")) {
    const block = line.trim() === "" ? null : readLine(line);
    const merged = open !== null && block !== null && merge(open, block);
    if (merged) continue;
    open = block;
    if (block !== null) blocks.push(block);
  }
  return blocks;
}

function readLine(line: string): Block {
  const title = heading.exec(line)?.[1];
  if (title !== undefined) return { kind: "heading", line: readInline(title) };
  const item = bullet.exec(line)?.[1];
  if (item !== undefined) return { kind: "list", ordered: false, items: [readInline(item)] };
  const step = numbered.exec(line)?.[1];
  if (step !== undefined) return { kind: "list", ordered: true, items: [readInline(step)] };
  return { kind: "paragraph", lines: [readInline(line.trim())] };
}

/** Merges a line's block into the open one if it continues it; true if merged. */
function merge(open: Block, next: Block): boolean {
  if (open.kind === "paragraph" && next.kind === "paragraph") {
    open.lines.push(...next.lines);
    return true;
  }
  if (open.kind === "list" && next.kind === "list" && open.ordered === next.ordered) {
    open.items.push(...next.items);
    return true;
  }
  return false;
}

const mark =
  /\*\*(?<strong>[^*]+(?:\*[^*]+)*?)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|\*(?<star>[^*]+)\*|(?<![\p{L}\p{N}])_(?<under>[^_]+)_(?![\p{L}\p{N}])/gu;

function readInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    pieces.push(...plain(text.slice(end, match.index)), marked(match));
    end = match.index + match[0].length;
  }
  return [...pieces, ...plain(text.slice(end))];
}

function marked(match: RegExpExecArray): Inline {
  const { strong, label, href, star, under } = match.groups ?? {};
  if (strong !== undefined) return { kind: "strong", children: readInline(strong) };
  if (label !== undefined && href !== undefined) {
    const children = readInline(label);
    if (isSafe(href)) return { kind: "link", href, children };
    return { kind: "text", text: match[0] };
  }
  return { kind: "emphasis", children: readInline(star ?? under ?? "") };
}

function plain(text: string): Inline[] {
  return text === "" ? [] : [{ kind: "text", text }];
}

/** Allowed addresses open a page, a mail, a call or a place of the portal; never a script. */
function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href) || isOwnPath(href);
}

/** True if an address stays in the portal: two leading slashes lead to another host. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/** A text without its marks, on one line, as a preview in a list. */
export function plainOf(source: string): string {
  const pieces = readMarkdown(source).flatMap((block) => {
    if (block.kind === "heading") return [plainLine(block.line)];
    if (block.kind === "list") return block.items.map((item) => plainLine(item));
    return [block.lines.map((line) => plainLine(line)).join(" ")];
  });
  // A heading or an item has no full stop of its own.
  return pieces
    .map((piece, index) =>
      index < pieces.length - 1 && endsOpen.test(piece) ? `${piece}.` : piece,
    )
    .join(" ");
}

const endsOpen = /[\p{L}\p{N})]$/u;

function plainLine(line: readonly Inline[]): string {
  return line
    .map((piece) => (piece.kind === "text" ? piece.text : plainLine(piece.children)))
    .join("");
}
