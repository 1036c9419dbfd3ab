import type { Logger } from "pino";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { createLog } from "./log.ts";
import { describeLine } from "./terminal-log.ts";

const lineSchema = z.record(z.string(), z.unknown());

function logged(write: (log: Logger) => void): Array<z.infer<typeof lineSchema>> {
  const lines: string[] = [];
  write(createLog({ logLevel: "info" }, (line) => lines.push(line)));
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}

describe("describeLine", () => {
  it("a log line is printed in words", () => {
    const line = '{"level":"info","time":1,"migration":"0001","res":{"status":200},"msg":"Done"}';
    expect(describeLine(line)).toBe('info  Done migration=0001 res={"status":200}\n');
  });
});

describe("createLog", () => {
  it("the log lets the declared fields through and drops all others", () => {
    const [line] = logged((log) =>
      log
        .child({ reqId: "r1", email: "a@b.test" })
        .info(
          { route: "/auth/login", status: 200, body: { password: "secret" }, token: "secret" },
          "request completed",
        ),
    );
    expect(line).toEqual({
      level: "info",
      time: line?.["time"],
      reqId: "r1",
      route: "/auth/login",
      status: 200,
      msg: "request completed",
    });
  });

  it("the log has a request's route pattern, without address or query", () => {
    const request = {
      method: "GET",
      url: "/trabajador/7?q=secret",
      headers: { authorization: "Bearer secret" },
      routeOptions: { url: "/trabajador/:id" },
    };
    const [line] = logged((log) => log.info({ req: request, res: { statusCode: 404 } }, "done"));
    expect(line).toMatchObject({
      req: { method: "GET", route: "/trabajador/:id" },
      res: { status: 404 },
    });
    expect(JSON.stringify(line)).not.toContain("secret");
  });

  it("the log has the place of an error but not its quotations", () => {
    const database = Object.assign(new Error('invalid input: "secret"'), {
      code: "22P02",
      detail: "Key (email)=(secret)",
      table: "cuenta",
    });
    const lines = logged((log) => {
      log.error(database);
      log.error({ err: database }, database.message);
    });
    for (const line of lines) {
      expect(line).toMatchObject({
        err: { code: "22P02", table: "cuenta" },
        msg: "Unexpected error",
      });
      expect(JSON.stringify(line)).not.toContain("secret");
    }
  });

  it("the log keeps messages of errors that only the runtime writes", () => {
    const [line] = logged((log) =>
      log.error({ err: new TypeError("x is undefined") }, "Job failed"),
    );
    expect(line).toMatchObject({
      err: { type: "TypeError", message: "x is undefined" },
      msg: "Job failed",
    });
  });
});
