import { z } from "zod";

const lineSchema = z
  .object({ level: z.string(), msg: z.string().default(""), time: z.number() })
  .catchall(z.unknown());

/** Rewrites one line of the structured log for a person at a terminal. */
export function describeLine(json: string): string {
  const parsed = lineSchema.safeParse(JSON.parse(json));
  if (!parsed.success) return json;
  const { level, msg, time: _, ...fields } = parsed.data;
  const details = Object.entries(fields).map(([name, value]) => ` ${name}=${textOf(value)}`);
  return `${level.padEnd(5)} ${msg}${details.join("")}\n`;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
