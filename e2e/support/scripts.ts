import type { Page } from "playwright-core";

/** Traces of a script that ran: dialogs, and requests to other origins. */
export function watchScripts(page: Page, own: readonly string[]): string[] {
  const traces: string[] = [];
  page.on("dialog", (dialog) => {
    traces.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!own.some((start) => url.startsWith(start))) traces.push(url);
  });
  return traces;
}
