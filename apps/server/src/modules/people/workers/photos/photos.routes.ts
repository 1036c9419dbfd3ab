import * as profile from "@atrio/contract/people/profile";

import type { AppContext } from "../../../../context.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";
import { sendFile, sendPicture } from "../../../../http/files.ts";

import {
  changePhoto,
  getPhoto,
  getSmallPhoto,
  listPortrayed,
  removePhoto,
} from "./photos.service.ts";

/** Photos of people: the own one, those of colleagues, and the small ones in lists. */
export function photosRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, profile.uploadPhoto, async ({ actor, body, meta }) => ({
    data: await changePhoto(ctx, { actor, ip: meta.ip, once: meta.once }, body.imagen),
  }));

  bind(app, ctx, profile.deletePhotoByGet, async ({ actor, meta }) => ({
    data: await removePhoto(ctx, { actor, ip: meta.ip }),
  }));

  bind(app, ctx, profile.deletePhoto, async ({ actor, meta }) => ({
    data: await removePhoto(ctx, { actor, ip: meta.ip }),
  }));

  bind(app, ctx, profile.getPhoto, async ({ actor, params, reply }) =>
    sendFile(reply, await getPhoto(ctx, actor, params.id)),
  );

  bind(app, ctx, profile.publicPhoto, async ({ params, reply }) =>
    sendPicture(reply, await getSmallPhoto(ctx, params.nombre)),
  );

  bind(app, ctx, profile.companyPhotos, async ({ actor, params }) => ({
    data: await listPortrayed(ctx, actor, params.companyId),
  }));
}
