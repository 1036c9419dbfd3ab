import * as exchanges from "@atrio/contract/shifts/exchanges";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";

import {
  answerProposal,
  askForExchange,
  decideRequest,
  listWaiting,
  withdrawRequest,
} from "./exchanges.service.ts";
import { readMyShifts, saveMyWishes } from "./mine.service.ts";

/** Own shifts of workers, what they ask for about them, and the decisions of shift managers. */
export function exchangeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, exchanges.getMyShifts, async ({ actor, query }) => ({
    data: await readMyShifts(ctx, actor, query),
  }));

  bind(app, ctx, exchanges.askExchange, async ({ actor, body, meta }) => ({
    data: await askForExchange(ctx, actor, { asked: body, once: meta.once }),
  }));

  bind(app, ctx, exchanges.answerExchange, async ({ actor, params, body }) => ({
    data: await answerProposal(ctx, actor, { id: params.id, aceptar: body.aceptar }),
  }));

  bind(app, ctx, exchanges.withdrawExchange, async ({ actor, params, meta }) => {
    await withdrawRequest(ctx, actor, params.id);
    return { data: { message: say(meta.language, "shift.exchange_withdrawn") } };
  });

  bind(app, ctx, exchanges.savePreferences, async ({ actor, body }) => ({
    data: await saveMyWishes(ctx, actor, body),
  }));

  bind(app, ctx, exchanges.listWaitingExchanges, async ({ actor }) => ({
    data: await listWaiting(ctx, actor),
  }));

  bind(app, ctx, exchanges.decideExchange, async ({ actor, params, body, meta }) => {
    const { confirmar, motivo } = body;
    const decided = { id: params.id, confirmar, motivo };
    return { data: await decideRequest(ctx, { actor, ip: meta.ip }, decided) };
  });
}
