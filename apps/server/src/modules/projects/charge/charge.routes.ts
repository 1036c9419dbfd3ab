import * as team from "@atrio/contract/projects/team-projects";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import {
  decideAll,
  getCharged,
  listAssigned,
  listCharged,
  listColleagues,
  listOf,
  listPeople,
} from "./charge.service.ts";
import { exportProject } from "./export.service.ts";

/** Projects for the people in charge of them. */
export function projectChargeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, team.listTeamProjects, async ({ actor }) => ({
    data: await listCharged(ctx, actor),
  }));

  bind(app, ctx, team.getTeamProject, async ({ actor, params }) => ({
    data: await getCharged(ctx, actor, params.id),
  }));

  bind(app, ctx, team.listRegistrations, async ({ actor, params, body }) =>
    listOf(ctx, actor, { id: params.id, asked: body.paramsFront }),
  );

  bind(app, ctx, team.decideRegistrations, async ({ actor, body }) => ({
    data: await decideAll(ctx, actor, body),
  }));

  bind(app, ctx, team.workerAvatars, async ({ actor, params, query }) => {
    const { companyId } = params;
    return { data: await listAssigned(ctx, actor, { companyId, proyectoId: query.proyecto_id }) };
  });

  bind(app, ctx, team.allCompanyWorkers, async ({ actor, params }) => ({
    data: await listColleagues(ctx, actor, params.companyId),
  }));

  bind(app, ctx, team.projectPeople, async ({ actor, params, body }) =>
    listPeople(ctx, actor, { id: params.id, asked: body.paramsFront }),
  );

  bind(app, ctx, team.projectFile, async ({ actor, params, query, meta, reply }) =>
    sendFile(reply, await exportProject(ctx, { actor, meta }, { ...query, id: params.id })),
  );
}
