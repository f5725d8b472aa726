import { All, Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AppError } from '../../contract/app-error.js';
import { RestContentQuery } from '../../contract/content/rest-content.query.js';
import { dtoInput } from '../api/dto-input.js';
import { ShownContent, type ShownText } from '../content/shown-content.service.js';
import { Log } from '../platform/logging/log.js';
import { refuseOtherMethods } from './read-methods.js';

interface RestContentEntry {
  readonly section: string;
  readonly content_key: string;
  readonly content_value: string;
}

interface RestContentList {
  readonly success: true;
  readonly content: readonly RestContentEntry[];
}

const readQuery = dtoInput(RestContentQuery, { dropsUnknownFields: true });

/** GET /api/content_manager.php, with ?section={section} for one alone: every text of the site as it is shown. */
@Controller('api/content_manager.php')
export class ContentManagerController {
  constructor(
    @Inject(ShownContent) private readonly content: ShownContent,
    @Inject(Log) private readonly log: Log,
  ) {}

  @Get()
  async list(@Query() query: Record<string, unknown>): Promise<RestContentList> {
    const { section } = readQuery(query);
    try {
      return { success: true, content: (await this.content.texts(section)).map(restContentEntry) };
    } catch (error) {
      this.log.error('The texts of the site could not be read.', { cause: error });
      throw new AppError('content_unavailable');
    }
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }
}

function restContentEntry({ section, key, value }: ShownText): RestContentEntry {
  return { section, content_key: key, content_value: value };
}
