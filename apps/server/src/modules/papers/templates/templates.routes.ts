import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  documentTemplates,
  previewTemplate as previewCall,
} from "@atrio/contract/papers/templates";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import {
  listTemplates,
  previewTemplate,
  removeTemplate,
  writeTemplate,
} from "./templates.service.ts";

/** Texts with fields that administrators keep and fill for people. */
export function templatesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, documentTemplates, async ({ actor }) => ({
    data: await listTemplates(ctx, actor),
  }));

  bind(app, ctx, addTemplate, async ({ actor, body, meta }) => {
    const { nombre, idioma, texto } = body;
    return {
      data: await writeTemplate(ctx, { actor, ip: meta.ip }, { id: null, nombre, idioma, texto }),
    };
  });

  bind(app, ctx, changeTemplate, async ({ actor, params, body, meta }) => {
    const { nombre, idioma, texto } = body;
    const draft = { id: params.id, nombre, idioma, texto };
    return { data: await writeTemplate(ctx, { actor, ip: meta.ip }, draft) };
  });

  bind(app, ctx, deleteTemplate, async ({ actor, params, meta }) => {
    await removeTemplate(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "template.deleted") } };
  });

  bind(app, ctx, previewCall, async ({ actor, body, reply }) =>
    sendFile(reply, await previewTemplate(ctx, actor, body)),
  );
}
