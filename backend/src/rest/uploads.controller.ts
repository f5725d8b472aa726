import { All, Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PictureVariants } from '../media/picture-variants.service.js';
import { refuseOtherMethods } from './read-methods.js';
import { pictureName, sendBestPicture } from './send-picture.js';

/** GET /api/uploads/{file}. The wildcard also takes what has slashes in it, so that it is refused as clearly. */
@Controller('api/uploads/*file')
export class UploadsController {
  constructor(@Inject(PictureVariants) private readonly variants: PictureVariants) {}

  @Get()
  async show(
    @Param('file') segments: string | readonly string[],
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const fileName = pictureName(typeof segments === 'string' ? segments : segments.join('/'));
    await sendBestPicture(this.variants, { fileName }, { request, response });
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }
}
