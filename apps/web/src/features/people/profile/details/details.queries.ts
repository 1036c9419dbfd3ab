import { mutationOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import { updateWorker } from "@atrio/contract/people/workers";

import { api } from "../../../../lib/api.ts";

/** Saves phone and address; missing fields stay. */
export function saveContactMutation(workerId: number) {
  return mutationOptions({
    mutationFn: (body: EndpointRequest<typeof updateWorker>["body"]) =>
      api(updateWorker, { params: { id: workerId }, body }),
  });
}
