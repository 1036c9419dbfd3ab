import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { TestServer } from "./server.ts";
import { until } from "./until.ts";

const arrivesWithinMs = 30_000;

/** Waits for the newest mail to somebody that carries a link, and answers the link. */
export async function linkMailedTo(
  server: TestServer,
  address: string,
  { after = [] }: { after?: readonly string[] } = {},
): Promise<string> {
  let link: string | undefined;
  await until(
    async () => {
      const fresh = linksMailedTo(server, address).filter((one) => !after.includes(one));
      link = fresh.at(-1);
      return link !== undefined;
    },
    { withinMs: arrivesWithinMs, what: () => `a mail with a link to ${address}` },
  );
  return link ?? "";
}

/** The links of all mails to somebody, the oldest first. */
export function linksMailedTo(server: TestServer, address: string): string[] {
  return mailsTo(server, address).flatMap((mail) => /https?:\/\/\S+#token=[\w-]+/.exec(mail) ?? []);
}

/** Source of every mail in the outbox to an address, soft line breaks undone, the oldest first. */
export function mailsTo(server: TestServer, address: string): string[] {
  const outbox = join(server.dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) => decode(readFileSync(join(outbox, name), "utf8")))
    .filter((mail) => new RegExp(`^To:.*${RegExp.escape(address)}`, "im").test(mail));
}

/** Undoes quoted-printable, in which `=` at the end of a line joins it to the next. */
function decode(source: string): string {
  return source
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/(?:=[\dA-F]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8"),
    );
}
