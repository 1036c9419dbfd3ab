import type { auth } from "@atrio/i18n/es/auth";
import type { changes } from "@atrio/i18n/es/changes";
import type { common } from "@atrio/i18n/es/common";
import type { home } from "@atrio/i18n/es/home";
import type { months } from "@atrio/i18n/es/months";
import type { settings } from "@atrio/i18n/es/settings";
import type { shell } from "@atrio/i18n/es/shell";
import type { time } from "@atrio/i18n/es/time";

/** The dictionaries by namespace; the Spanish ones are the type, so a wrong key does not compile. */
type Resources = {
  auth: typeof auth;
  changes: typeof changes;
  common: typeof common;
  home: typeof home;
  months: typeof months;
  settings: typeof settings;
  shell: typeof shell;
  time: typeof time;
};

export type Namespace = keyof Resources;

declare module "i18next" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resources;
  }
}
