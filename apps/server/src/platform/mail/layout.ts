import type { Language } from "@atrio/contract/common";

import type { MailContent } from "./templates.ts";

/** Lays a mail out as plain text. */
export function layOutText(content: MailContent): string {
  const { action, code, list } = content;
  const parts = [
    content.greeting,
    ...content.paragraphs,
    ...(list === undefined ? [] : [list.map((line) => `- ${line}`).join("\n")]),
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}\n${action.link}`]),
    ...content.closing,
    `--\n${content.footer}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

// Brand #EC6814 takes ink, not white (3.2:1); links need #9A3F08 on light and #FBAA72 on dark.
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; background: #fbf9f7; color: #221d19; }
main { max-width: 560px; margin: 0 auto; padding: 28px 24px; background: #ffffff;
  border: 1px solid #ece7e1; border-top: 4px solid #ec6814; border-radius: 10px; }
body, main { font: 16px/1.55 Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
h1 { margin: 0 0 20px; font-size: 18px; line-height: 1.3; }
p, ul { margin: 0 0 16px; }
ul { padding: 0 0 0 20px; }
a { color: #9a3f08; }
.action { display: inline-block; padding: 12px 22px; border-radius: 10px; background: #ec6814;
  color: #221d19; font-weight: 600; text-decoration: none; }
.code { font-size: 30px; font-weight: 700; letter-spacing: 0.18em; font-variant-numeric: tabular-nums; }
.small { color: #6b6258; font-size: 14px; overflow-wrap: anywhere; }
footer { max-width: 560px; margin: 16px auto 0; padding: 0 24px; color: #6b6258; font-size: 13px; }
@media (prefers-color-scheme: dark) {
  body { background: #171412; color: #ede8e3; }
  main { background: #1f1b18; border-color: #322c27; border-top-color: #ec6814; }
  a { color: #fbaa72; }
  .action { color: #221d19; }
  .small, footer { color: #a89f96; }
}`;

/**
 * Lays a mail out as HTML: a column without tables or remote images, readable with styles stripped,
 * in light and dark. Everything but the markup itself is escaped.
 */
export function layOutHtml(content: MailContent, sender: string, language: Language): string {
  const { action, code, list } = content;
  const lines = [
    `<h1>${escapeHtml(sender)}</h1>`,
    ...[content.greeting, ...content.paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(list === undefined ? [] : listLines(list)),
    ...(code === undefined ? [] : [`<p class="code">${escapeHtml(code)}</p>`]),
    ...(action === undefined ? [] : actionLines(action)),
    ...content.closing.map((text) => `<p>${escapeHtml(text)}</p>`),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${styles}
</style>
</head>
<body>
<main>
${lines.join("\n")}
</main>
<footer>${escapeHtml(content.footer)}</footer>
</body>
</html>
`;
}

function listLines(list: readonly string[]): string[] {
  return ["<ul>", ...list.map((line) => `<li>${escapeHtml(line)}</li>`), "</ul>"];
}

function actionLines(action: NonNullable<MailContent["action"]>): string[] {
  const link = escapeHtml(action.link);
  return [
    // The style is repeated inline for readers that drop style sheets.
    `<p><a class="action" href="${link}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#ec6814;color:#221d19;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    `<p class="small">${escapeHtml(action.fallback)}<br><a href="${link}">${link}</a></p>`,
  ];
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
