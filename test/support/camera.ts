import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { debianProgram } from '../../backend/testing/debian-program.js';
import { qrCodePng } from '../../backend/src/platform/qr-code.js';
import { SHOP } from './places.js';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 10;
const GREY = 128;

/** The film that the browser plays instead of a camera; it is opened whenever a page starts the camera. */
const FILM = join(tmpdir(), `toprak-camera-${SHOP.port}.y4m`);

/** Gives the browser a camera; whether a page may use it is asked as usual. */
export const CAMERA_ARGS = [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${FILM}`,
];

/** Browsers without a window have no camera, not even a pretended one. */
export function browserWithCamera(): string {
  return debianProgram({ program: '/usr/bin/chromium', package: 'chromium', requested: '--version' });
}

/** Holds a QR code before the camera. */
export async function showCode(text: string): Promise<void> {
  const { data: light } = await sharp(await qrCodePng(text))
    .resize({ width: WIDTH, height: HEIGHT, fit: 'contain', background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await film(light);
}

/** Holds nothing but a white wall before the camera. */
export async function showNothing(): Promise<void> {
  await film(Buffer.alloc(WIDTH * HEIGHT, 255));
}

/** YUV4MPEG2: a header, and each picture as its brightness, followed by its colours at half the size. */
async function film(light: Buffer): Promise<void> {
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const picture = [Buffer.from('FRAME\n'), light, colourless];
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`);
  await writeFile(FILM, Buffer.concat([header, ...Array.from({ length: FRAMES }, () => picture).flat()]));
}
