import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import {
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { ImportQuery } from '../../../contract/catalog/import/import.dto.js';
import { IMPORT_LIMITS } from '../../../contract/catalog/import/import-limits.js';
import { dtoInput } from '../../api/dto-input.js';
import { RefusedLinesService } from '../../catalog/back-office/import/refused-lines.service.js';
import { UploadImportService } from '../../catalog/back-office/import/upload-import.service.js';
import { Clock } from '../../platform/clock.js';
import { sendSheet, stampedName } from '../http/send-sheet.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { takesFiles, type UploadedFileOnDisk } from '../http/uploaded-files.js';
import { NeedsRight } from '../http/needs-right.js';

/** A ZIP may be too large for memory, so uploads lie on the disk until they are read. */
const LIMITS = {
  maxBytes: IMPORT_LIMITS.pictureZipBytes,
  tooLarge: 'import_file_too_large',
  folder: tmpdir(),
} as const;

const readId = dtoInput(ImportQuery);

/**
 * POST /api/urun-aktarim: a table of products as `table`, and a ZIP of their pictures as `pictures`.
 * GET /api/urun-aktarim/{id}/alinmayanlar: the lines that the import refuses, as CSV with the reasons.
 */
@Controller('api/urun-aktarim')
export class ProductImportsController {
  constructor(
    private readonly imports: UploadImportService,
    private readonly refused: RefusedLinesService,
    private readonly clock: Clock,
  ) {}

  @Get(':id/alinmayanlar')
  @NeedsRight('products.change')
  async refusedLines(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const sheet = await this.refused.sheet(readId({ id }).id);
    await sendSheet(response, { name: stampedName('alinmayan-satirlar', this.clock.now()), sheet });
  }

  @Post()
  @NeedsRight('products.change')
  @HttpCode(200)
  @UseInterceptors(takesFiles(2, 'import_file_missing', LIMITS))
  async upload(
    @UploadedFiles() files: readonly UploadedFileOnDisk[] = [],
    @Req() request: Request,
  ): Promise<{ readonly success: true; readonly id: string }> {
    const called = (name: string) => files.find(({ fieldname }) => fieldname === name);
    try {
      const table = called('table');
      if (!table) throw new AppError('import_file_missing');
      const { size } = await stat(table.path);
      if (size > IMPORT_LIMITS.tableBytes) throw new AppError('import_file_too_large');
      const id = await this.imports.upload(signedInAdmin(request), {
        table: { name: table.originalname, bytes: await readFile(table.path) },
        zipPath: called('pictures')?.path,
      });
      return { success: true, id };
    } finally {
      for (const { path } of files) await rm(path, { force: true });
    }
  }
}
