import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PictureVariantsService } from '../../media/picture-variants.service.js';
import { pictureName, sendBestPicture } from '../http/send-picture.js';

const WIDTH = /^[1-9]\d{0,4}$/;

/** GET /api/serve_image.php?file={file}, with &w= for a picture of about that width. */
@Controller('api/serve_image.php')
export class ServeImageController {
  constructor(private readonly variants: PictureVariantsService) {}

  @Get()
  async show(
    @Query() requested: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const fileName = pictureName(requested['file']);
    const { w } = requested;
    const wantedWidth = typeof w === 'string' && WIDTH.test(w) ? Number(w) : undefined;
    await sendBestPicture(this.variants, { fileName, wantedWidth }, { request, response });
  }
}
