import { z } from "zod";

import { endpoint } from "./endpoint.ts";

/** Maximum of calls in a batch. */
export const mostCalls = 20;

const texts = z.record(z.string().max(60), z.string().max(4000));

/** A call of a batch: name, path parameters, query and body as a client sends them by itself. */
const batchCall = z.strictObject({
  call: z.string().max(200).describe("Method and declared path: `GET /trabajador/:id`"),
  params: texts.optional().describe("Path parameters"),
  query: texts.optional().describe("Query parameters"),
  payload: z.unknown().optional().describe("Body of a POST that reads"),
});

export const batch = endpoint({
  method: "POST",
  path: "/batch",
  tag: "batch",
  summary: "Several reads in one request, each with its own status",
  access: {
    audience: "worker",
    subject: "none",
    module: null,
    beforePasswordChange: true,
    whileImpersonating: true,
  },
  body: z.strictObject({
    calls: z.array(batchCall).min(1).max(mostCalls).describe("Calls, answered in their order"),
  }),
  response: z.object({
    answers: z
      .array(
        z.object({
          status: z.int().describe("Status that the call would have by itself"),
          content: z.unknown().describe("Answer of the call, or its error"),
        }),
      )
      .describe("Answers in the order of the calls"),
  }),
});
