import { describe, expect, it } from "vitest";

import { isOwnPath, plainOf, readMarkdown } from "./markdown.model.ts";

const text = (value: string) => ({ kind: "text", text: value });

describe("the Markdown of a company's message", () => {
  it("Markdown has headings, paragraphs and lists", () => {
    expect(readMarkdown("## Hola\n\nUna línea\notra línea\n\n- uno\n- dos\n\n1. primero")).toEqual([
      { kind: "heading", line: [text("Hola")] },
      { kind: "paragraph", lines: [[text("Una línea")], [text("otra línea")]] },
      { kind: "list", ordered: false, items: [[text("uno")], [text("dos")]] },
      { kind: "list", ordered: true, items: [[text("primero")]] },
    ]);
  });

  it("Markdown has bold, italic and links", () => {
    expect(readMarkdown("Lee **esto _ya_** en [la web](https://example.test/a)")).toEqual([
      {
        kind: "paragraph",
        lines: [
          [
            text("Lee "),
            {
              kind: "strong",
              children: [text("esto "), { kind: "emphasis", children: [text("ya")] }],
            },
            text(" en "),
            { kind: "link", href: "https://example.test/a", children: [text("la web")] },
          ],
        ],
      },
    ]);
  });

  it("Markdown leaves markup and unsafe links as text", () => {
    const source = "<img src=x onerror=alert(1)> [aquí](javascript:alert(1)) pe_modo_supervisor";
    const [block] = readMarkdown(source);
    expect(JSON.stringify(block)).not.toContain('"link"');
    expect(JSON.stringify(block)).not.toContain('"emphasis"');
  });

  it("the Markdown of a company's message is nothing for nothing", () => {
    expect(readMarkdown("  \n\n")).toEqual([]);
  });

  it("Markdown parses a long hostile text quickly", () => {
    expect(readMarkdown(`${"**a".repeat(3000)}${"[".repeat(3000)}`).length).toBe(1);
  });
});

describe("a link", () => {
  const isLink = (href: string): boolean =>
    JSON.stringify(readMarkdown(`[aquí](${href})`)).includes('"kind":"link"');

  it.each([
    ["https://example.test/a", true],
    ["HTTP://example.test", true],
    ["mailto:rrhh@example.test", true],
    ["tel:+34910000100", true],
    ["/documents?vista=empresa", true],
    ["//example.test", false],
    ["/\\example.test", false],
    [["java", "script:alert(1)"].join(""), false],
    [["JaVa", "ScRiPt:alert(1)"].join(""), false],
    ["data:text/html,x", false],
    ["vbscript:x", false],
    ["documents", false],
  ])("a Markdown link to %s is a link: %s", (href, expected) => {
    expect(isLink(href)).toBe(expected);
  });

  it("a link stays in the portal only with a path", () => {
    expect(isOwnPath("/absences")).toBe(true);
    expect(isOwnPath("https://example.test")).toBe(false);
  });
});

it("Markdown is read aloud without its marks", () => {
  expect(plainOf("## Hola\n\nLee **esto** en [la web](https://a.test)\n\n- uno\n- _dos_")).toBe(
    "Hola. Lee esto en la web. uno. dos",
  );
});
