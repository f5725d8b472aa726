import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { readLinkCut } from '../../../contract/media/link-preview.js';
import { PICTURE_FORMATS } from '../../../contract/media/picture.js';
import { PictureVariantsService, type RequestedVariant } from '../../media/picture-variants.service.js';
import { pictureName, sendPicture } from '../http/send-picture.js';

/**
 * GET /media/{file}/{width}.{format} and /media/{file}/preview-{percent}.jpeg: the addresses made by the contract's
 * `pictureUrl` and `linkPicture`.
 */
@Controller('media/:fileName/:variant')
export class MediaController {
  constructor(private readonly variants: PictureVariantsService) {}

  @Get()
  async show(
    @Param() requested: { readonly fileName: string; readonly variant: string },
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const fileName = pictureName(requested.fileName);
    const variant = readVariant(fileName, requested.variant);
    await sendPicture(this.variants, variant, { request, response });
  }
}

function readVariant(fileName: string, name: string): RequestedVariant {
  const at = readLinkCut(name);
  if (at !== null) return { fileName, at, format: 'jpeg' };
  const [, width, extension] = /^([1-9]\d{1,4})\.([a-z]+)$/.exec(name) ?? [];
  const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
  if (!format) throw new AppError('picture_not_found');
  return { fileName, width: Number(width), format };
}
