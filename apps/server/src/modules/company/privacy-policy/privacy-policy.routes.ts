import { getPrivacyPolicy, publishPrivacyPolicy } from "@atrio/contract/company/privacy-policy";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { getPolicy, publishPolicy } from "./privacy-policy.service.ts";

/** The company's privacy policy: read by everybody, published by administrators. */
export function privacyPolicyRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, getPrivacyPolicy, async ({ params, query }) => ({
    data: await getPolicy(ctx, params.id, query),
  }));

  bind(app, ctx, publishPrivacyPolicy, async ({ actor, body, meta }) => ({
    data: await publishPolicy(ctx, actor, { stated: body, ip: meta.ip }),
  }));
}
