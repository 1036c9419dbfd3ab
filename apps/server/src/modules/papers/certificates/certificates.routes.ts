import {
  certificateFile,
  certificates,
  requestCertificate,
} from "@atrio/contract/papers/certificates";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { listCertificates, makeCertificate, openCertificate } from "./certificates.service.ts";

/** Certificates that a worker asks for, made at once. */
export function certificatesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, certificates, async ({ actor }) => listCertificates(ctx, actor));

  bind(app, ctx, requestCertificate, async ({ actor, body, meta }) => ({
    data: await makeCertificate(ctx, actor, { ...body, once: meta.once }),
  }));

  bind(app, ctx, certificateFile, async ({ actor, query, reply }) =>
    sendFile(reply, await openCertificate(ctx, actor, query.certificado_id)),
  );
}
