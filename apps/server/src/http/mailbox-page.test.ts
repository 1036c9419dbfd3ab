import { describe, expect, it } from "vitest";

import { isMailboxPage, isOfMailbox } from "./mailbox-page.ts";

describe("addresses of the complaints mailbox (COMPLAINTS-26)", () => {
  it.each(["/complaint/demo", "/complaint/demo/", "/en/complaint/demo", "/pt/complaint/_"])(
    "%s is a page of the mailbox",
    (path) => {
      expect(isMailboxPage(path)).toBe(true);
      expect(isOfMailbox(`${path}?x=1`)).toBe(true);
    },
  );

  it.each(["/complaint", "/en/complaint", "/complaint/", "/complaint/a/b", "/de/complaint/demo"])(
    "%s is a page of the portal",
    (path) => expect(isMailboxPage(path)).toBe(false),
  );

  it("files of the mailbox leave no trace either, those of the portal do", () => {
    expect(isOfMailbox("/mailbox/kit-abc.js")).toBe(true);
    expect(isOfMailbox("/assets/kit-abc.js")).toBe(false);
  });
});
