import { blobOf, openCanvas } from "./canvas.ts";

/** A photo at hand, in each way that a kind of file takes it. */
export type Photo = { image: ImageBitmap; jpeg: Uint8Array; data: string };

/** Pixels of a side, as photos are kept. */
export const photoSize = 96;
const atOnce = 6;

/** Fetches photos of people; unreadable ones are left out. */
export async function readPhotos(addresses: readonly string[]): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>();
  const waiting = [...new Set(addresses)];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const photo = await readPhoto(next);
      if (photo !== null) photos.set(next, photo);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return photos;
}

async function readPhoto(address: string): Promise<Photo | null> {
  try {
    const element = new Image(photoSize, photoSize);
    element.src = address;
    await element.decode();
    const { canvas, context } = openCanvas(photoSize, photoSize);
    context.fillStyle = "#FFFFFF";
    context.fillRect(0, 0, photoSize, photoSize);
    context.drawImage(element, 0, 0, photoSize, photoSize);
    const blob = await blobOf(canvas, "image/jpeg");
    return {
      image: await createImageBitmap(canvas),
      jpeg: new Uint8Array(await blob.arrayBuffer()),
      data: canvas.toDataURL("image/jpeg", 0.92),
    };
  } catch {
    return null;
  }
}
