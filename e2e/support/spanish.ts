import type { Page } from "playwright-core";

import type { Language } from "@atrio/contract/common";

import { patternOf, texts } from "./texts.ts";

/**
 * Words that the demo company wrote, and the name of the language itself, alike in every language:
 * each with the pages that show them.
 */
const written = new Map([
  ["Teletrabajo", /^\/(timeRegistration|inspection|admin\/clock-kinds|$)/],
  ["Comida", /^\/admin\/clock-kinds/],
  ["Descanso", /^\/admin\/clock-kinds/],
  ["Médico", /^\/admin\/clock-kinds/],
  ["Asuntos personales", /^\/admin\/clock-kinds/],
  ["Español", /./],
  ["Lugar", /^\/personalArea/],
  [
    "Administración",
    /^\/(workers|admin\/(centres|leave-dates)|orgChart|personalArea|\w+Supervisor)/,
  ],
  ["Dirección", /^\/(personalArea|admin\/(centres|leave-dates)|workers|orgChart|\w+Supervisor)/],
  ["Toda la empresa", /^\/(orgChart|admin\/org-charts)/],
  ["Por departamentos", /^\/(orgChart|admin\/org-charts)/],
  ["Hospitalización", /^\/(quadrantsSupervisor|shifts|admin\/areas|$)/],
  [
    "Desde el lunes, el mostrador de la planta baja atiende de 8:30 a 20:00.",
    /^\/(internComunication|$)/,
  ],
]);

/** Finds Spanish texts of the portal on pages in another language. */
export type SpanishFinder = (page: Page) => Promise<string[]>;

/**
 * Compares the texts of a page, names and hints for screen readers included, with the Spanish
 * dictionaries. Texts equal in both languages are neither.
 */
export function spanishFinder(language: Exclude<Language, "es">): SpanishFinder {
  const spanish = textsIn(texts.es);
  const own = textsIn(texts[language]);
  const words = new Set([...spanish].filter((text) => !own.has(text) && !text.includes("{{")));
  const patterns = [...spanish].filter((text) => isTelling(text) && !own.has(text)).map(patternOf);
  const ownPatterns = [...own].filter(isTelling).map(patternOf);
  return async (page) => {
    const shown = await page.evaluate(readTexts);
    const path = new URL(page.url()).pathname.replace(/^\/\w\w(?=\/|$)/, "") || "/";
    const isSpanish = (text: string): boolean =>
      words.has(text) ||
      (patterns.some((pattern) => pattern.test(text)) &&
        !ownPatterns.some((pattern) => pattern.test(text)));
    return [...new Set(shown)].filter((text) => !written.get(text)?.test(path) && isSpanish(text));
  };
}

/** A text with values in which enough words stand beside them to tell the language. */
function isTelling(text: string): boolean {
  return (
    text.includes("{{") && /\p{L}{3,}\P{L}+\p{L}{2,}/u.test(text.replaceAll(/\{\{\w+\}\}/g, "1"))
  );
}

function textsIn(part: unknown): Set<string> {
  if (typeof part === "string") {
    return new Set([plain(part)].filter((text) => /\p{L}{3}/u.test(text)));
  }
  if (typeof part !== "object" || part === null) return new Set();
  return new Set(Object.values(part).flatMap((inner) => [...textsIn(inner)]));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Runs in the page: visible texts and accessible names of an element. */
function readTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Element) || node.matches("script, style")) continue;
    for (const name of ["aria-label", "placeholder", "title", "alt"]) {
      found.push(node.getAttribute(name) ?? "");
    }
    const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
    found.push(own.map((child) => child.textContent ?? "").join(""));
  }
  return found.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== "");
}
