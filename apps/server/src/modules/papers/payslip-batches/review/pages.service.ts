import { fail } from "../../../../http/errors.ts";
import { PageReadingError, withPages } from "../../../../lib/files/page-reader.ts";
import type { PageText } from "../../../../lib/values/page-text.ts";
import { QueueFull } from "../../../../platform/work-queue.ts";

/** Text of a sheet's pages, or of one of them from 1. Errors: batch.unreadable. */
export async function readPages(
  bytes: Uint8Array,
  page: number | null = null,
): Promise<PageText[]> {
  try {
    const texts = await withPages(Buffer.from(bytes), async (reader) => {
      const pages = reader.documents[0]?.pages ?? 0;
      if (page !== null && page > pages) return [];
      const [from, to] = page === null ? [0, pages - 1] : [page - 1, page - 1];
      return reader.texts({ document: 0, from, to });
    });
    return "refused" in texts ? fail("batch.unreadable") : texts;
  } catch (error) {
    if (error instanceof QueueFull) fail("server.unavailable", { retryAfter: 30 });
    if (error instanceof PageReadingError) fail("batch.unreadable");
    throw error;
  }
}
