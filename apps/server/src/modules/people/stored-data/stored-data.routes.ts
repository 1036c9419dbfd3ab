import * as profile from "@atrio/contract/people/profile";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFiles } from "../../../http/files.ts";

import { downloadKept } from "./archive.service.ts";
import { describeKept, listReadings } from "./stored-data.service.ts";

/** Stored data of the caller, their readers, and an archive of all of it. */
export function privacyRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, profile.myData, async ({ actor, meta }) => ({
    data: await describeKept(ctx, { actor, language: meta.language }),
  }));

  bind(app, ctx, profile.myDataReadings, async ({ actor, query, meta }) => {
    const { skip, take, propios } = query;
    const asking = { actor, language: meta.language };
    return listReadings(ctx, asking, { skip, take, own: propios === "1" });
  });

  bind(app, ctx, profile.myDataArchive, async ({ actor, meta, reply }) =>
    sendFiles(reply, await downloadKept(ctx, { actor, language: meta.language, ip: meta.ip })),
  );
}
