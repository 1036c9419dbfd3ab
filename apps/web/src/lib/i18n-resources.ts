import type { common } from "@atrio/i18n/es/common";
import type { errors } from "@atrio/i18n/es/errors";

/** The dictionaries by namespace; the Spanish ones are the type, so a wrong key does not compile. */
export type Resources = {
  common: typeof common;
  errors: typeof errors;
};

export type Namespace = keyof Resources;

declare module "i18next" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resources;
  }
}
