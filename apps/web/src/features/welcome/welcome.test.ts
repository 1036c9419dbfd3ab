import { describe, expect, it } from "vitest";

import { readablePhone, readMarkdown } from "./welcome.model.ts";

const text = (value: string) => ({ kind: "text", text: value });

describe("the Markdown of a company's message", () => {
  it("knows headings, paragraphs and lists", () => {
    expect(readMarkdown("## Hola\n\nUna línea\notra línea\n\n- uno\n- dos\n\n1. primero")).toEqual([
      { kind: "heading", line: [text("Hola")] },
      { kind: "paragraph", lines: [[text("Una línea")], [text("otra línea")]] },
      { kind: "list", ordered: false, items: [[text("uno")], [text("dos")]] },
      { kind: "list", ordered: true, items: [[text("primero")]] },
    ]);
  });

  it("knows bold, italic and links", () => {
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

  it("leaves markup and unsafe links as the text they are", () => {
    const source = "<img src=x onerror=alert(1)> [aquí](javascript:alert(1)) pe_modo_supervisor";
    const [block] = readMarkdown(source);
    expect(JSON.stringify(block)).not.toContain('"link"');
    expect(JSON.stringify(block)).not.toContain('"emphasis"');
  });

  it("is nothing for nothing", () => {
    expect(readMarkdown("  \n\n")).toEqual([]);
  });

  it("reads a long hostile text quickly", () => {
    expect(readMarkdown(`${"**a".repeat(3000)}${"[".repeat(3000)}`).length).toBe(1);
  });
});

describe("a phone number", () => {
  it("is written in groups of three", () => {
    expect(readablePhone("910000100")).toBe("910 000 100");
    expect(readablePhone("+34910000100")).toBe("+34 910 000 100");
    expect(readablePhone("91 000 01 00")).toBe("91 000 01 00");
  });
});
