import type { Dictionary } from "../../dictionary.ts";
import type { policyOffice as es } from "../../es/company/policy-office.ts";

export const policyOffice: Dictionary<typeof es> = {
  title: "Privacy policy",
  subtitle: "What your people read about the use of their data.",
  none: "The company has not published a text of its own: the portal’s general one is shown.",
  languages: "Languages of the policy",
  unwritten: "not written",
  text: "Text",
  textIn: "Text in {{language}}",
  textHint: "You can use **bold**, lists with hyphens and ## for sections.",
  preview: "How it will read",
  nothing: "Write the text and you will see it here.",
  publish: "Publish a new version",
  see: "See the published page",
  publishTitle: "Publish this version?",
  publishText:
    "It is published in {{languages}} and everybody in the company is told. Earlier versions are kept.",
  from: "In force from",
  fromMissing: "Give the day from which it is in force.",
  published: "Version {{number}} published",
  versions: "Versions",
  version: "Version {{number}}",
  since: "from {{date}}",
  current: "In force",
};
