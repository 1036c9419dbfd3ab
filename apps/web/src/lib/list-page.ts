import { pageSizes } from "@atrio/contract/paging";

/** Page sizes that every list offers. */
export const listSizes = pageSizes;

/** Rows of a list. */
export type ListPage = { skip: number; take: (typeof pageSizes)[number] };
