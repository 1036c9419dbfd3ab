import * as reports from "@atrio/contract/complaints/reports";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import * as files from "./files.service.ts";
import { fileAnonymous, fileNamed, openFilingLimit } from "./filing.service.ts";
import * as service from "./reports.service.ts";

/** Reports from the side of who files them; all but three calls know no session. */
export function reportsRoutes(app: App, ctx: AppContext): void {
  ownReportsRoutes(app, ctx);
  const limit = openFilingLimit(ctx);

  bind(app, ctx, reports.fileAnonymousComplaint, async ({ body, meta }) => ({
    data: await fileAnonymous(ctx, body, { ip: meta.ip, limit }),
  }));

  bind(app, ctx, reports.getComplaintByUuid, async ({ params }) => ({
    data: await service.findReport(ctx, params.uuid),
  }));

  bind(app, ctx, reports.findComplaint, async ({ body }) => ({
    data: await service.findReport(ctx, body.uuid),
  }));

  bind(app, ctx, reports.editComplaint, async ({ body }) => ({
    data: await service.edit(ctx, body),
  }));

  bind(app, ctx, reports.writeToHandlers, async ({ body }) => ({
    data: await service.write(ctx, body),
  }));

  bind(app, ctx, reports.requestMeeting, async ({ body }) => ({
    data: await service.askForMeeting(ctx, body),
  }));

  bind(app, ctx, reports.answerMinutes, async ({ body }) => ({
    data: await service.answerMinutes(ctx, body),
  }));

  codeRoutes(app, ctx);
  fileRoutes(app, ctx);
}

/** Named reports of the signed-in worker. */
function ownReportsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, reports.listOwnComplaints, async ({ actor, body }) =>
    service.listOwn(ctx, actor, body.paramsFront),
  );

  bind(app, ctx, reports.fileComplaint, async ({ actor, body }) => ({
    data: await fileNamed(ctx, actor, body),
  }));

  bind(app, ctx, reports.deleteComplaint, async ({ actor, params, meta }) => {
    await service.deleteOwn(ctx, actor, params.id);
    return { data: { message: say(meta.language, "complaint.removed") } };
  });
}

function codeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, reports.confirmComplaintCode, async ({ body, meta }) => {
    await service.confirmCode(ctx, body.uuid);
    return { data: { message: say(meta.language, "complaint.code_saved") } };
  });

  bind(app, ctx, reports.withdrawComplaint, async ({ body, meta }) => {
    await service.withdraw(ctx, body.uuid);
    return { data: { message: say(meta.language, "complaint.removed") } };
  });
}

function fileRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, reports.addComplaintFile, async ({ body, meta }) => {
    const sent = { part: body.documento, language: meta.language };
    return { data: await files.addFile(ctx, body.uuid, sent) };
  });

  bind(app, ctx, reports.downloadComplaintFile, async ({ body, reply }) =>
    sendFile(reply, await files.openReportFile(ctx, body)),
  );
}
