import type { Dictionary } from "../../dictionary.ts";
import type { seal as es } from "../../es/papers/seal.ts";

export const seal: Dictionary<typeof es> = {
  title: "Company seal",
  subtitle: "The certificate with which Atrio seals signed documents, certificates and form 145.",
  use: "Use the company’s own",
  replace: "Replace certificate",
  ownersOnly: "Only people with full access can change it.",
  current: "Certificate in use",
  subject: "Holder",
  origin: "Origin",
  own: "The company’s own",
  made: "Created by Atrio",
  from: "Valid from",
  until: "Valid until",
  fingerprint: "SHA-256 fingerprint",
  stamp: "Time stamp",
  stampOn: "On",
  stampOff: "Not configured in this installation",
  states: {
    vigente_one: "Valid: {{count}} day left",
    vigente_other: "Valid: {{count}} days left",
    pronto_one: "Expires in {{count}} day",
    pronto_other: "Expires in {{count}} days",
    caducado_one: "Expired",
    caducado_other: "Expired",
  },
  madeText:
    "Atrio created it for your company and renews it by itself before it expires. If you have a seal certificate from a trusted authority, use it: PDF readers will recognise it.",
  ownText:
    "When it expires, Atrio will create one of its own until you upload the next. Whatever is sealed already stays valid.",
  dialog: {
    title: "Use the company’s certificate",
    text: "From now on documents are sealed with it. Sealed documents do not change, and the key is stored encrypted.",
    file: "Certificate file",
    fileHint: "A .p12 or .pfx, with its private key.",
    choose: "Choose the certificate file.",
    wrongType: "It has to be a .p12 or .pfx file.",
    password: "Password of the file",
    passwordHint: "The one you gave it when exporting. It is not stored.",
    send: "Use this certificate",
    done: "Certificate changed",
  },
};
