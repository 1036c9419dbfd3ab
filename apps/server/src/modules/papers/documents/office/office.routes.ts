import { addCalendar, addContract } from "@atrio/contract/papers/contracts-office";
import { documentOpenings, exportDocumentOpenings } from "@atrio/contract/papers/document-openings";
import {
  exportOfficeDocuments,
  officeDocumentFile,
  officeDocumentKinds,
  officeDocuments,
  publishDocument,
  publishForMany,
  replaceForMany,
  withdrawDocument,
  withdrawForMany,
  writeDocumentKinds,
} from "@atrio/contract/papers/documents-office";

import type { AppContext } from "../../../../context.ts";
import { say } from "../../../../http/answer-texts.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";
import { sendFile } from "../../../../http/files.ts";
import { listKinds, writeKinds } from "../kinds/kinds.service.ts";

import { exportPublished, listPublished, openPublished } from "./listing.service.ts";
import { publish, withdraw } from "./office.service.ts";
import { exportOpenings, listOpenings } from "./openings.service.ts";
import { giveCalendar, writeContract } from "./papers.service.ts";
import { replaceToMany } from "./replacing.service.ts";
import { publishToMany, withdrawFromMany } from "./sendings.service.ts";

/** Documents that administrators publish for the company, a centre or a worker. */
export function documentsOfficeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, officeDocuments, async ({ actor, query }) =>
    listPublished(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, exportOfficeDocuments, async ({ actor, query, meta, reply }) =>
    sendFile(reply, await exportPublished(ctx, { actor, ...meta }, query)),
  );

  bind(app, ctx, officeDocumentFile, async ({ actor, query, meta, reply }) =>
    sendFile(reply, await openPublished(ctx, { actor, ...meta }, query)),
  );

  bind(app, ctx, documentOpenings, async ({ actor, query }) => listOpenings(ctx, actor, query));

  bind(app, ctx, exportDocumentOpenings, async ({ actor, query, meta, reply }) =>
    sendFile(reply, await exportOpenings(ctx, { actor, ...meta }, query)),
  );

  bind(app, ctx, publishForMany, async ({ actor, body, meta }) => ({
    data: await publishToMany(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, replaceForMany, async ({ actor, params, body, meta }) => ({
    data: await replaceToMany(ctx, { actor, ...meta }, { ...params, ...body }),
  }));

  bind(app, ctx, withdrawForMany, async ({ actor, params, query, meta }) => ({
    data: await withdrawFromMany(ctx, { actor, ...meta }, { ...params, ...query }),
  }));

  bind(app, ctx, publishDocument, async ({ actor, body, meta }) => ({
    data: await publish(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, withdrawDocument, async ({ actor, params, query, meta }) => {
    await withdraw(ctx, { actor, ...meta }, { ...params, ...query });
    return { data: { message: say(meta.language, "document.withdrawn") } };
  });

  bind(app, ctx, addContract, async ({ actor, body, meta }) => ({
    data: await writeContract(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, addCalendar, async ({ actor, body, meta }) => ({
    data: await giveCalendar(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, officeDocumentKinds, async ({ actor }) => ({
    data: await listKinds(ctx, actor),
  }));

  bind(app, ctx, writeDocumentKinds, async ({ actor, body, meta }) => ({
    data: await writeKinds(ctx, { actor, ...meta }, body.tipos),
  }));
}
