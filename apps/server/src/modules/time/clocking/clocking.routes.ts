import * as time from "@atrio/contract/time/time";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { listClockInTypes, listPauseKinds } from "./clocking.service.ts";
import { punchClock } from "./punch/punch.service.ts";
import {
  getOpenSigning,
  getWorkday,
  listWorkdays,
  overviewOfYear,
  summariseMonth,
} from "./sheet/sheet.service.ts";
import { downloadTeamTimeRecord, downloadTimeRecord } from "./time-sheets/time-sheets.service.ts";

/** The worker's clock and sheet. */
export function clockingRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, time.punch, async ({ actor, body, meta }) =>
    punchClock(ctx, { actor, input: body, meta }),
  );

  bind(app, ctx, time.openSigning, async ({ actor }) => ({
    data: await getOpenSigning(ctx, actor),
  }));

  bind(app, ctx, time.listWorkdays, async ({ actor, query }) => ({
    data: await listWorkdays(ctx, actor, { trabajador_id: query.trabajador_id, ...query.dia }),
  }));

  bind(app, ctx, time.getWorkday, async ({ actor, params }) => ({
    data: await getWorkday(ctx, actor, params.id),
  }));

  bind(app, ctx, time.listPauseKinds, async ({ actor }) => ({
    data: await listPauseKinds(ctx, actor),
  }));

  bind(app, ctx, time.listClockInTypes, async ({ actor }) => ({
    data: await listClockInTypes(ctx, actor),
  }));

  bind(app, ctx, time.workedHoursSummary, async ({ actor, query }) => ({
    data: await summariseMonth(ctx, actor, query),
  }));

  bind(app, ctx, time.yearOverview, async ({ actor, query }) => ({
    data: await overviewOfYear(ctx, actor, query.year),
  }));

  bind(app, ctx, time.timeRecord, async ({ actor, body, meta, reply }) =>
    sendFile(reply, await downloadTimeRecord(ctx, actor, { ...body, language: meta.language })),
  );

  bind(app, ctx, time.teamTimeRecord, async ({ actor, body, meta, reply }) =>
    sendFile(
      reply,
      await downloadTeamTimeRecord(ctx, actor, { ...body, language: meta.language, ip: meta.ip }),
    ),
  );
}
