import { lazy } from "../values/lazy.ts";

/** The library that draws pictures, loaded with the first one: it takes 11 MB of memory. */
export const loadSharp = lazy(async () => {
  const { default: sharp } = await import("sharp");
  // No cache between pictures, and one picture does not take every core.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});
