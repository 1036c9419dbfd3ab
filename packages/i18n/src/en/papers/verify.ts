import type { Dictionary } from "../../dictionary.ts";
import type { verify as es } from "../../es/papers/verify.ts";

export const verify: Dictionary<typeof es> = {
  title: "Check a document",
  text: "Check whether a signed document or a certificate is genuine. You do not need an account.",
  by_code: "With its code",
  code: "Verification code",
  code_hint: "It stands beside the QR code of the document.",
  code_required: "Type the code that is printed on the document.",
  check: "Check",
  by_file: "With the file",
  file_hint: "We check the file byte by byte and do not keep it.",
  checking: "Checking…",
  checking_file: "Checking {{name}}…",
  file_empty: "The file is empty.",
  file_large: "The file is larger than 10 MB: it is not a document sealed in this portal.",
  result: "Result",
  asked_code: "Code {{code}}",
  asked_file: "File {{name}}",
  title_of: {
    valido_code: "The code belongs to a genuine document",
    valido_file: "The file is genuine",
    anulado_code: "The document has been withdrawn",
    anulado_file: "The document has been withdrawn",
    sustituido_code: "There is a newer version",
    sustituido_file: "There is a newer version",
    alterado_code: "The file is not the original",
    alterado_file: "The file is not the original",
    desconocido_code: "We do not know this code",
    desconocido_file: "We do not know this file",
  },
  reason: {
    valido_code:
      "The document with this code exists and is in force. The code says nothing about the file that you have: to find out whether somebody has changed it, check the file as well.",
    valido_file:
      "It matches the document sealed by the company byte by byte: nobody has changed it, and it is in force.",
    anulado_code:
      "It was a genuine document, but the company has withdrawn it and it is no longer valid.",
    anulado_file:
      "The file is the original and nobody has changed it, but the company has withdrawn it and it is no longer valid.",
    sustituido_code:
      "It was a genuine document, but another one that replaces it was issued later.",
    sustituido_file:
      "The file is the original and nobody has changed it, but another one that replaces it was issued later.",
    alterado_code: "The document exists, but it has been changed.",
    alterado_file:
      "It carries the code of a genuine document, but its content is not what the company sealed: something was changed, or the file was saved again, printed or scanned.",
    desconocido_code: "No document of this portal carries this code.",
    desconocido_file: "No document sealed in this portal matches this file.",
  },
  advice: {
    anulado: "Ask whoever gave it to you for the document in force.",
    sustituido: "Ask whoever gave it to you for the newest version.",
    alterado_1: "Do not rely on its content.",
    alterado_2:
      "Ask whoever gave it to you for the original PDF, as it was downloaded from the portal, and check it here.",
    alterado_3: "If you suspect a forgery, tell the company.",
    desconocido_code_1: "Make sure that you typed all of it: twenty letters and digits.",
    desconocido_code_2: "If it is spelled correctly, ask for the original PDF and check the file.",
    desconocido_file_1:
      "Make sure that it is the PDF as it was downloaded from the portal, not saved again, printed or scanned.",
    desconocido_file_2: "If you have the document on paper, check its code.",
    desconocido_file_3: "If it is still not found, do not accept it: ask the company.",
  },
  what_to_do: "What you can do",
  fact: {
    kind: "What it is",
    company: "Company that sealed it",
    issued: "Date of the seal",
    withdrawn: "Withdrawn by the company on",
    replaced: "Replaced on",
    fingerprint: "Fingerprint of the original document (SHA-256)",
    own: "Fingerprint of your file (SHA-256)",
    same: "It is the same as that of the original.",
    different: "It is not the same as that of the original.",
    compare: "If you compute the SHA-256 fingerprint of your file, it must be exactly this one.",
    certificate: "Fingerprint of the company’s certificate",
    timestamp: "Timestamp",
    timestamp_yes: "Yes, from a time-stamping authority",
    timestamp_no: "No: the date is the portal’s",
  },
  kind: {
    firma: "Document signed by a worker",
    certificado: "Certificate issued by the company",
    modelo145: "Signed Model 145 (Spanish tax form)",
  },
  hidden_title: "What we do not show, and why",
  hidden_text:
    "We show neither the content of the document nor whose it is: only whether it is genuine. So whoever finds a code learns nothing about a person. If you have the document, its details are already in it.",
};
