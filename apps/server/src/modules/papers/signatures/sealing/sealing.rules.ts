import type { Language } from "@atrio/contract/common";

import { epochOf } from "../../../../lib/calendar/clock.ts";
import { formatMoment, formatOffset } from "../../../../lib/calendar/format.ts";
import { fillWords, oneLine } from "../../../../lib/words/document-words.ts";
import { evidenceWords } from "../../../../lib/words/signature-words.ts";
import type { Evidence, NewEvent } from "../signatures.rules.ts";

/** A signed document with everything that its page of evidence says. */
export type SignedRow = {
  id: number;
  trabajador_id: number;
  titulo: string;
  nombre: string;
  paginas: number;
  hash_original: string;
  clave_original: string;
  clave_firmado: string | null;
  fecha_firma: string;
  solicitado_por: string;
  empresa: string;
  cif: string | null;
  evidencia: Omit<Evidence, "idioma"> & { idioma: Language };
  sucesos: Array<{
    tipo: NewEvent["tipo"];
    en: string;
    ip: string | null;
    detalle: { email?: string };
  }>;
};

/** State of the time stamp on the evidence page: asked for, failed, or not configured. */
export type Stamping = "asked" | "failed" | "none";

type Words = ReturnType<typeof evidenceWords>;
type Pair = { label: string; value: string };

/** A local time to the second: `21 November 2026, 14:03:27`. */
function momentText(instant: string, zone: string, language: Language): string {
  const { fecha, hora: time } = formatMoment(instant, zone, language);
  return `${fecha}, ${time}:${instant.slice(17, 19)}`;
}

/** Browser and system of a user agent. */
function deviceText(agent: string): string {
  const browser = /(Edg|OPR|SamsungBrowser|Firefox|FxiOS|CriOS|Chrome|Version)\/(\d+)/.exec(agent);
  const names: Record<string, string> = {
    Edg: "Edge",
    OPR: "Opera",
    SamsungBrowser: "Samsung Internet",
    FxiOS: "Firefox",
    CriOS: "Chrome",
    Version: "Safari",
    "Mac OS X": "macOS",
    CrOS: "ChromeOS",
  };
  const system = /(iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux)/.exec(agent)?.[1];
  if (browser === null || system === undefined) return "";
  const [, name = "", version = ""] = browser;
  return `${names[name] ?? name} ${version} · ${names[system] ?? system}`;
}

function eventText(words: Words, event: SignedRow["sucesos"][number], row: SignedRow): string {
  const texts: Record<string, string> = words.happened;
  return fillWords(texts[event.tipo] ?? event.tipo, {
    nombre: oneLine(row.solicitado_por),
    email: event.detalle.email ?? row.evidencia.email,
  });
}

/** Data for the template of the page of evidence: words and facts. */
export function evidencePage(
  row: SignedRow,
  shown: { codigo: string; link: string; qr: string; stamping: Stamping },
) {
  const { evidencia } = row;
  const { idioma, zona_horaria } = evidencia;
  const words = evidenceWords(idioma);
  const pair = (label: string, value: string): Pair => ({ label, value: oneLine(value) });
  const at = (instant: string): string => momentText(instant, zona_horaria, idioma);
  const company = row.cif === null ? row.empresa : `${row.empresa} · ${row.cif}`;
  const pages =
    row.paginas === 1
      ? words.page_text
      : fillWords(words.pages_text, { numero: String(row.paginas) });
  const device = deviceText(evidencia.agente);
  const stamp = { asked: words.stamped, failed: words.unstamped, none: "" }[shown.stamping];
  return {
    lead: words.lead,
    document: {
      title: words.document,
      name: oneLine(row.titulo),
      pairs: [
        pair(words.file, row.nombre),
        pair(words.pages, pages),
        pair(words.company, company),
        pair(words.requested, row.solicitado_por),
      ],
      hash: pair(words.hash, row.hash_original),
    },
    signer: {
      title: words.signer,
      name: oneLine(evidencia.nombre),
      pairs: [pair(words.nif, evidencia.nif ?? words.no_nif), pair(words.email, evidencia.email)],
    },
    signature: {
      title: words.signature,
      moment: pair(
        words.moment,
        `${at(row.fecha_firma)} (${formatOffset(epochOf(row.fecha_firma), zona_horaria)})`,
      ),
      pairs: [
        pair(words.sent, at(evidencia.codigo_enviado_en)),
        pair(words.address, evidencia.ip),
        pair(words.device, device === "" ? words.unknown : device),
      ],
      agent: oneLine(evidencia.agente),
    },
    events: {
      title: words.events,
      head: [words.when, words.what, words.from],
      rows: row.sucesos.map((event) => ({
        when: at(event.en),
        what: eventText(words, event, row),
        from: event.ip ?? "",
      })),
    },
    claim: {
      title: words.claim_title,
      text: words.claim,
      clock: [fillWords(words.clock, { zona: zona_horaria }), stamp].join(" ").trim(),
    },
    check: {
      title: words.check_title,
      text: words.check,
      code: pair(words.code, shown.codigo),
      link: shown.link,
      qr: shown.qr,
    },
    footer: {
      who: fillWords(words.footer, { empresa: oneLine(row.empresa) }),
      made: shown.codigo,
      page: words.page,
    },
  };
}
