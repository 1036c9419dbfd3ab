import type { Dictionary } from "../../dictionary.ts";
import type { signatures as es } from "../../es/papers/signatures.ts";

export const signatures: Dictionary<typeof es> = {
  none: "You have no documents to sign",
  none_text:
    "When your company asks you for a signature, the document will appear here and we will let you know.",
  all_done: "You have nothing waiting to be signed.",
  important: "Important",
  back: "Back to the list",
  words: "Your company adds",
  download: "Download",
  copy_of: "Signed copy of {{title}}",
  not_open: "This document can no longer be opened.",
  read_only:
    "A handed-over session can only look: reading, signing and rejecting are for the person themselves.",
  history: "What has happened",
  state: {
    pendiente: "Pending",
    firmado: "Signed",
    rechazado: "Rejected",
    anulado: "Withdrawn",
    caducado: "Expired",
  },
  group: {
    pendiente: "Waiting for your signature",
    cerrado: "Signed and closed",
  },
  row: {
    sign: "Read and sign",
    asked: "Received on {{when}}",
    until: "You can sign until {{day}}",
    expired: "Could be signed until {{day}}",
    signed: "Signed on {{when}}",
    rejected: "Rejected on {{when}}",
  },
  panel: {
    title: "How to sign, step by step",
    signed: "Document signed",
  },
  step: {
    read: "Read the document",
    sign: "Sign with a code",
    copy: "Keep your copy",
    done: "Done on {{when}}",
  },
  read: {
    text: "Take your time and go through every page to the end. Reading does not commit you to anything.",
    progress: "Pages read",
    seen_one: "You have seen {{seen}} of {{total}} page",
    seen_other: "You have seen {{seen}} of {{total}} pages",
    action: "I have read the document",
  },
  gap: {
    loading: "Wait until the document is shown.",
    unsafe:
      "Your browser cannot check the document over this connection. Open the portal at an address that begins with https.",
    other:
      "The file that arrived is not the one to be signed. Open the page again and, if nothing changes, tell your company.",
    pages_one: "1 page is still to be seen: scroll down to its end.",
    pages_other: "{{count}} pages are still to be seen: scroll down to the end of each one.",
  },
  sign: {
    declare: "By signing you confirm that you have read “{{title}}” and agree with what it says.",
    action: "Sign the document",
    done: "You have signed the document.",
    not_now: "This document cannot be signed at the moment. Please ask your company.",
  },
  copy: {
    making:
      "We are preparing your signed copy. You can leave this page: we will let you know when it is ready.",
    ready: "Your signed copy is ready. It includes a page with the evidence of the signature.",
    download: "Download the signed copy",
  },
  reject: {
    intro: "Don’t agree with the document? You can reject it and explain why.",
    open: "Reject the document",
    title: "Reject the document?",
    text: "Your company will be told that you have rejected “{{title}}”, and why. You will not be able to sign it afterwards; if you change your mind, it will have to be sent to you again.",
    reason: "Reason",
    hint: "Your company will read it and it will stay in the document’s history.",
    required: "Explain why you reject it.",
    action: "Reject",
    done: "You have rejected the document.",
  },
  closed: {
    rechazado: "You rejected this document",
    rechazado_text: "Your company has received your reason. The document can no longer be signed.",
    anulado: "Your company has withdrawn this document",
    anulado_text: "You no longer need to sign it.",
    caducado: "The time to sign is over",
    caducado_text:
      "It can no longer be signed. If it is still needed, your company will send it again.",
  },
  meaning: {
    title: "What signing here means",
    code: "It is a simple electronic signature: with a one-time code, which only reaches your mailbox, you confirm that it is you who signs.",
    seal: "Your company then closes the PDF with its electronic seal: any later change, even of one letter, shows.",
    evidence:
      "The signed copy carries a page of evidence: who, when, from which address and device, and the fingerprint of the file that you read.",
    simple:
      "It is neither an advanced nor a qualified electronic signature, such as that of an electronic identity card. Your company uses it for documents for which a simple signature is enough.",
  },
  event: {
    solicitado: "Your company asked for the signature",
    abierto: "Document opened",
    leido: "Read to the end",
    codigo_enviado: "Code sent by e-mail",
    codigo_erroneo: "Wrong code",
    firmado: "Signed",
    sellado: "Copy sealed by the company",
    rechazado: "Rejected",
    anulado: "Withdrawn by the company",
    caducado: "The time to sign ended",
    recordado: "Reminder sent",
  },
};
