/*
 * The child process of `PictureProcessor`: everything that decodes or encodes pictures. It imports nothing of the
 * shop, so that it starts quickly and runs as it is, compiled or not.
 */
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../../../contract/media/picture.js';

export interface PictureHeader {
  readonly format: string;
  readonly width: number;
  readonly height: number;
}

export interface UploadLimits {
  readonly maxPixels: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

export interface NormalisedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** A tiny picture to show while the real one loads, as a data URL. */
  readonly placeholder: string;
}

/** Measured: a thumb of 480 px takes about 40 ms as AVIF; more effort doubles that and saves a tenth of the bytes. */
const ENCODERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
};
/** High quality, because every variant is made from it; low effort, because it is never sent itself. */
const ORIGINAL = { quality: 90, effort: 1 };
const PLACEHOLDER_PX = 16;

// One thread per picture, so that pictures do not take the CPU from visitors.
sharp.concurrency(1);
sharp.cache(false);

/** Null when the bytes are not a picture. */
async function readHeader({ bytes }: { bytes: Uint8Array }): Promise<PictureHeader | null> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { format, width, height };
  } catch {
    return null;
  }
}

/**
 * Encodes an upload anew as WebP: upright, sRGB, without EXIF, within the limits. Null when its pixels are
 * damaged.
 */
async function normalise({
  bytes,
  ...limits
}: UploadLimits & { readonly bytes: Uint8Array }): Promise<NormalisedPicture | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: limits.maxPixels, autoOrient: true })
      .resize({ width: limits.maxWidth, height: limits.maxHeight, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(ORIGINAL)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, placeholder: await placeholder(data) };
  } catch {
    return null;
  }
}

async function placeholder(bytes: Uint8Array): Promise<string> {
  const tiny = await sharp(bytes)
    .resize(PLACEHOLDER_PX, PLACEHOLDER_PX, { fit: 'inside' })
    .webp({ quality: 30, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Encodes a picture in the width, never enlarged, and format that a page requests. */
async function encodeVariant({
  bytes,
  width,
  format,
}: {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly format: PictureFormat;
}): Promise<Uint8Array> {
  return ENCODERS[format](sharp(bytes).resize({ width, withoutEnlargement: true })).toBuffer();
}

/** Cuts the largest part of that shape out of a picture, `at` percent along what does not fit, and encodes it. */
async function encodeCut({
  bytes,
  at,
  ...size
}: {
  readonly bytes: Uint8Array;
  readonly at: number;
  readonly width: number;
  readonly height: number;
}): Promise<Uint8Array> {
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  const scale = Math.min(width / size.width, height / size.height);
  const cut = { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
  const left = Math.round(((width - cut.width) * at) / 100);
  const top = Math.round(((height - cut.height) * at) / 100);
  return ENCODERS.jpeg(picture.extract({ ...cut, left, top }).resize({ ...size, fit: 'fill' })).toBuffer();
}

/** Renders a drawing of at most 16 colours as a PNG. */
async function renderSvg({ svg }: { svg: string }): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

/** A picture as a PNG within a box, never enlarged. */
async function fitPng(input: {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}): Promise<Uint8Array> {
  const { bytes, width, height } = input;
  return sharp(bytes).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}

/** Renders a drawing of the shop's own in its size. */
async function draw({
  svg,
  format,
}: {
  readonly svg: string;
  readonly format: 'png' | 'jpeg';
}): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(svg));
  return (format === 'png' ? drawn.png() : drawn.jpeg({ quality: 88, mozjpeg: true })).toBuffer();
}

const TASKS = { readHeader, normalise, encodeVariant, encodeCut, renderSvg, fitPng, draw };

export type PictureTasks = typeof TASKS;
export type PictureTask = keyof PictureTasks;
export type PictureAnswer = { readonly result: unknown } | { readonly failure: string };

interface Request {
  readonly task: PictureTask;
  readonly input: unknown;
}

async function answer({ task, input }: Request): Promise<PictureAnswer> {
  try {
    return { result: await (TASKS[task] as (input: unknown) => Promise<unknown>)(input) };
  } catch (cause) {
    return { failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

process.on('message', (request: Request) => void answer(request).then((made) => process.send?.(made)));
// When the shop is gone, nobody waits for the answer. An ordinary exit would wait for threads that hang.
const endAtOnce = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', endAtOnce);
// It may also have ended while this process was still loading.
if (!process.connected) endAtOnce();
