import { Body, Controller, Get, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { RestContentDto } from '../../../contract/content/admin-content.dto.js';
import type { AdminContentItem } from '../../../contract/content/admin-content.views.js';
import { RestContentQuery } from '../../../contract/content/rest-content.query.js';
import { AdminRightsService } from '../../admin/admin-rights.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminContentQueriesService } from '../../content/back-office/admin-content-queries.service.js';
import { SaveContentService } from '../../content/back-office/save-content.service.js';
import { ContentCatalogueService } from '../../content/content-catalogue.service.js';
import { ResolvedContentService, type ResolvedText } from '../../content/resolved-content.service.js';
import { Log } from '../../platform/logging/log.js';
import { readingDocumented } from '../documented-names.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readQuery = dtoInput(RestContentQuery, { dropsUnknownFields: true });
const readBody = readingDocumented(dtoInput(RestContentDto, { dropsUnknownFields: true }), {
  value: 'content_value',
});

/** /api/content_manager.php: the texts of the site (specification 1, section 7 and specification 3, section 7). */
@Controller('api/content_manager.php')
export class ContentManagerController {
  constructor(
    private readonly shown: ResolvedContentService,
    private readonly content: AdminContentQueriesService,
    private readonly catalogue: ContentCatalogueService,
    private readonly saving: SaveContentService,
    private readonly log: Log,
    private readonly rights: AdminRightsService,
  ) {}

  /** ?section={section} selects one section; ?admin=1, for admins, answers all fields of each text. */
  @Get()
  async list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query() query: Record<string, unknown>,
  ) {
    const requested = readQuery(query);
    if (!requested.isForAdmin) {
      const texts = await this.attempt('content_unavailable', () => this.shown.texts(requested.section));
      return { success: true, content: texts.map(restContentEntry) };
    }
    response.setHeader('Cache-Control', 'no-store');
    await this.rights.assertMay(signedInAdmin(request).adminId, 'content.change');
    const items = await this.attempt('content_list_unavailable', () => this.content.list());
    const content = items.filter(({ section }) => section === (requested.section ?? section));
    return { success: true, content: content.map(restContentItem) };
  }

  /**
   * Sends no version, so the text is replaced in any case. An empty value restores the built-in text. An incomplete
   * contract is accepted, because the documented call knows no question about it.
   */
  @Put()
  @NeedsRight('content.change')
  async update(@Req() request: Request, @Query('id') id: unknown, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    const name = this.catalogue.named(String(id));
    const { value } = readBody(body);
    const change = { ...name, value, version: null };
    await this.attempt('content_not_saved', () => this.saving.save(actor, change, { acceptsMissing: true }));
    const content = restContentItem(await this.content.item(name));
    return { success: true, message: 'İçerik güncellendi.', content };
  }

  /** Errors other than AppErrors get the documented text. */
  private async attempt<T>(
    failed: 'content_unavailable' | 'content_list_unavailable' | 'content_not_saved',
    act: () => Promise<T>,
  ): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.log.error('The texts of the site could not be read or written.', { cause: error });
      throw new AppError(failed);
    }
  }
}

function restContentEntry({ section, key, value }: ResolvedText) {
  return { section, content_key: key, content_value: value };
}

/** The text with which an editor begins: the studio's own, else the built-in one. */
function restContentItem(item: AdminContentItem) {
  return {
    id: item.id,
    section: item.section,
    content_key: item.key,
    title: item.label,
    description: item.help,
    content_type: item.type,
    content_value: item.own === '' ? item.shown : item.own,
    display_order: item.displayOrder,
    updated_at: item.updatedAt,
  };
}
