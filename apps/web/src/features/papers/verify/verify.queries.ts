import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { verifyCode, verifyFile } from "@atrio/contract/papers/signatures";
import type { Verification } from "@atrio/contract/papers/signatures";

import { api } from "../../../lib/api.ts";
import { fingerprintOf } from "../../../lib/fingerprint.ts";

/** The portal's answer to a code; asked once, and again only when a person checks again. */
export function codeQuery(code: string) {
  return queryOptions({
    queryKey: ["verify", code],
    queryFn: async ({ signal }) => (await api(verifyCode, { body: { codigo: code }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/** The portal's answer to a file, and the fingerprint that this browser computes. */
export type CheckedFile = { name: string; verification: Verification; own: string | null };

/** Sends a file for verification; it is not stored. */
export const fileMutation = mutationOptions({
  mutationFn: async (file: File): Promise<CheckedFile> => {
    const own = await fingerprintOf(new Uint8Array(await file.arrayBuffer()));
    const { data } = await api(verifyFile, { body: { fichero: file } });
    return { name: file.name, verification: data, own };
  },
});
