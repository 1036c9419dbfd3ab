import type { FastifyReply } from "fastify";

import {
  checkpointSettings,
  createInspectionLink,
  downloadInspection,
  exportInspection,
  listInspectionLinks,
  openInspection,
  revokeInspectionLink,
  updateCheckpointMails,
} from "@atrio/contract/time/evidence";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { fileHeaders } from "../../../http/files.ts";

import { readCheckpoints, setCheckpointMails } from "./checkpoints/checkpoints.service.ts";
import type { KitFile } from "./kit/kit.service.ts";
import {
  downloadByLink,
  exportKit,
  issueLink,
  listIssuedLinks,
  viewInspection,
  withdrawLink,
} from "./links/links.service.ts";

function sendKit(reply: FastifyReply, kit: KitFile): ReadableStream<Uint8Array> {
  void reply.headers(fileHeaders({ name: kit.name, type: "application/zip" }));
  return kit.stream;
}

/** Evidence of working time: inspection kits, links to them, checkpoints. */
export function evidenceRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, exportInspection, async ({ actor, body, meta, reply }) =>
    sendKit(reply, await exportKit(ctx, actor, { asked: body, ip: meta.ip })),
  );

  bind(app, ctx, createInspectionLink, async ({ actor, body, meta }) => {
    const { motivo, dias, ...scope } = body;
    return { data: await issueLink(ctx, actor, { scope, motivo, dias, ip: meta.ip }) };
  });

  bind(app, ctx, listInspectionLinks, async ({ actor }) => ({
    data: await listIssuedLinks(ctx, actor),
  }));

  bind(app, ctx, revokeInspectionLink, async ({ actor, params, meta }) => {
    await withdrawLink(ctx, actor, { id: params.id, ip: meta.ip });
    return { data: { message: say(meta.language, "inspection.link_revoked") } };
  });

  bind(app, ctx, openInspection, async ({ body, meta }) => ({
    data: await viewInspection(ctx, { token: body.token, ip: meta.ip }),
  }));

  bind(app, ctx, downloadInspection, async ({ body, meta, reply }) =>
    sendKit(reply, await downloadByLink(ctx, { token: body.token, ip: meta.ip })),
  );

  bind(app, ctx, checkpointSettings, async ({ actor }) => ({
    data: await readCheckpoints(ctx, actor),
  }));

  bind(app, ctx, updateCheckpointMails, async ({ actor, body, meta }) => {
    await setCheckpointMails(ctx, actor, { correos: body.correos, ip: meta.ip });
    return { data: { message: say(meta.language, "inspection.mails_saved") } };
  });
}
