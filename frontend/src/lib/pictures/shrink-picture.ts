/** The longest sides that are tried, in pixels, the largest first. */
const SIDES = [1280, 1000, 800, 600, 400];
const QUALITY = 0.72;

/**
 * Draws a photo small enough to be sent, as a JPEG in base64. Phones take pictures of many megabytes, and the crack in a
 * cup is seen on a small one too. Throws when the file is no picture that this browser can open.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<string> {
  const picture = await createImageBitmap(file);
  for (const side of SIDES) {
    const jpeg = await drawn(picture, side);
    if (jpeg.size <= maxBytes) return base64Of(jpeg);
  }
  throw new Error('The picture stays too large.');
}

async function drawn(picture: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const take = (jpeg: Blob | null) =>
      jpeg ? resolve(jpeg) : reject(new Error('The picture was not drawn.'));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
