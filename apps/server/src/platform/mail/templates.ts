import type { Language } from "@atrio/contract/common";
import { mail as en } from "@atrio/i18n/en/mail";
import { mail as es } from "@atrio/i18n/es/mail";
import { mail as fr } from "@atrio/i18n/fr/mail";
import { mail as pt } from "@atrio/i18n/pt/mail";

import { formatMoment } from "../../lib/calendar/format.ts";
import type { StoredFile } from "../storage.ts";

/** Data of each mail. Instants are ISO 8601, printed in `zona_horaria`. */
export type MailData = {
  /** To a person whose account has just been made. */
  activate_account: LinkData;
  /** Reset of a password, to the person who asked. */
  reset_password: LinkData;
  /** After any change of the password. */
  password_changed: { nombre: string; cambiada_en: string; zona_horaria: string };
  /** One-time code, to the signer. */
  signature_code: {
    nombre: string;
    /** Title of the signed thing. */
    titulo: string;
    /** Six digits. */
    codigo: string;
    /** A mail that could not be sent until then is not sent at all. */
    expira_en: string;
    zona_horaria: string;
  };
  /** About another e-mail to sign in with. */
  email_change: {
    nombre: string;
    /**
     * To the new address, to the old one, to whose address it is already, to both when it is done; to
     * the old one when the bank accounts change soon afterwards.
     */
    paso: "confirmar" | "aviso" | "ocupado" | "cambiado" | "cuentas";
    /** The new address. */
    correo: string;
    /** Moment of the request, or of the change. */
    momento: string;
    zona_horaria: string;
    /** Address below PUBLIC_URL that confirms or cancels, and when it dies. */
    enlace?: { link: string; expira_en: string };
  };
  /** After any change of the second factor of signing in. */
  second_factor: {
    nombre: string;
    /** Turned on, turned off, removed by somebody else, new recovery codes, one of them used. */
    cambio: "activado" | "desactivado" | "retirado" | "codigos" | "recuperacion";
    cambiado_en: string;
    zona_horaria: string;
    /** Recovery codes that are left. */
    quedan: number;
  };
  /** To the recipients of the signed checkpoints of a company's time records, with the files. */
  checkpoint: {
    /** Name of the company: recipients may be outside it. */
    nombre: string;
    numero: number;
    creado_en: string;
    cadenas: number;
    /** SHA-256 of the file, and of the public key, hexadecimal. */
    hash: string;
    huella: string;
    zona_horaria: string;
  };
  /** Notice of a change; its words are in the reader's language already. */
  notice: {
    nombre: string;
    titulo: string;
    descripcion: string;
    accion: string;
    /** Page below PUBLIC_URL. */
    link: string;
  };
  /** Daily or weekly summary of notices, by title; no names, no figures. */
  notice_digest: {
    nombre: string;
    total: number;
    avisos: ReadonlyArray<{ titulo: string; veces: number }>;
    /** Page below PUBLIC_URL. */
    link: string;
  };
};

type LinkData = {
  nombre: string;
  /** Address below PUBLIC_URL; the token is in its fragment. */
  link: string;
  /** Expiry of the link: a mail that could not be sent until then is not sent at all. */
  expira_en: string;
  zona_horaria: string;
};

export type MailTemplate = keyof MailData;

/** A mail to send: who gets which template, in which language, from which company. */
export type Mail = {
  [K in MailTemplate]: {
    to: string;
    template: K;
    idioma: Language;
    data: MailData[K];
    /** Name of the company; without it the product speaks for itself. */
    empresa?: string;
    /** Stored files that go with it. */
    attachments?: Array<{ filename: string; contentType: string; stored: StoredFile }>;
  };
}[MailTemplate];

/** Contents of a mail before layout; plain text, nothing escaped. */
export type MailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Items announced by the paragraphs. */
  list?: string[];
  /** Code to be typed, on a line of its own. */
  code?: string;
  action?: { label: string; link: string; fallback: string };
  closing: string[];
  footer: string;
};

export const PRODUCT_NAME = "Atrio";

const dictionaries = { es, en, fr, pt };

/** Text of a mail in its language. Throws when the dictionary wants a value that the mail lacks. */
export function contentOf(mail: Mail): MailContent {
  const words = dictionaries[mail.idioma];
  const company = { empresa: mail.empresa ?? PRODUCT_NAME };
  switch (mail.template) {
    case "activate_account": {
      const values = { ...company, ...momentOf(mail.data.expira_en, mail) };
      const own = words.activate_account;
      return {
        ...frameOf(mail, own.subject),
        paragraphs: [fill(own.intro, values), own.instruction],
        action: { label: own.action, link: mail.data.link, fallback: words.fallback },
        closing: [fill(words.expiry, values), fill(own.closing, values)],
      };
    }
    case "reset_password": {
      const values = { ...company, ...momentOf(mail.data.expira_en, mail) };
      const own = words.reset_password;
      return {
        ...frameOf(mail, own.subject),
        paragraphs: [fill(own.intro, values)],
        action: { label: own.action, link: mail.data.link, fallback: words.fallback },
        closing: [fill(words.expiry, values), own.closing],
      };
    }
    case "password_changed": {
      const values = { ...company, ...momentOf(mail.data.cambiada_en, mail) };
      const own = words.password_changed;
      return {
        ...frameOf(mail, own.subject),
        paragraphs: [fill(own.intro, values), own.sessions],
        closing: [own.closing],
      };
    }
    case "signature_code": {
      const values = {
        ...company,
        ...momentOf(mail.data.expira_en, mail),
        titulo: mail.data.titulo,
      };
      const own = words.signature_code;
      return {
        ...frameOf(mail, own.subject),
        paragraphs: [fill(own.intro, values)],
        code: mail.data.codigo,
        closing: [fill(own.expiry, values), own.closing],
      };
    }
    case "email_change":
      return emailChangeContent(mail);
    case "second_factor":
      return secondFactorContent(mail);
    case "checkpoint":
      return checkpointContent(mail);
    case "notice": {
      const { titulo, descripcion, accion, link } = mail.data;
      return {
        ...frameOf(mail, titulo),
        paragraphs: [descripcion],
        action: { label: accion, link, fallback: words.fallback },
        closing: [],
      };
    }
    case "notice_digest":
      return digestContent(mail);
  }
}

/** More titles than these are not listed. */
const mostTitles = 20;

function digestContent(mail: Extract<Mail, { template: "notice_digest" }>): MailContent {
  const words = dictionaries[mail.idioma];
  const own = words.notice_digest;
  const { total, avisos, link } = mail.data;
  const titles = avisos
    .slice(0, mostTitles)
    .map(({ titulo, veces: times }) =>
      fill(times === 1 ? own.line : own.lines, { titulo, veces: String(times) }),
    );
  return {
    ...frameOf(mail, own.subject),
    paragraphs: [total === 1 ? own.intro_one : fill(own.intro, { total: String(total) })],
    list: avisos.length > titles.length ? [...titles, own.more] : titles,
    action: { label: own.action, link, fallback: words.fallback },
    closing: [own.closing],
  };
}

function emailChangeContent(mail: Extract<Mail, { template: "email_change" }>): MailContent {
  const { paso, momento: moment, correo, enlace } = mail.data;
  const words = dictionaries[mail.idioma];
  const own = words.email_change;
  const { subject, intro, more, closing } = own[paso];
  const values = {
    empresa: mail.empresa ?? PRODUCT_NAME,
    ...momentOf(moment, mail),
    correo,
  };
  const content = {
    ...frameOf(mail, subject),
    paragraphs: [intro, more].map((text) => fill(text, values)),
  };
  if (enlace === undefined) return { ...content, closing: [closing] };
  const end = fill(words.expiry, momentOf(enlace.expira_en, mail));
  return {
    ...content,
    action: {
      label: paso === "aviso" ? own.cancel : own.confirm,
      link: enlace.link,
      fallback: words.fallback,
    },
    closing: [end, closing],
  };
}

function secondFactorContent(mail: Extract<Mail, { template: "second_factor" }>): MailContent {
  const { cambio, cambiado_en, quedan: left } = mail.data;
  const words = dictionaries[mail.idioma].second_factor;
  const values = {
    empresa: mail.empresa ?? PRODUCT_NAME,
    ...momentOf(cambiado_en, mail),
    quedan: String(left),
  };
  const { subject, intro, more } = words[cambio];
  return {
    ...frameOf(mail, subject),
    paragraphs: [intro, more].map((text) => fill(text, values)),
    closing: [words.closing],
  };
}

function checkpointContent(mail: Extract<Mail, { template: "checkpoint" }>): MailContent {
  const own = dictionaries[mail.idioma].checkpoint;
  const { numero, cadenas, hash, huella, creado_en } = mail.data;
  const values = {
    ...momentOf(creado_en, mail),
    empresa: mail.data.nombre,
    numero: String(numero),
    cadenas: String(cadenas),
    hash,
    huella,
  };
  return {
    subject: fill(own.subject, values),
    greeting: own.greeting,
    footer: dictionaries[mail.idioma].footer,
    paragraphs: [own.intro, own.facts, own.hash, own.key].map((text) => fill(text, values)),
    closing: [own.closing],
  };
}

function frameOf(mail: Mail, subject: string) {
  const words = dictionaries[mail.idioma];
  const values = { nombre: mail.data.nombre, empresa: mail.empresa ?? PRODUCT_NAME };
  return {
    subject: fill(subject, values),
    greeting: fill(words.greeting, values),
    footer: words.footer,
  };
}

function momentOf(
  instant: string,
  mail: { idioma: Language; data: { zona_horaria: string } },
): { fecha: string; hora: string } {
  return formatMoment(instant, mail.data.zona_horaria, mail.idioma);
}

/** Fills `{{name}}`; typed values become one line without controls. */
function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The mail text asks for ${name}`);
    return value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  });
}
