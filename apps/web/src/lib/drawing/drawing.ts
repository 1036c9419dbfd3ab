/** The corners that a line goes through. */
export type Line = ReadonlyArray<readonly [x: number, y: number]>;

/** A stroke of a drawing; pixels from the top left, texts by the left end of their base line. */
export type Shape =
  | { kind: "line"; points: Line; color: string }
  | {
      kind: "box";
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      fill: string;
      stroke: string | null;
    }
  | {
      kind: "text";
      x: number;
      y: number;
      text: string;
      size: number;
      isBold: boolean;
      color: string;
      /** Background. */
      ground: string;
    }
  | { kind: "photo"; x: number; y: number; size: number; address: string };

/** A drawing for a picture or a page; colours as `#RRGGBB`. */
export type Drawing = {
  title: string;
  width: number;
  height: number;
  ground: string;
  shapes: readonly Shape[];
};

/** Width of a text in pixels. */
export type Measure = (text: string, size: number, isBold: boolean) => number;

/** Thickness of lines. */
export const lineWidth = 1.5;

/** A line as the path of an SVG. */
export function pathOf(line: Line): string {
  return line.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** Text shortened to its room, with an ellipsis where something is missing. */
export function shortened(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && width(`${letters.join("").trimEnd()}…`) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** A text on at most two lines, broken between words; the second line is shortened to its room. */
export function onTwoLines(text: string, room: number, width: (text: string) => number): string[] {
  if (width(text) <= room) return [text];
  const words = text.split(/\s+/u);
  let count = 1;
  while (count < words.length && width(words.slice(0, count + 1).join(" ")) <= room) count += 1;
  const lines = [words.slice(0, count), words.slice(count)].map((part) => part.join(" "));
  return lines.filter((line) => line !== "").map((line) => shortened(line, room, width));
}
