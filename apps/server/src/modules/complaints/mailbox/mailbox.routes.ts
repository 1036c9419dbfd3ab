import { listOfficeHandlers } from "@atrio/contract/complaints/handlers-office";
import * as mailbox from "@atrio/contract/complaints/mailbox";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import * as service from "./mailbox.service.ts";

/** The mailbox and its keys, for complaint handlers; its policy, for everybody. */
export function mailboxRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, mailbox.getMailboxPolicy, async ({ params, meta }) => ({
    data: await service.readPolicy(ctx, params.slug, meta.language),
  }));

  bind(app, ctx, mailbox.getMailbox, async ({ actor }) => ({
    data: await service.readState(ctx, actor),
  }));

  bind(app, ctx, listOfficeHandlers, async ({ actor }) => ({
    data: await service.listHandlers(ctx, actor),
  }));

  bind(app, ctx, mailbox.openMailbox, async ({ actor, body, meta }) => ({
    data: await service.openMailbox(ctx, { actor, ip: meta.ip }, body.frase),
  }));

  bind(app, ctx, mailbox.createMailboxKey, async ({ actor, body, meta }) => ({
    data: await service.createKey(ctx, { actor, ip: meta.ip }, body),
  }));

  bind(app, ctx, mailbox.changePassphrase, async ({ actor, body, meta }) => ({
    data: await service.changePassphrase(ctx, { actor, ip: meta.ip }, body),
  }));

  bind(app, ctx, mailbox.unlockMailbox, async ({ actor, body }) => ({
    data: await service.unlock(ctx, actor, body.frase),
  }));

  bind(app, ctx, mailbox.admitHandler, async ({ actor, params, meta, request }) => {
    const llave = request.headers[mailbox.mailboxKeyHeader];
    return {
      data: await service.admitHandler(ctx, { actor, ip: meta.ip, llave }, params.id),
    };
  });

  bind(app, ctx, mailbox.recoverMailbox, async ({ actor, body, meta }) => ({
    data: await service.recover(ctx, { actor, ip: meta.ip }, body),
  }));

  bind(app, ctx, mailbox.restartMailbox, async ({ actor, body, meta }) => ({
    data: await service.restart(ctx, { actor, ip: meta.ip }, body.frase),
  }));
}
