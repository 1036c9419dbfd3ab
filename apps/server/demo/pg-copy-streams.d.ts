// The package carries no types of its own.
declare module "pg-copy-streams" {
  import type { Writable } from "node:stream";

  import type { Submittable } from "pg";

  export function from(sql: string): Writable & Submittable;
}
