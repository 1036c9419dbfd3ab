/** Widths at which pages change, in em of the browser's default font size; the portal has no others. */
const widths = { phone: 37.5, tablet: 48, laptop: 68, desk: 75 };

export type Breakpoint = keyof typeof widths;

/** Media query of screens below a width. Style sheets name it: `@media (--phone)`. */
export function below(name: Breakpoint): string {
  return `(width < ${widths[name]}em)`;
}

/** True for a name of a width. */
export function isBreakpoint(name: string): name is Breakpoint {
  return Object.hasOwn(widths, name);
}
