import { Body, Controller, HttpCode, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import type { UploadedPicture } from '../../../contract/catalog/admin-catalog.views.js';
import { UploadedPictureDto } from '../../../contract/catalog/product.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { UploadPictureService } from '../../media/upload-picture.service.js';
import { takesFiles, type UploadedFile } from '../http/uploaded-files.js';
import { NeedsRight } from '../http/needs-right.js';

const readWhat = dtoInput(UploadedPictureDto, { dropsUnknownFields: true });

/** POST /api/upload_image.php: one picture of a product, multipart as `file` with `type` main or additional. */
@Controller('api/upload_image.php')
export class UploadImageController {
  constructor(private readonly pictures: UploadPictureService) {}

  @Post()
  @NeedsRight('pictures.use')
  @HttpCode(200)
  @UseInterceptors(takesFiles(1, 'one_picture_at_once'))
  async upload(
    @UploadedFiles() files: readonly UploadedFile[] | undefined,
    @Body() body: object | undefined,
  ): Promise<UploadedPicture> {
    readWhat({ ...body });
    const file = files?.find(({ fieldname }) => fieldname === 'file');
    if (!file) throw new AppError('upload_missing');
    const { fileName, width, height, placeholder } = await this.pictures.upload({
      bytes: file.buffer,
      name: file.originalname,
    });
    return { success: true, filename: fileName, width, height, placeholder };
  }
}
