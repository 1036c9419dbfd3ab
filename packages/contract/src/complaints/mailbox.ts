import { z } from "zod";

import { data, date, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

const handler = {
  audience: "complaint_handler",
  subject: "none",
  module: moduleIds.complaints,
} as const;

/** Header of the handlers' calls that read or write reports: the key of `unlockMailbox`. */
export const mailboxKeyHeader = "x-buzon-llave";

const passphrase = z
  .string()
  .min(1)
  .max(200)
  .describe("Passphrase of the mailbox, at least 16 characters; not the portal's password");

const handlerOfMailbox = z.object({
  id: z.uuid().describe("Id of the handler's key"),
  nombre_completo: z.string().describe("Full name"),
});

const authority = z.object({
  nombre: z.string().describe("External authority, in the caller's language"),
  enlace: z.string().describe("Its web address"),
});

const restarted = date.nullable().describe("Day on which the mailbox last began anew, if it did");

export const getMailboxPolicy = endpoint({
  method: "GET",
  path: "/buzon-denuncias/politica/:slug",
  tag: "complaints",
  summary: "A company's mailbox: who handles reports, legal terms and the external authorities",
  access: { audience: "public", subject: "none", module: null, traceless: true },
  params: z.strictObject({ slug: z.string().max(100).describe("Public name of the company") }),
  response: data(
    z.object({
      nombre: z.string().describe("Name of the company"),
      abierto: z.boolean().describe("Reports can be filed"),
      reiniciado: restarted,
      gestores: z
        .array(handlerOfMailbox)
        .describe("Who reads reports; a reporter may exclude them"),
      plazos: z.object({
        acuse_dias: z.number().int().describe("Days until the acknowledgement"),
        conclusion_meses: z.number().int().describe("Months until the conclusion"),
        prorroga_meses: z.number().int().describe("Months of an extension"),
        borrado_meses: z.number().int().describe("Months after which unhandled data are deleted"),
      }),
      autoridades: z.array(authority),
    }),
  ),
  errors: ["company.not_found"],
});

const handlerState = z.enum(["pendiente", "activa"]).describe("Pending until admitted, or active");

export const getMailbox = endpoint({
  method: "GET",
  path: "/buzon-denuncias",
  tag: "complaints",
  summary: "State of the company's mailbox, the caller's key and the other handlers'",
  access: handler,
  query: z.strictObject({ ...identityFields }),
  response: data(
    z.object({
      abierto: date.nullable().describe("Day on which the mailbox was opened"),
      reiniciado: restarted,
      mi_clave: handlerState.nullable().describe("The caller's key; null: none yet"),
      gestores: z.array(
        handlerOfMailbox.extend({
          estado: handlerState,
          desde: date.describe("Day on which the key was made"),
        }),
      ),
    }),
  ),
});

const recovery = z.object({
  clave_recuperacion: z.string().describe("Recovery key, to print: it is answered once"),
});

export const openMailbox = endpoint({
  method: "POST",
  path: "/buzon-denuncias/abrir",
  tag: "complaints",
  summary: "Open the company's mailbox with the caller as its first handler",
  access: handler,
  body: z.strictObject({ ...identityFields, frase: passphrase }),
  response: data(recovery),
  errors: ["complaint.mailbox_open", "complaint.passphrase_short"],
});

export const createMailboxKey = endpoint({
  method: "POST",
  path: "/buzon-denuncias/clave",
  tag: "complaints",
  summary: "Make the caller's key; it waits until another handler admits it",
  access: handler,
  body: z.strictObject({
    ...identityFields,
    frase: passphrase,
    sustituir: z
      .literal(true)
      .optional()
      .describe("Retires the caller's own key, whose passphrase is lost, for the new one"),
  }),
  response: data(z.object({ estado: handlerState })),
  errors: ["complaint.mailbox_closed", "complaint.key_exists", "complaint.passphrase_short"],
});

export const changePassphrase = endpoint({
  method: "PUT",
  path: "/buzon-denuncias/clave",
  tag: "complaints",
  summary: "Change the passphrase of the caller's key",
  access: handler,
  body: z.strictObject({
    ...identityFields,
    frase_actual: passphrase,
    frase_nueva: passphrase,
  }),
  response: data(z.object({ estado: handlerState })),
  errors: ["complaint.no_key", "complaint.wrong_passphrase", "complaint.passphrase_short"],
});

export const unlockMailbox = endpoint({
  method: "POST",
  path: "/buzon-denuncias/desbloquear",
  tag: "complaints",
  summary:
    "Unlock the mailbox for 15 minutes: the answered key goes with each call as x-buzon-llave",
  access: handler,
  body: z.strictObject({ ...identityFields, frase: passphrase }),
  response: data(
    z.object({
      llave: z.string().describe("Value of the header x-buzon-llave; only for this session"),
      expira_en: instant.describe("When it ends"),
    }),
  ),
  errors: ["complaint.no_key", "complaint.key_pending", "complaint.wrong_passphrase"],
});

export const admitHandler = endpoint({
  method: "POST",
  path: "/buzon-denuncias/gestores/:id/admitir",
  tag: "complaints",
  summary: "Admit a handler's key and give it the reports that the caller reads",
  access: handler,
  params: z.strictObject({ id: z.uuid().describe("Id of the handler's key") }),
  body: z.strictObject({ ...identityFields }).optional(),
  response: data(z.object({ denuncias: z.number().int().describe("Reports it can read now") })),
  errors: ["complaint.handler_not_found", "complaint.locked"],
});

export const recoverMailbox = endpoint({
  method: "POST",
  path: "/buzon-denuncias/recuperar",
  tag: "complaints",
  summary: "Replace the caller's lost key with the recovery key, and read the reports again",
  access: handler,
  body: z.strictObject({
    ...identityFields,
    clave_recuperacion: z.string().min(1).max(200).describe("Recovery key, as printed"),
    frase_nueva: passphrase,
  }),
  response: data(z.object({ denuncias: z.number().int().describe("Reports it can read now") })),
  errors: ["complaint.mailbox_closed", "complaint.recovery_wrong", "complaint.passphrase_short"],
});

export const restartMailbox = endpoint({
  method: "POST",
  path: "/buzon-denuncias/empezar-de-nuevo",
  tag: "complaints",
  summary: "Every passphrase and the recovery key are lost: new keys; earlier reports stay sealed",
  access: { ...handler, confirmed: true },
  body: z.strictObject({
    ...identityFields,
    frase: passphrase,
    acepto: z.literal(true).describe("Nobody but their reporters can read the earlier reports"),
  }),
  response: data(
    recovery.extend({
      ilegibles: z.number().int().describe("Reports that no handler can read any more"),
    }),
  ),
  errors: ["complaint.mailbox_closed", "complaint.other_handlers", "complaint.passphrase_short"],
});
