import type { Page } from "playwright-core";

/** What a script that ran would leave behind: dialogs, and requests to addresses that begin otherwise. */
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
