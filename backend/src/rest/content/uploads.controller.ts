import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PictureVariantsService } from '../../media/picture-variants.service.js';
import { pictureName, sendBestPicture } from '../http/send-picture.js';

/**
 * GET /api/uploads/{file}. The wildcard also matches names with slashes, so that they get a clear refusal.
 */
@Controller('api/uploads/*file')
export class UploadsController {
  constructor(private readonly variants: PictureVariantsService) {}

  @Get()
  async show(
    @Param('file') segments: string | readonly string[],
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const fileName = pictureName(typeof segments === 'string' ? segments : segments.join('/'));
    await sendBestPicture(this.variants, { fileName }, { request, response });
  }
}
