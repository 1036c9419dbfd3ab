import { expect, it } from "vitest";

import { unacceptedLicences } from "./licences.ts";

it.each([
  ["MIT", true],
  ["(MIT AND Zlib)", true],
  ["MIT or MPL-2.0", true],
  ["GPL-3.0-only", false],
  ["MIT AND GPL-3.0-only", false],
  ["none stated", false],
  ["MPL-2.0", false],
])("licence %s: accepted %s", (licence, isAccepted) => {
  const component = { name: "some", version: "1.0.0", licence };
  expect(unacceptedLicences([component])).toEqual(isAccepted ? [] : [component]);
});

it("a package that is shipped unchanged keeps its licence, and no other", () => {
  const push = { name: "web-push", version: "3.6.7", licence: "MPL-2.0" };
  expect(unacceptedLicences([push])).toEqual([]);
  const changed = { ...push, licence: "AGPL-3.0-only" };
  expect(unacceptedLicences([changed])).toEqual([changed]);
});
