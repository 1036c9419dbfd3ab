import {
  allModel145,
  confirmModel145,
  currentModel145,
  deleteModel145,
  model145File,
  sendModel145Code,
  signModel145,
  writeModel145,
} from "@atrio/contract/papers/model145";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFiles } from "../../../http/files.ts";

import {
  confirmVersion,
  deleteVersion,
  getCurrent,
  listVersions,
  writeVersion,
} from "./model145.service.ts";
import { downloadVersions } from "./printing/printing.service.ts";
import { sendFormCode, signVersion } from "./signing.service.ts";

/** Model 145: a worker's declaration to the company for the income tax that it withholds. */
export function model145Routes(app: App, ctx: AppContext): void {
  bind(app, ctx, currentModel145, async ({ actor }) => ({ data: await getCurrent(ctx, actor) }));

  bind(app, ctx, allModel145, async ({ actor }) => listVersions(ctx, actor));

  bind(app, ctx, model145File, async ({ actor, query, meta, reply }) =>
    sendFiles(reply, await downloadVersions(ctx, actor, { ...query, language: meta.language })),
  );

  bind(app, ctx, writeModel145, async ({ actor, body, meta }) => ({
    data: await writeVersion(ctx, actor, { datos: body.datos, once: meta.once }),
  }));

  bind(app, ctx, sendModel145Code, async ({ actor, params, meta }) => {
    await sendFormCode(ctx, actor, params.id);
    return { data: { message: say(meta.language, "model145.code_sent") } };
  });

  bind(app, ctx, signModel145, async ({ actor, params, body, meta }) => ({
    data: await signVersion(ctx, { actor, ...meta }, { id: params.id, codigo: body.codigo }),
  }));

  bind(app, ctx, confirmModel145, async ({ actor, params }) => ({
    data: await confirmVersion(ctx, actor, params.id),
  }));

  bind(app, ctx, deleteModel145, async ({ actor, params, meta }) => {
    await deleteVersion(ctx, actor, params.id);
    return { data: { message: say(meta.language, "model145.deleted") } };
  });
}
