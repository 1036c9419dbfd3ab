import type { Visitor } from "./browser.ts";

/** Work of a person's hands: presses of the mouse, and letters typed into fields. */
export type Effort = { clicks: number; letters: number };

/** Seconds of a press and of a letter in the keystroke-level model of Card, Moran and Newell. */
const pressSeconds = 1.35 + 1.1 + 0.2;
const letterSeconds = 0.28;

/** Sum of several works, with the minutes that a practised person needs for it: thought, pointing, pressing, typing. */
export function totalOf(works: readonly Effort[]): Effort & { minutes: number } {
  const clicks = works.reduce((sum, work) => sum + work.clicks, 0);
  const letters = works.reduce((sum, work) => sum + work.letters, 0);
  const seconds = clicks * pressSeconds + letters * letterSeconds;
  return { clicks, letters, minutes: Math.round(seconds / 6) / 10 };
}

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
  // Presses, not clicks: a press on a label clicks its field too.
  const press = ({ isTrusted, isPrimary }: PointerEvent): void => {
    if (isTrusted && isPrimary) note("clicks", 1);
  };
  const type = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    note("letters", Math.max(0, target.value.length - (lengths.get(target) ?? 0)));
    lengths.set(target, target.value.length);
  };
  addEventListener("pointerdown", press, true);
  addEventListener("input", type, true);
}
