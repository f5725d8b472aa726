import { Body, Controller, HttpCode, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { UploadedBlogImageDto, type UploadedBlogImage } from '../../../contract/blog/blog-image.dto.js';
import { pictureUrl } from '../../../contract/media/picture.js';
import { dtoInput } from '../../api/dto-input.js';
import { UploadPictureService } from '../../media/upload-picture.service.js';
import { MEDIA_LIMITS, takesFiles, type UploadedFile } from '../http/uploaded-files.js';
import { NeedsRight } from '../http/needs-right.js';

const readWhat = dtoInput(UploadedBlogImageDto, { dropsUnknownFields: true });
const WIDTH_IN_TEXT = 960;

/** POST /api/upload_blog_image.php: multipart `image` with `type` featured. */
@Controller('api/upload_blog_image.php')
export class UploadBlogImageController {
  constructor(private readonly pictures: UploadPictureService) {}

  @Post()
  @NeedsRight('content.change')
  @HttpCode(200)
  @UseInterceptors(takesFiles(1, 'one_picture_at_once', MEDIA_LIMITS))
  async upload(
    @UploadedFiles() files: readonly UploadedFile[] | undefined,
    @Body() body: object | undefined,
  ): Promise<UploadedBlogImage> {
    readWhat({ ...body });
    const file = files?.find(({ fieldname }) => fieldname === 'image');
    if (!file) throw new AppError('media_missing');
    const picture = await this.pictures.uploadByMediaRules({
      bytes: file.buffer,
      name: file.originalname,
    });
    const { fileName, width, height, placeholder } = picture;
    const url = pictureUrl(picture, WIDTH_IN_TEXT, 'webp');
    return { success: true, data: { url, filename: fileName, width, height, placeholder } };
  }
}
