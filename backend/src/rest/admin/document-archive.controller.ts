import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DocumentArchiveQuery } from '../../../contract/invoicing/admin-documents.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { DocumentArchiveService } from '../../invoicing/archive/document-archive.service.js';
import { NeedsRight } from '../http/needs-right.js';
import { isGone } from '../http/send-sheet.js';

const readMonth = dtoInput(DocumentArchiveQuery);

/** GET /api/fatura-arsivi/yyyy-MM: the documents of a month in one ZIP for the accountant. */
@Controller('api/fatura-arsivi')
export class DocumentArchiveController {
  constructor(private readonly archives: DocumentArchiveService) {}

  @Get(':month')
  @NeedsRight('documents.manage')
  async send(@Param('month') given: string, @Res() response: Response): Promise<void> {
    const { month } = readMonth({ month: given });
    const archive = await this.archives.ofMonth(month);
    response
      .set('Content-Type', 'application/zip')
      .set('Content-Disposition', `attachment; filename="faturalar-${month}.zip"`)
      .set('Cache-Control', 'no-store');
    try {
      await pipeline(archive, response);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}
