import type { Endpoint } from "@atrio/contract/endpoint";

import { apiFile } from "./api.ts";
import { ApiError } from "./errors.ts";
import { i18n } from "./i18n.ts";
import { saveBlob } from "./save-blob.ts";

/**
 * Calls an endpoint that answers a file, with the session's header, and saves it under the name that
 * the server gives. Throws an ApiError in the reader's language.
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  request: Parameters<typeof apiFile<E>>[1],
): Promise<void> {
  const { blob, name } = await fetchFile(endpoint, request);
  saveBlob(blob, name);
}

/**
 * Calls an endpoint that answers a file, with the session's header, to show it in the page; its type
 * is the blob's. Throws an ApiError in the reader's language.
 */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  request: Parameters<typeof apiFile<E>>[1],
): Promise<{ blob: Blob; name: string }> {
  const response = await apiFile(endpoint, request);
  const name = fileNameOf(response.headers.get("content-disposition"));
  return { blob: await readBlob(response), name };
}

/** Calls an endpoint that answers a file and answers its bytes, to show them. Throws like `download`. */
export async function loadFile<E extends Endpoint>(
  endpoint: E,
  request: Parameters<typeof apiFile<E>>[1],
): Promise<Uint8Array<ArrayBuffer>> {
  const { blob } = await fetchFile(endpoint, request);
  return new Uint8Array(await blob.arrayBuffer());
}

/** File name of `Content-Disposition`: the UTF-8 one before the ASCII one. */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition ?? "")?.[1];
  try {
    return decodeURIComponent(encoded ?? "") || plain || "download";
  } catch {
    // Not an answer of our server: any name will do.
    return plain ?? "download";
  }
}

async function readBlob(response: Response): Promise<Blob> {
  try {
    return await response.blob();
  } catch {
    // The connection broke in the middle of the file.
    throw new ApiError({ status: 0, code: "network", message: i18n.t("common:error.network") });
  }
}
