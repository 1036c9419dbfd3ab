import { expect, test } from "vitest";

import { problemsWith } from "./fixture.ts";

const style = "apps/web/src/ui/card.module.css";
const script = "apps/web/src/ui/card.tsx";

test.each([
  "@media (max-width: 600px) {}",
  "@media print and (width < 40em) {}",
  "@container (min-width: 520px) {}",
])("refuses the width in the style sheet's %s", async (rule) => {
  expect(await problemsWith({ [style]: `.card {}\n\n${rule}\n` })).toEqual([
    `widths: ${style}:3 a width of its own: name one of apps/web/src/ui/breakpoints.ts, as in @media (--phone)`,
  ]);
});

test.each(['const narrow = "(max-width: 47.99em)";', 'useMediaQuery("(width < 40em)");'])(
  "refuses the width in the script's %s",
  async (line) => {
    const problems = await problemsWith({ [script]: `${line}\n` });
    expect(new Set(problems)).toEqual(
      new Set([
        `widths: ${script}:1 a width of its own: ask useBelow() for one of apps/web/src/ui/breakpoints.ts`,
      ]),
    );
  },
);

test("accepts named widths, other media and sizes of boxes", async () => {
  const rules = "@media (--phone) {}\n@media print {}\n.card { max-width: 600px; }\n";
  const code = 'const isPhone = useBelow("phone");\n';
  expect(await problemsWith({ [style]: rules, [script]: code })).toEqual([]);
});
