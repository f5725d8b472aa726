import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Controller, HttpCode, Post, Req, UploadedFiles, UseInterceptors } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../contract/app-error.js';
import { IMPORT_LIMITS } from '../../contract/catalog/import/import-limits.js';
import { UploadImportService } from '../catalog/back-office/import/upload-import.service.js';
import { signedInAdmin } from './signed-in-admin.js';
import { takesFiles, type UploadedFileOnDisk } from './uploaded-files.js';
import { NeedsRight } from './needs-right.js';

/** A ZIP may be too large for memory, so uploads lie on the disk until they are read. */
const LIMITS = {
  maxBytes: IMPORT_LIMITS.pictureZipBytes,
  tooLarge: 'import_file_too_large',
  folder: tmpdir(),
} as const;

/** POST /api/urun-aktarim: a table of products as `table`, and a ZIP of their pictures as `pictures`. */
@Controller('api/urun-aktarim')
export class ProductImportsController {
  constructor(private readonly imports: UploadImportService) {}

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
