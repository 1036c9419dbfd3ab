import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { expect, onTestFinished, test } from "vitest";

const options = await extractOptions(join(import.meta.dirname, "../.dependency-cruiser.mjs"));

/** Names of the rules that refuse `from` importing `to`, as a value or as a type. */
async function refusals(from: string, to: string, keyword = "import"): Promise<string[]> {
  const baseDir = mkdtempSync(join(tmpdir(), "layers-"));
  onTestFinished(() => rmSync(baseDir, { recursive: true }));
  const specifier = relative(dirname(from), to);
  const local = specifier.startsWith(".") ? specifier : `./${specifier}`;
  const texts = {
    [to]: "export const value = 1;\n",
    [from]: `${keyword} { value } from "${local}";\n`,
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(baseDir, path)), { recursive: true });
    writeFileSync(join(baseDir, path), text);
  }
  const rooms = [...new Set([from, to].map((path) => path.split("/", 1)[0] ?? path))];
  const { output } = await cruise(rooms, { ...options, baseDir });
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map((violation) => violation.rule.name);
}

const server = "apps/server/src";
const auth = `${server}/modules/access/auth/auth`;
const email = `${server}/modules/access/email/email`;
const time = `${server}/modules/time/clocking/clocking`;
const web = "apps/web/src";

test.each([
  [`${auth}.routes.ts`, `${auth}.repo.ts`, "server-routes-imports"],
  [`${auth}.routes.ts`, `${time}.service.ts`, "server-routes-imports"],
  [`${auth}.routes.ts`, `${server}/lib/calendar/clock.ts`, "server-routes-types-only"],
  [`${auth}.service.ts`, `${time}.repo.ts`, "server-service-imports"],
  [`${auth}.service.ts`, `${time}.rules.ts`, "server-service-imports"],
  [`${auth}.service.ts`, `${server}/http/bind.ts`, "server-service-types-only"],
  [`${auth}.service.ts`, `${time}.service.ts`, "wing-access"],
  [
    `${server}/modules/leave/approvals/approvals.service.ts`,
    `${time}.service.ts`,
    "wing-leave/approvals",
  ],
  [
    "packages/contract/src/time/time.ts",
    "packages/contract/src/calendar/calendar.ts",
    "contract-wing-time",
  ],
  [`${auth}.repo.ts`, `${auth}.service.ts`, "server-(repo|read)-imports"],
  [`${auth}.rules.ts`, `${server}/db/client.ts`, "server-rules-imports"],
  [`${auth}.rules.ts`, "packages/contract/src/access/auth.ts", "server-rules-types-only"],
  [`${auth}.policy.ts`, `${auth}.repo.ts`, "server-policy-imports"],
  [`${server}/platform/mail.ts`, `${auth}.rules.ts`, "server-ground-not-to-modules"],
  [`${server}/db/client.ts`, `${server}/http/errors.ts`, "server-ground-order"],
  [`${server}/main.ts`, `${auth}.service.ts`, "server-modules-from-one-list"],
  ["apps/server/demo/load.ts", `${auth}.service.ts`, "server-modules-from-one-list"],
  [`${server}/http/bind.ts`, `${server}/app.ts`, "server-composition-stays-on-top"],
  [
    "packages/contract/src/access/auth.ts",
    "packages/i18n/src/es/access/auth.ts",
    "contract-imports-zod-only",
  ],
  [
    "packages/contract/src/palette.ts",
    "packages/contract/src/access/auth.ts",
    "contract-constants-without-zod",
  ],
  [
    "packages/i18n/src/es/access/auth.ts",
    "packages/contract/src/access/auth.ts",
    "i18n-imports-nothing",
  ],
  ["packages/contract/src/access/auth.ts", `${web}/lib/api.ts`, "packages-not-to-apps"],
  [`${web}/lib/api.ts`, `${server}/config.ts`, "apps-stay-apart"],
  [
    `${web}/features/time/home/home.page.tsx`,
    `${web}/features/access/auth/auth.model.ts`,
    "web-wing-time",
  ],
  [`${web}/features/time/home/home.page.tsx`, `${web}/app/router.ts`, "web-features-not-to-app"],
  [`${web}/ui/card.tsx`, `${web}/features/access/auth/auth.model.ts`, "web-ui-is-product-agnostic"],
  [`${web}/ui/card.tsx`, "packages/contract/src/access/auth.ts", "web-ui-is-product-agnostic"],
  [`${web}/lib/api.ts`, `${web}/ui/card.tsx`, "web-lib-is-the-floor"],
  [`${server}/config.ts`, "scripts/start.ts", "product-not-to-tests"],
])("%s may not import %s", async (from, to, rule) => {
  expect(await refusals(from, to)).toContain(rule);
});

test.each([
  [`${auth}.routes.ts`, `${auth}.service.ts`],
  [`${auth}.routes.ts`, `${server}/modules/access/auth/links/links.service.ts`],
  [`${auth}.service.ts`, `${email}.read.ts`],
  [`${time}.service.ts`, `${auth}.service.ts`],
  ["packages/contract/src/leave/leave.ts", "packages/contract/src/time/time.ts"],
  [`${auth}.service.ts`, `${server}/http/errors.ts`],
  [`${auth}.repo.ts`, `${server}/db/client.ts`],
  [`${auth}.rules.ts`, "packages/contract/src/palette.ts"],
  [`${server}/app.ts`, `${auth}.routes.ts`],
  [`${server}/commands/company.ts`, `${auth}.service.ts`],
  [`${web}/app/home/home.page.tsx`, `${web}/features/access/auth/auth.model.ts`],
  [`${web}/features/time/team/team-time.page.tsx`, `${web}/features/leave/approvals/use-kept.ts`],
  [`${web}/features/access/auth/login.page.tsx`, `${web}/ui/card.tsx`],
])("%s may import %s", async (from, to) => {
  expect(await refusals(from, to)).toEqual([]);
});

test("a layer that may not import a value may import its type", async () => {
  const contract = "packages/contract/src/access/auth.ts";
  expect(await refusals(`${auth}.rules.ts`, contract, "import type")).toEqual([]);
});
