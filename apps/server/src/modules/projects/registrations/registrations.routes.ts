import * as divisions from "@atrio/contract/projects/divisions";
import * as registrations from "@atrio/contract/projects/registrations";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";

import { proposeCopy } from "./copying.service.ts";
import { getDivision, saveDay } from "./divisions.service.ts";
import { readHours } from "./hours.service.ts";
import {
  changeOrDecide,
  createOwn,
  readRegistrationHistory,
  remove,
  requireAccount,
} from "./registrations.service.ts";
import { run } from "./running.service.ts";

/** A worker's own time on projects, and what anybody does with one registration. */
export function registrationRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, divisions.assignmentsDay, async ({ actor, body }) => ({
    data: await getDivision(ctx, actor, body.dia),
  }));

  bind(app, ctx, registrations.createRegistration, async ({ actor, body, meta }) => ({
    data: await createOwn(ctx, { actor, input: body, once: meta.once }),
  }));

  bind(app, ctx, registrations.changeRegistration, async ({ actor, params, body }) => {
    const { empresa_id: _c, usuario_id: _u, usuario_ip: _i, ...named } = body;
    const { account_user_id: _a, account_user_ip: _p, ...input } = named;
    return { data: await changeOrDecide(ctx, { actor, id: params.id, input }) };
  });

  bind(app, ctx, registrations.deleteRegistration, async ({ actor, params, query, meta }) => {
    requireAccount(actor, query.userId);
    await remove(ctx, { actor, id: params.id, motivo: query.motivo });
    return { data: { message: say(meta.language, "project.registration_removed") } };
  });

  bind(app, ctx, registrations.registrationHistory, async ({ actor, params }) => ({
    data: await readRegistrationHistory(ctx, actor, params.id),
  }));

  bind(app, ctx, divisions.saveDivision, async ({ actor, params, body }) => ({
    data: await saveDay(ctx, { actor, dia: params.dia, input: body }),
  }));

  bind(app, ctx, divisions.copyDivision, async ({ actor, params, query }) => ({
    data: await proposeCopy(ctx, { actor, dia: params.dia, desde: query.desde }),
  }));

  bind(app, ctx, divisions.runProject, async ({ actor, body, meta }) => ({
    data: await run(ctx, { actor, input: body, once: meta.once }),
  }));

  bind(app, ctx, divisions.ownProjectHours, async ({ actor, query }) => ({
    data: await readHours(ctx, actor, query),
  }));
}
