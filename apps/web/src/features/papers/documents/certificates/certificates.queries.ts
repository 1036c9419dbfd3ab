import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Language } from "@atrio/contract/common";
import {
  certificateFile,
  certificates,
  requestCertificate,
} from "@atrio/contract/papers/certificates";
import type { CertificateKind } from "@atrio/contract/papers/certificates";

import { api } from "../../../../lib/api.ts";
import { download, loadFile } from "../../../../lib/download.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { documentsRoot } from "../documents.queries.ts";

/** The worker's certificates, newest first, and the available kinds. */
export function certificatesQuery(workerId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "certificates", workerId],
    queryFn: ({ signal }) => api(certificates, { params: { id: workerId }, signal }),
  });
}

/** Input for a certificate; `key` is the idempotency key of the same wish. */
export type CertificateWish = {
  workerId: number;
  kind: CertificateKind;
  year: number | null;
  language: Language;
  key: string;
};

/** Issues a certificate at once. */
export const requestMutation = mutationOptions({
  mutationFn: async ({ workerId, kind, year, language, key }: CertificateWish) => {
    const answer = await api(requestCertificate, {
      params: { id: workerId },
      body: { tipo_certificado: kind, idioma: language, ...(year !== null && { anyo: year }) },
      idempotencyKey: key,
    });
    return answer.data;
  },
  onSettled: () => queryClient.invalidateQueries({ queryKey: documentsRoot }),
});

const fileRequest = (id: number) => ({ query: { certificado_id: id } });

/** The PDF, to show it. */
export function loadCertificate(id: number): Promise<Uint8Array<ArrayBuffer>> {
  return loadFile(certificateFile, fileRequest(id));
}

/** Saves the PDF. */
export const saveMutation = mutationOptions({
  mutationFn: (id: number) => download(certificateFile, fileRequest(id)),
});
