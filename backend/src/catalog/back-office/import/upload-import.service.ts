import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { guessColumns, sourceOf } from '../../../../contract/catalog/import/guess-columns.js';
import { IMPORT_LIMITS } from '../../../../contract/catalog/import/import-limits.js';
import { zipEntries, ZipRefusedError } from '../../../platform/archives/read-zip.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { ImportsService } from './imports.service.js';
import { readTable } from './read-table.js';

export interface UploadedImport {
  readonly table: { readonly name: string; readonly bytes: Buffer };
  /** The path of a ZIP with pictures on this machine. */
  readonly zipPath?: string | undefined;
}

const ZIP_LIMITS = {
  entries: IMPORT_LIMITS.zipEntries,
  totalBytes: IMPORT_LIMITS.unpackedZipBytes,
  entryBytes: IMPORT_LIMITS.pictureBytes,
};
const PICTURE = /\.(?:jpe?g|png|webp|gif)$/i;

/** Takes a table in as a draft. No product is written before the admin starts the import. */
@Injectable()
export class UploadImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
  ) {}

  /** Returns the import's id. Throws what `readTable` throws, and import_zip_refused. */
  async upload({ adminId }: Actor, { table, zipPath }: UploadedImport): Promise<string> {
    const { titles, lines } = await readTable(table.bytes);
    const source = sourceOf(titles);
    const given = {
      fileName: table.name.slice(0, 200),
      source,
      titles,
      mapping: guessColumns(titles),
      adminId,
    };
    return this.dataSource.transaction(async (manager) => {
      const id = await this.imports.add(manager, given, lines);
      if (zipPath !== undefined) await keepPictures(manager, id, zipPath);
      return id;
    });
  }
}

/** Keeps the pictures by their bare names; of two with one name the first. Other files are left out. */
async function keepPictures(manager: EntityManager, importId: string, zipPath: string): Promise<void> {
  try {
    for await (const { name, read } of zipEntries(zipPath, ZIP_LIMITS)) {
      if (!PICTURE.test(name)) continue;
      await manager.query(
        `INSERT INTO product_import_file (import_id, name, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (import_id, name) DO NOTHING`,
        [importId, basename(name), await read()],
      );
    }
  } catch (error) {
    throw error instanceof ZipRefusedError ? new AppError('import_zip_refused') : error;
  }
}
