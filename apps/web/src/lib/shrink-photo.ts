/** Longest side in pixels: a receipt stays easy to read and far below 5 MB. */
const longestSide = 2600;
const quality = 0.85;

/**
 * A photo of a phone's camera drawn smaller, as JPEG, so that it may be sent; the file itself where
 * the browser cannot open it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext("2d");
    if (pen === null) return file;
    // Transparent parts would turn black.
    pen.fillStyle = "white";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    if (smaller === null || smaller.size >= file.size) return file;
    return new File([smaller], file.name.replace(/\.[^.]*$/, ".jpg"), { type: "image/jpeg" });
  } catch {
    // A picture that the browser cannot open counts as too large.
    return file;
  }
}
