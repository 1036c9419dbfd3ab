import {
  approveDocument,
  rejectDocument,
  teamDocuments,
} from "@atrio/contract/papers/documents-office";

import type { AppContext } from "../../../../context.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";

import { decide, listTeam } from "./team.service.ts";

/** Documents of the caller's team. */
export function teamDocumentsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, teamDocuments, async ({ actor, body, meta }) =>
    listTeam(ctx, { actor, ...meta }, body.paramsFront),
  );

  bind(app, ctx, approveDocument, async ({ actor, body, meta }) => ({
    data: await decide(ctx, { actor, ...meta }, { id: body.id, aprobada: true, motivo: null }),
  }));

  bind(app, ctx, rejectDocument, async ({ actor, body, meta }) => ({
    data: await decide(ctx, { actor, ...meta }, { ...body, aprobada: false }),
  }));
}
