import * as directory from "@atrio/contract/people/directory";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import {
  getWorkerCard,
  listChoices,
  listGrants,
  listWorkers,
  writeGrants,
} from "./directory.service.ts";
import { exportWorkers } from "./export/export.service.ts";

/** The list of everybody who works in the company, and the audiences of its columns. */
export function directoryRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, directory.listWorkers, async ({ actor, query }) =>
    listWorkers(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, directory.directoryChoices, async ({ actor }) => ({
    data: await listChoices(ctx, actor),
  }));

  bind(app, ctx, directory.exportWorkers, async ({ actor, query, meta, reply }) =>
    sendFile(reply, await exportWorkers(ctx, { actor, meta }, query)),
  );

  bind(app, ctx, directory.workerCard, async ({ actor, params }) => ({
    data: await getWorkerCard(ctx, actor, params.persona_id),
  }));

  bind(app, ctx, directory.directoryGrants, async ({ actor }) => ({
    data: await listGrants(ctx, actor),
  }));

  bind(app, ctx, directory.writeDirectoryGrants, async ({ actor, body, meta }) => ({
    data: await writeGrants(ctx, { actor, ip: meta.ip }, body.permisos),
  }));
}
