import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../contract/app-error.js';
import { PICTURE_FORMATS } from '../../contract/media/picture.js';
import { PictureVariantsService } from '../media/picture-variants.service.js';
import { pictureName, sendPicture } from './send-picture.js';

/** GET /media/{file}/{width}.{format}: the addresses made by the contract's `pictureUrl`. */
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
    const [, width, extension] = /^([1-9]\d{1,4})\.([a-z]+)$/.exec(requested.variant) ?? [];
    const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
    if (!format) throw new AppError('picture_not_found');
    await sendPicture(this.variants, { fileName, width: Number(width), format }, { request, response });
  }
}
