/** Focuses what takes the place of a control that has just gone; for `ref`. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
