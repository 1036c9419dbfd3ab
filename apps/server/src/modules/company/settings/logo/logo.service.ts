import type { AllSettings } from "@atrio/contract/company/settings";

import type { AppContext } from "../../../../context.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import { randomName } from "../../../../lib/crypto/tokens.ts";
import { checkContent } from "../../../../lib/files/content/content.ts";
import { logoPicture } from "../../../../lib/files/picture.ts";
import { UploadedFile } from "../../../../lib/files/uploaded-file.ts";
import { createWorkQueue } from "../../../../platform/work-queue.ts";
import { recordAudit } from "../../../access/audit/audit.service.ts";
import { readSettings } from "../settings.repo.ts";
import { byAuthor } from "../settings.service.ts";
import type { Author } from "../settings.service.ts";

import { deleteLogo, readLogo, saveLogo } from "./logo.repo.ts";

/** Least width and height of a logo in pixels: a smaller one is blurred where pages show it. */
const leastPixels = 32;
/** Pictures that the server draws. A drawing in SVG could carry scripts. */
const drawable: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

const drawing = createWorkQueue({ atOnce: 1, waiting: 20 });

type Refusal =
  | "document.empty"
  | "company.logo_type"
  | "company.logo_unreadable"
  | "company.logo_small";

/** Draws an upload anew. Errors at `imagen`. */
async function draw(upload: Buffer): Promise<Buffer> {
  const refuse = (code: Refusal): never => fail(code, { fields: { imagen: [code] } });
  return drawing.run(async () => {
    const content = await checkContent(upload);
    if (content === "empty") return refuse("document.empty");
    if (content === "type") return refuse("company.logo_type");
    if (typeof content === "string") return refuse("company.logo_unreadable");
    if (!drawable.includes(content.type)) return refuse("company.logo_type");
    const drawn = await logoPicture(content.bytes, leastPixels);
    if (drawn === "small") return refuse("company.logo_small");
    return drawn ?? refuse("company.logo_unreadable");
  });
}

type Change = { empresa_id: number; author: Author; once?: Once | undefined };

/**
 * Sets the company's logo from a form part (Rule COMPANY-42). Errors: company.logo_type,
 * company.logo_unreadable, company.logo_small, document.empty, request.required.
 */
export async function changeLogo(
  ctx: AppContext,
  change: Change,
  part: unknown,
): Promise<AllSettings> {
  if (part instanceof UploadedFile) return putLogo(ctx, change, part.bytes);
  return fail("request.required", { fields: { imagen: ["request.required"] } });
}

/** The same from bytes. */
export async function putLogo(
  ctx: AppContext,
  { empresa_id, author, once }: Change,
  upload: Buffer,
): Promise<AllSettings> {
  const imagen = await draw(upload);
  const nombre = randomName();
  return ctx.db.tenant(
    empresa_id,
    async (tx) => {
      await saveLogo(tx, {
        nombre,
        imagen,
        subido_en: ctx.clock.now().toString(),
        logotipo_link: `/api/v1/logotipo/${nombre}`,
      });
      const detalle = { bytes: imagen.length };
      await recordAudit(tx, {
        ...byAuthor(author, empresa_id),
        accion: "empresa.logotipo",
        detalle,
      });
      return readSettings(tx);
    },
    once,
  );
}

/** Removes the company's logo; without one nothing changes. */
export async function removeLogo(
  ctx: AppContext,
  { empresa_id, author }: Change,
): Promise<AllSettings> {
  return ctx.db.tenant(empresa_id, async (tx) => {
    await deleteLogo(tx);
    const detalle = { bytes: 0 };
    await recordAudit(tx, { ...byAuthor(author, empresa_id), accion: "empresa.logotipo", detalle });
    return readSettings(tx);
  });
}

/** The logo with a name, for anyone who knows it. Errors: company.logo_not_found. */
export async function findLogo(
  ctx: AppContext,
  nombre: string,
): Promise<Pick<FileAnswer, "bytes" | "type">> {
  const bytes = await readLogo(ctx.db, nombre);
  return { bytes: bytes ?? fail("company.logo_not_found"), type: "image/webp" };
}
