import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  Req,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { sentNumber } from '../../../contract/common/sent-number.js';
import { ChangedMediaDto, MediaItemDto, NewMediaDto } from '../../../contract/media/admin-media.dto.js';
import type { AdminMediaItem } from '../../../contract/media/admin-media.views.js';
import { DEFAULT_MEDIA_CATEGORY } from '../../../contract/media/media-category.js';
import { RestFilePathDto, RestMediaManagerQuery } from '../../../contract/media/rest-media-manager.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminMediaQueriesService } from '../../media/back-office/admin-media-queries.service.js';
import { RemoveMediaService } from '../../media/back-office/remove-media.service.js';
import { SaveMediaService } from '../../media/back-office/save-media.service.js';
import { ScanMediaService } from '../../media/back-office/scan-media.service.js';
import { actionOf } from '../http/action-of.js';
import { readingDocumented } from '../documented-names.js';
import { restFoundImage, restManagedMedia } from './rest-media.js';
import { pictureName } from '../http/send-picture.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { readBoolean } from '../http/read-boolean.js';
import { MEDIA_LIMITS, takesFiles, type UploadedFile } from '../http/uploaded-files.js';
import { NeedsRight } from '../http/needs-right.js';

const NAMES = { altText: 'alt_text', isActive: 'is_active' };
/** A bound for older clients, which have no pages. */
const MOST_LISTED = 1_000;

const readQuery = dtoInput(RestMediaManagerQuery, { dropsUnknownFields: true });
const readId = dtoInput(MediaItemDto, { dropsUnknownFields: true });
const readPath = dtoInput(RestFilePathDto, { dropsUnknownFields: true });
const readNew = readingDocumented(dtoInput(NewMediaDto, { dropsUnknownFields: true }), NAMES);
const readChanged = readingDocumented(dtoInput(ChangedMediaDto, { dropsUnknownFields: true }), NAMES);

/** /api/media_manager.php: the back office of the media library (specification 3, section 7). */
@Controller('api/media_manager.php')
export class MediaManagerController {
  constructor(
    private readonly library: AdminMediaQueriesService,
    private readonly saving: SaveMediaService,
    private readonly removal: RemoveMediaService,
    private readonly scanning: ScanMediaService,
  ) {}

  @Get()
  @NeedsRight('pictures.use')
  async read(@Query() requested: unknown) {
    const { action, ...query } = readQuery(requested);
    if (action === 'scan_site_images') {
      const { found, total } = await this.scanning.scan();
      return { success: true, found_images: found.map(restFoundImage), total };
    }
    return {
      success: true,
      media: (await this.library.latest(query, MOST_LISTED)).map(restManagedMedia),
    };
  }

  /** Accepts a file as `file` of a multipart form, or JSON with files found by a scan. */
  @Post()
  @NeedsRight('pictures.use')
  @HttpCode(200)
  @UseInterceptors(takesFiles(1, 'one_picture_at_once', MEDIA_LIMITS))
  async add(
    @UploadedFiles() files: readonly UploadedFile[] | undefined,
    @Body() body: unknown,
    @Req() request: Request,
  ) {
    const actor = signedInAdmin(request);
    if (actionOf(body) === 'register_site_image') {
      const fileName = pictureName(readPath(body).file_path.split('/').at(-1));
      return added(await this.scanning.registerOne(actor, fileName, readNew(withNothingSaid(body))));
    }
    const file = files?.find(({ fieldname }) => fieldname === 'file');
    if (!file) throw new AppError('media_missing');
    const uploaded = { bytes: file.buffer, name: file.originalname };
    return added(await this.saving.upload(actor, uploaded, readNew(withNothingSaid(body))));
  }

  /** Absent fields stay unchanged. */
  @Put()
  @NeedsRight('content.change')
  async update(@Req() request: Request, @Query('id') askedId: unknown, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    const known = await this.library.view(readId({ id: sentNumber(askedId) }).id);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new AppError('malformed_request');
    }
    const { id, version } = known;
    const changed = readChanged({ ...known, ...withSwitch(body), id, version });
    const media = restManagedMedia(await this.saving.update(actor, changed));
    return { success: true, message: 'Görsel güncellendi.', media };
  }

  @Delete()
  @NeedsRight('content.change')
  async remove(@Req() request: Request, @Query('id') askedId: unknown) {
    await this.removal.remove(signedInAdmin(request), readId({ id: sentNumber(askedId) }));
    return { success: true, message: 'Görsel silindi.' };
  }
}

function added(item: AdminMediaItem) {
  return { success: true, message: 'Görsel eklendi.', media: restManagedMedia(item) };
}

/** Only the category is required, and it has a default (specification 3, section 5). */
function withNothingSaid(body: unknown): object {
  const said = typeof body === 'object' && body !== null ? body : {};
  return { category: DEFAULT_MEDIA_CATEGORY, title: '', alt_text: '', description: '', ...said };
}

function withSwitch(body: object): object {
  return 'is_active' in body ? { ...body, is_active: readBoolean(body.is_active) } : body;
}
