/** Parts of the review. */
export const panes = ["list", "page", "check"] as const;

/** A part of the review, on screens that show one at a time. */
export type Pane = (typeof panes)[number];
