import * as changes from "@atrio/contract/time/changes";
import * as days from "@atrio/contract/time/day-changes";

import type { AppContext } from "../../../../context.ts";
import { type App, bind } from "../../../../http/bind.ts";

import { cloneDay } from "./clone/clone.service.ts";
import { previewOwnDay, previewTeamDay, saveTeamDay } from "./day/day.service.ts";
import { answerChange, listOwnChanges, signingHistory } from "./history.service.ts";
import { deleteOwnSigning, editOwnSigning, noteOwnSigning } from "./own.service.ts";
import {
  listOwnDayChanges,
  listTeamDayChanges,
  markRead,
  objectToChange,
} from "./reading/reading.service.ts";
import { addSigning, deleteSigning, editSigning, listTeamChanges } from "./team.service.ts";

/** Changes of signings: the worker's own, their supervisors', and their outcomes. */
export function changesRoutes(app: App, ctx: AppContext): void {
  bindDays(app, ctx);
  bind(app, ctx, changes.editSigning, async ({ actor, params, body }) => ({
    data: await editOwnSigning(ctx, { actor, id: params.id, input: body }),
  }));

  bind(app, ctx, changes.deleteSigning, async ({ actor, params, query }) => ({
    data: await deleteOwnSigning(ctx, { actor, id: params.id, query }),
  }));

  bind(app, ctx, changes.noteSigning, async ({ actor, params, body }) => ({
    data: await noteOwnSigning(ctx, { actor, id: params.id, input: body }),
  }));

  bind(app, ctx, changes.cloneWorkday, async ({ actor, body, meta }) => ({
    data: await cloneDay(ctx, { actor, input: body, meta }),
  }));

  bind(app, ctx, changes.signingHistory, async ({ actor, params }) => ({
    data: await signingHistory(ctx, actor, params.id),
  }));

  bind(app, ctx, changes.listSigningChanges, async ({ actor, query }) => ({
    data: await listOwnChanges(ctx, actor, query),
  }));

  bind(app, ctx, changes.answerSigningChange, async ({ actor, params, body }) => ({
    data: await answerChange(ctx, { actor, id: params.id, input: body }),
  }));

  bind(app, ctx, changes.addTeamSigning, async ({ actor, body, meta }) => ({
    data: await addSigning(ctx, actor, { ...body, once: meta.once }),
  }));

  bind(app, ctx, changes.editTeamSigning, async ({ actor, body }) => ({
    data: await editSigning(ctx, actor, body),
  }));

  bind(app, ctx, changes.deleteTeamSigning, async ({ actor, query }) => ({
    data: await deleteSigning(ctx, actor, query),
  }));

  bind(app, ctx, changes.listTeamChanges, async ({ actor, query }) => ({
    data: await listTeamChanges(ctx, actor, query),
  }));
}

/** Days changed as a whole, and who reads of it. */
function bindDays(app: App, ctx: AppContext): void {
  bind(app, ctx, days.previewDay, async ({ actor, params, body }) => ({
    data: await previewOwnDay(ctx, actor, { dia: params.fecha, draft: body }),
  }));

  bind(app, ctx, days.previewTeamDay, async ({ actor, params, body }) => ({
    data: await previewTeamDay(ctx, {
      actor,
      trabajador_id: params.trabajador_id,
      dia: params.fecha,
      draft: body,
    }),
  }));

  bind(app, ctx, days.saveTeamDay, async ({ actor, params, body, meta }) => ({
    data: await saveTeamDay(ctx, {
      actor,
      trabajador_id: params.trabajador_id,
      dia: params.fecha,
      draft: body,
      motivo: body.motivo,
      once: meta.once,
    }),
  }));

  bind(app, ctx, days.listDayChanges, async ({ actor, query }) => ({
    data: await listOwnDayChanges(ctx, actor, query),
  }));

  bind(app, ctx, days.listTeamDayChanges, async ({ actor, query }) =>
    listTeamDayChanges(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, days.readDayChanges, async ({ actor, body }) => ({
    data: await markRead(ctx, actor, body.ids),
  }));

  bind(app, ctx, days.objectDayChange, async ({ actor, params, body }) => ({
    data: await objectToChange(ctx, { actor, id: params.id, motivo: body.motivo }),
  }));
}
