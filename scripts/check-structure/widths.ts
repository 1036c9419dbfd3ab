import { problemsAt } from "./project.ts";
import type { Problem, ProjectFile } from "./project.ts";

const SOURCE = "apps/web/src/ui/breakpoints.ts";
const STYLE_WIDTH = /@(?:media|container)[^{]*\b(?:width|inline-size)\b[^{]*/g;
const SCRIPT_WIDTH = /["'`][^"'`\n]*\((?:(?:min|max)-)?width\s*[:<>=]|\buseMediaQuery\(/g;
const SCRIPT_PLACES = new Set([SOURCE, "apps/web/src/ui/use-below.ts"]);

/** Widths at which pages change: named ones from one file, in style sheets and in scripts. */
export function checkWidths(files: ProjectFile[]): Problem[] {
  return files.flatMap((file) => {
    if (!file.path.startsWith("apps/web/src/")) return [];
    if (file.path.endsWith(".css")) {
      const message = `a width of its own: name one of ${SOURCE}, as in @media (--phone)`;
      return problemsAt(file, STYLE_WIDTH, { rule: "widths", message });
    }
    if (!/\.tsx?$/.test(file.path) || SCRIPT_PLACES.has(file.path)) return [];
    const message = `a width of its own: ask useBelow() for one of ${SOURCE}`;
    return problemsAt(file, SCRIPT_WIDTH, { rule: "widths", message });
  });
}
