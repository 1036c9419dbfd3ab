import * as divisions from "@atrio/contract/projects/divisions";
import * as office from "@atrio/contract/projects/projects-office";
import * as registrations from "@atrio/contract/projects/registrations";
import * as team from "@atrio/contract/projects/team-projects";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile, sendPicture } from "../../../http/files.ts";

import {
  getDocument,
  getPicture,
  listOwnActivities,
  listParts,
  listUsable,
  saveMark,
} from "./catalogue.service.ts";
import {
  addActivity,
  addPart,
  addProject,
  assignWorkers,
  findPeople,
  getOffice,
  listAssigned,
  listOffice,
  updateFacts,
  updateOneActivity,
  updateOnePart,
} from "./office.service.ts";
import { addDocument, changePicture, removeDocument, removePicture } from "./papers.service.ts";

/** Projects, activities and fields, for those who use them. */
export function projectCatalogueRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, registrations.listUsableProjects, async ({ actor, query }) => ({
    data: await listUsable(ctx, actor, query.dia),
  }));

  bind(app, ctx, registrations.listActivities, async ({ actor }) => ({
    data: await listOwnActivities(ctx, actor),
  }));

  bind(app, ctx, registrations.listProjectParts, async ({ actor }) => ({
    data: await listParts(ctx, actor),
  }));

  bind(app, ctx, divisions.markFavourite, async ({ actor, body, meta }) => {
    await saveMark(ctx, actor, body);
    return { data: { message: say(meta.language, "project.favourite_saved") } };
  });

  bind(app, ctx, team.projectDocumentFile, async ({ actor, params, reply }) =>
    sendFile(reply, await getDocument(ctx, actor, params.id)),
  );

  bind(app, ctx, team.publicProjectPicture, async ({ params, reply }) =>
    sendPicture(reply, await getPicture(ctx, params.nombre)),
  );

  bind(app, ctx, team.assignProjectWorkers, async ({ actor, body, meta }) => ({
    data: await assignWorkers(ctx, { actor, ip: meta.ip }, body),
  }));
}

/** Projects, activities and fields, for administrators. */
export function projectOfficeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, office.listOfficeProjects, async ({ actor, query, meta }) =>
    listOffice(ctx, { actor, ip: meta.ip }, query.paramsFront),
  );

  bind(app, ctx, office.getOfficeProject, async ({ actor, params, meta }) => ({
    data: await getOffice(ctx, { actor, ip: meta.ip }, params.id),
  }));

  bind(app, ctx, office.findProjectPeople, async ({ actor, query, meta }) =>
    findPeople(ctx, { actor, ip: meta.ip }, query.paramsFront),
  );

  bind(app, ctx, office.listProjectWorkers, async ({ actor, params, meta }) => ({
    data: await listAssigned(ctx, { actor, ip: meta.ip }, params.id),
  }));

  bind(app, ctx, office.createProject, async ({ actor, body, meta }) => ({
    data: await addProject(ctx, { actor, ip: meta.ip }, { input: body, once: meta.once }),
  }));

  bind(app, ctx, office.changeProject, async ({ actor, params, body, meta }) => ({
    data: await updateFacts(ctx, { actor, ip: meta.ip }, { id: params.id, input: body }),
  }));

  bind(app, ctx, office.uploadProjectPicture, async ({ actor, params, body, meta }) => {
    const sent = { id: params.id, part: body.imagen, once: meta.once };
    return { data: await changePicture(ctx, { actor, ip: meta.ip }, sent) };
  });

  bind(app, ctx, office.removeProjectPicture, async ({ actor, params, meta }) => ({
    data: await removePicture(ctx, { actor, ip: meta.ip }, params.id),
  }));

  bind(app, ctx, office.addProjectDocument, async ({ actor, params, body, meta }) => {
    const sent = { id: params.id, part: body.documento, once: meta.once, titulo: body.titulo };
    return { data: await addDocument(ctx, { actor, ip: meta.ip }, sent) };
  });

  bind(app, ctx, office.removeProjectDocument, async ({ actor, params, meta }) => {
    await removeDocument(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "project.document_removed") } };
  });

  bind(app, ctx, office.createActivity, async ({ actor, params, body, meta }) => {
    const asked = { id: params.id, input: body, once: meta.once };
    return { data: await addActivity(ctx, { actor, ip: meta.ip }, asked) };
  });

  bind(app, ctx, office.changeActivity, async ({ actor, params, body, meta }) => ({
    data: await updateOneActivity(ctx, { actor, ip: meta.ip }, { id: params.id, input: body }),
  }));

  bind(app, ctx, office.createProjectPart, async ({ actor, body, meta }) => ({
    data: await addPart(ctx, { actor, ip: meta.ip }, { input: body, once: meta.once }),
  }));

  bind(app, ctx, office.changeProjectPart, async ({ actor, params, body, meta }) => ({
    data: await updateOnePart(ctx, { actor, ip: meta.ip }, { id: params.id, input: body }),
  }));
}
