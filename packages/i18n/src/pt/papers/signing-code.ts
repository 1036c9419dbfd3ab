import type { Dictionary } from "../../dictionary.ts";
import type { signingCode as es } from "../../es/papers/signing-code.ts";

export const signingCode: Dictionary<typeof es> = {
  text: "Enviaremos um código de utilização única para {{email}}. Introduza-o aqui para assinar.",
  send: "Enviar-me o código",
  again: "Enviar outro código",
  wait: "Poderá pedir outro dentro de {{seconds}} s",
  sent: "Código enviado. Expira às {{time}}.",
  tries_one: "Resta-lhe 1 tentativa.",
  tries_other: "Restam-lhe {{count}} tentativas.",
  code: "Código de seis algarismos",
  read_only: "Numa sessão cedida não é possível assinar.",
  form: "Introduza os seis algarismos do código.",
  expired: "O código expirou. Peça outro.",
  verification: "Código de verificação",
  copy: "Copiar o código",
  copied: "Copiado",
  verify: "Verificar o documento",
};
