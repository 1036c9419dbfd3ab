import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { verifyCode, verifyFile } from "@atrio/contract/papers/signatures";
import type { Verification } from "@atrio/contract/papers/signatures";

import { api } from "../../../lib/api.ts";
import { fingerprintOf } from "../../../lib/fingerprint.ts";

/** What the portal says of a code; asked once, and again only when somebody checks it again. */
export function codeQuery(code: string) {
  return queryOptions({
    queryKey: ["verify", code],
    queryFn: async ({ signal }) => (await api(verifyCode, { body: { codigo: code }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/** What the portal says of a file, and the fingerprint that this browser computes of it. */
export type CheckedFile = { name: string; verification: Verification; own: string | null };

/** Sends a file to be checked; it is not kept. */
export const fileMutation = mutationOptions({
  mutationFn: async (file: File): Promise<CheckedFile> => {
    const own = await fingerprintOf(new Uint8Array(await file.arrayBuffer()));
    const { data } = await api(verifyFile, { body: { fichero: file } });
    return { name: file.name, verification: data, own };
  },
});
