import { defaultPageSize, pageSizes } from "@atrio/contract/paging";
import { officeModel145Views } from "@atrio/contract/papers/model145-office";
import type { OfficeModel145View } from "@atrio/contract/papers/model145-office";

import type { OfficeModel145Search } from "./search.model.ts";

/** Filter and page of the list. */
export type FormsAsked = {
  texto: string;
  ver: OfficeModel145View;
  skip: number;
  take: (typeof pageSizes)[number];
};

/** The list that an address asks for; new forms without a part. */
export function askedOf(search: OfficeModel145Search): FormsAsked {
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  return {
    texto: search.q ?? "",
    ver: officeModel145Views.find((view) => view === search.ver) ?? "cambios",
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
  };
}
