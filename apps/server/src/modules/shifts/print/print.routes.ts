import { boardFile } from "@atrio/contract/shifts/board-files";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { makeBoardFile } from "./print.service.ts";

/** The board as a file, for shift managers. */
export function shiftPrintRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, boardFile, async ({ actor, query, meta, reply }) =>
    sendFile(reply, await makeBoardFile(ctx, actor, { ...query, language: meta.language })),
  );
}
