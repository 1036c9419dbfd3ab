import type { Visitor } from "./browser.ts";

/** Work of a person's hands: presses of the mouse, and letters typed into fields. */
export type Effort = { clicks: number; letters: number };

/** Counts the work of a visitor's hands in every page that is opened from now on. */
export async function countEffort({ context }: Visitor): Promise<void> {
  await context.addInitScript(watchHands);
}

/** Work of the visitor's hands since the last call. */
export async function takeEffort({ page }: Visitor): Promise<Effort> {
  return await page.evaluate(() => {
    const take = (name: string): number => {
      const count = Number(sessionStorage.getItem(`journey.${name}`));
      sessionStorage.removeItem(`journey.${name}`);
      return count;
    };
    return { clicks: take("clicks"), letters: take("letters") };
  });
}

/** Runs in each page before its own scripts; the counters outlive a navigation. */
function watchHands(): void {
  const note = (name: string, more: number): void => {
    const count = Number(sessionStorage.getItem(`journey.${name}`)) + more;
    sessionStorage.setItem(`journey.${name}`, String(count));
  };
  const lengths = new WeakMap<object, number>();
  const press = (event: MouseEvent): void => {
    if (event.isTrusted && event.detail > 0) note("clicks", 1);
  };
  const type = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    note("letters", Math.max(0, target.value.length - (lengths.get(target) ?? 0)));
    lengths.set(target, target.value.length);
  };
  addEventListener("click", press, true);
  addEventListener("input", type, true);
}
