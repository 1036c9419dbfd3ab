import { strFromU8, unzipSync } from "fflate";

/** A cell as the file holds it: text, or a number with the format that it is shown in. */
export type RawCell = { value: string | number | null; format: string | null };

export type RawSheet = {
  rows: RawCell[][];
  /** Reference of the rows that can be filtered. */
  filter: string | undefined;
  /** Rows that stay in view. */
  frozen: number;
  xml: string;
};

/** Contents of a workbook, read from its parts without any spreadsheet's interpretation. */
export function rawSheets(bytes: Buffer): RawSheet[] {
  const parts = unzipSync(bytes);
  const part = (name: string): string => {
    const found = parts[name];
    return found === undefined ? "" : strFromU8(found);
  };
  const texts = [...part("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) =>
    unescaped((item ?? "").replaceAll(/<[^>]+>/g, "")),
  );
  const formats = formatsOf(part("xl/styles.xml"));
  return Object.keys(parts)
    .filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    .toSorted()
    .map((name) => {
      const xml = part(name);
      return {
        rows: rowsOf(xml, texts, formats),
        filter: /<autoFilter ref="([^"]+)"/.exec(xml)?.[1],
        frozen: Number(/<pane [^>]*ySplit="(\d+)"/.exec(xml)?.[1] ?? 0),
        xml,
      };
    });
}

/** Format codes by the index of a cell's style. */
function formatsOf(styles: string): Array<string | null> {
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(
      ([, id = "", code = ""]) => [id, unescaped(code)],
    ),
  );
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? "";
  return [...cells.matchAll(/<xf\b[^>]*>/g)].map(
    ([style]) => codes.get(/numFmtId="(\d+)"/.exec(style)?.[1] ?? "") ?? null,
  );
}

/** Rows with every cell in its own column; missing cells are empty. */
function rowsOf(xml: string, texts: string[], formats: Array<string | null>): RawCell[][] {
  return [...xml.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = ""]) => {
    const cells: RawCell[] = [];
    for (const [, attributes = "", body = ""] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const place = columnOf(/r="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? "A");
      while (cells.length < place) cells.push({ value: null, format: null });
      const format = formats[Number(/s="(\d+)"/.exec(attributes)?.[1] ?? -1)] ?? null;
      const value = /<v>(.*?)<\/v>/s.exec(body)?.[1];
      const isText = attributes.includes('t="s"');
      const read = isText ? (texts[Number(value)] ?? "") : Number(value);
      cells.push({ value: value === undefined ? null : read, format });
    }
    return cells;
  });
}

/** 'A' is 0, 'AA' is 26. */
function columnOf(letters: string): number {
  return (
    Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
