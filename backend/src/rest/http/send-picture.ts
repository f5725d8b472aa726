import type { Request, Response } from 'express';
import { AppError } from '../../../contract/app-error.js';
import type { PictureFormat } from '../../../contract/media/picture.js';
import {
  type PictureVariantsService,
  type RequestedVariant,
  variantName,
} from '../../media/picture-variants.service.js';

const YEAR_SECONDS = 31_536_000;

/** The form of our own file names; others are never looked for. */
const STORED_NAME = /^[a-z0-9-]{1,90}\.webp$/;
/** Any name that a person could have meant as a file name. */
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._()-]{0,200}$/u;

/** Throws invalid_picture_name for an impossible file name, picture_not_found for one that is not ours. */
export function pictureName(requested: unknown): string {
  if (typeof requested !== 'string' || !PLAIN_NAME.test(requested) || requested.includes('..')) {
    throw new AppError('invalid_picture_name');
  }
  if (!STORED_NAME.test(requested)) throw new AppError('picture_not_found');
  return requested;
}

/** The smallest format that the client accepts; JPEG for clients that do not name any. */
function bestFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** For addresses without size and format: the widest useful variant in the client's best format. */
export async function sendBestPicture(
  variants: PictureVariantsService,
  { fileName, wantedWidth }: { readonly fileName: string; readonly wantedWidth?: number | undefined },
  exchange: Exchange,
): Promise<void> {
  const width = await variants.fittingWidth(fileName, wantedWidth);
  const format = bestFormat(exchange.request.get('accept'));
  exchange.response.vary('Accept');
  await sendPicture(variants, { fileName, width, format }, exchange);
}

/** The name of a picture contains its content's hash, so the answer may be cached for ever. */
export async function sendPicture(
  variants: PictureVariantsService,
  requested: RequestedVariant,
  { request, response }: Exchange,
): Promise<void> {
  const bytes = await variants.get(requested);
  response.set({
    'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'Content-Type': `image/${requested.format}`,
    'X-Content-Type-Options': 'nosniff',
    // Pictures are shown in mails and search results as well.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: `"${requested.fileName}-${variantName(requested)}"`,
  });
  if (request.fresh) response.status(304).end();
  else response.send(bytes);
}
