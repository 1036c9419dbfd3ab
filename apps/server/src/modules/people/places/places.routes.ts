import * as districts from "@atrio/contract/people/districts";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import {
  getPostalCode,
  getProvince,
  getTown,
  listCountries,
  listProvinces,
  listStreetKinds,
  listTowns,
} from "./places.service.ts";

/** Parts of an address: countries, provinces, towns, streets, postal codes. */
export function districtsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, districts.listCountries, async ({ meta }) => ({
    data: listCountries(meta.language),
  }));
  bind(app, ctx, districts.listProvinces, async () => ({ data: [...(await listProvinces())] }));
  bind(app, ctx, districts.getProvince, async ({ params }) => ({
    data: await getProvince(params.id),
  }));
  bind(app, ctx, districts.listTowns, async ({ query }) => ({
    data: [...(await listTowns(query.provincia_id))],
  }));
  bind(app, ctx, districts.getTown, async ({ params }) => ({ data: await getTown(params.id) }));
  bind(app, ctx, districts.listStreetKinds, async () => ({ data: [...listStreetKinds()] }));
  bind(app, ctx, districts.getPostalCode, async ({ params }) => ({
    data: await getPostalCode(params.cp),
  }));
}
