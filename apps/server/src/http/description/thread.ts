import { parentPort, workerData } from "node:worker_threads";

import type { EndpointSpec } from "@atrio/contract/endpoint";

import { nameOf, allEndpoints } from "./endpoints.ts";
import { openapiOf } from "./openapi.ts";
import { describingPage } from "./page.ts";
import type { Paths } from "./page.ts";

/** The description of the API as text: a document for machines, and a page made from it. */
export type Description = {
  document: Uint8Array<ArrayBuffer>;
  page: Uint8Array<ArrayBuffer>;
};

/** The declarations of the calls that the server has bound, in its order. */
async function boundEndpoints(bound: string[]): Promise<EndpointSpec[]> {
  const declared = new Map((await allEndpoints()).map((one) => [nameOf(one), one]));
  return bound.map((name) => {
    const endpoint = declared.get(name);
    if (endpoint === undefined) throw new Error(`The contract does not declare ${name}`);
    return endpoint;
  });
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one thing that starts this thread hands over names
const openapi = await openapiOf(await boundEndpoints(workerData as string[]));
const encoder = new TextEncoder();
const description: Description = {
  document: encoder.encode(JSON.stringify(openapi)),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the document is made from our own declarations
  page: encoder.encode(describingPage((openapi.paths ?? {}) as Paths)),
};
parentPort?.postMessage(description, [description.document.buffer, description.page.buffer]);
