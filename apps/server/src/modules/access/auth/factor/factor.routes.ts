import * as factor from "@atrio/contract/access/second-factor";

import type { AppContext } from "../../../../context.ts";
import { say } from "../../../../http/answer-texts.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";

import { removeFactor } from "./removal.service.ts";
import {
  activateFactor,
  deactivateFactor,
  getFactorState,
  prepareFactor,
  putOffFactor,
  renewRecovery,
} from "./setup.service.ts";

/** Second factor of the caller, and its removal for a person locked out. */
export function factorRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, factor.secondFactorState, async ({ actor }) => ({
    data: await getFactorState(ctx, actor),
  }));

  bind(app, ctx, factor.prepareSecondFactor, async ({ actor, body }) => ({
    data: await prepareFactor(ctx, actor, body.password),
  }));

  bind(app, ctx, factor.activateSecondFactor, async ({ actor, body, meta }) => ({
    data: await activateFactor(ctx, { actor, ip: meta.ip }, body.codigo),
  }));

  bind(app, ctx, factor.deactivateSecondFactor, async ({ actor, body, meta }) => {
    await deactivateFactor(ctx, { actor, ip: meta.ip }, body);
    return { data: { message: say(meta.language, "second_factor.off") } };
  });

  bind(app, ctx, factor.renewRecoveryCodes, async ({ actor, body, meta }) => ({
    data: await renewRecovery(ctx, { actor, ip: meta.ip }, body),
  }));

  bind(app, ctx, factor.putOffSecondFactor, async ({ actor, meta }) => {
    await putOffFactor(ctx, actor);
    return { data: { message: say(meta.language, "second_factor.put_off") } };
  });

  bind(app, ctx, factor.removeSecondFactor, async ({ actor, body, meta }) => {
    await removeFactor(ctx, { actor, ip: meta.ip }, body);
    return { data: { message: say(meta.language, "second_factor.removed") } };
  });
}
