import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { IMPORT_LIMITS } from '../../../../contract/catalog/import/import-limits.js';
import { MAX_ADDITIONAL_PICTURES } from '../../../../contract/catalog/product.dto.js';
import { PictureQueriesService } from '../../../media/picture-queries.service.js';
import { UploadPictureService } from '../../../media/upload-picture.service.js';
import { NotFetchedError, PublicFetch } from '../../../platform/http/public-fetch.js';
import { ProductPicturesService } from '../../product-pictures.service.js';

/** Products whose pictures are brought at once. */
const AT_ONCE = 4;
/** In the remark of a line. */
const NO_ROOM = 'bu içe aktarmanın resimleri toplam 4 GB’a ulaştı';
/** The main picture and the additional ones. */
const MOST_PICTURES = 1 + MAX_ADDITIONAL_PICTURES;
const TOO_MANY = `bir ürünün en fazla ${MOST_PICTURES} resmi olur`;
const LIMITS = { maxBytes: IMPORT_LIMITS.pictureBytes, milliseconds: 20_000 };

interface WaitingPictures {
  readonly line: number;
  readonly name: string;
  readonly productId: string;
  readonly version: number;
  readonly pictures: readonly string[];
}

interface Brought {
  readonly fileNames: readonly string[];
  /** Addresses and names that gave no picture, with the reason where it is not the picture's. */
  readonly failed: readonly string[];
  /** What is beyond the pictures that a product can have. */
  readonly leftOut: readonly string[];
}

const NOTHING: Brought = { fileNames: [], failed: [], leftOut: [] };

/**
 * Brings the pictures of written products: from public addresses, from the ZIP, or from the media library. One
 * that cannot be had is noted on its line; the product then stays as it is.
 */
@Injectable()
export class BringPicturesService {
  private readonly limit = pLimit(AT_ONCE);

  constructor(
    private readonly dataSource: DataSource,
    private readonly fetching: PublicFetch,
    private readonly uploads: UploadPictureService,
    private readonly library: PictureQueriesService,
    private readonly products: ProductPicturesService,
  ) {}

  /** False when no pictures are waiting any more, or the import was stopped. */
  async bringSome(importId: string): Promise<boolean> {
    const waiting = await this.waiting(importId);
    const brought = await Promise.all(waiting.map((item) => this.limit(() => this.bring(importId, item))));
    for (const [index, item] of waiting.entries()) {
      await this.dataSource.transaction((manager) =>
        this.keep(manager, { importId, item, ...(brought[index] ?? NOTHING) }),
      );
    }
    return waiting.length > 0;
  }

  private waiting(importId: string): Promise<WaitingPictures[]> {
    return this.dataSource.query<WaitingPictures[]>(
      `SELECT line, item.name, product_id AS "productId", version_after AS version, pictures
       FROM product_import_item item JOIN product_import ON product_import.id = import_id
       WHERE import_id = $1 AND pictures <> '{}' AND outcome IN ('created', 'changed') AND status = 'running'
       ORDER BY line LIMIT ${AT_ONCE}`,
      [importId],
    );
  }

  private async bring(importId: string, { pictures, name }: WaitingPictures): Promise<Brought> {
    const fileNames: string[] = [];
    const failed: string[] = [];
    for (const picture of pictures.slice(0, MOST_PICTURES)) {
      const fileName = await this.fileNameOf(importId, picture, name);
      if (fileName !== null) fileNames.push(fileName);
      else failed.push((await this.hasRoomFor(0, importId)) ? picture : `${picture} (${NO_ROOM})`);
    }
    return { fileNames, failed, leftOut: pictures.slice(MOST_PICTURES) };
  }

  /** Counts the bytes. False when the import's pictures would become too many; then it brings no further ones. */
  private async hasRoomFor(bytes: number, importId: string): Promise<boolean> {
    const [[taken]] = await this.dataSource.query<[[{ fits: boolean }], number]>(
      `WITH before AS (SELECT picture_bytes + $2 AS needed FROM product_import WHERE id = $1 FOR UPDATE)
       UPDATE product_import SET picture_bytes = least(needed, $3::bigint) FROM before WHERE id = $1
       RETURNING needed < $3::bigint AS fits`,
      [importId, bytes, IMPORT_LIMITS.allPicturesBytes],
    );
    return taken.fits;
  }

  private async fileNameOf(importId: string, picture: string, name: string): Promise<string | null> {
    if (await this.library.findByFileName(picture)) return picture;
    if (!(await this.hasRoomFor(0, importId))) return null;
    try {
      const bytes = await this.bytesOf(importId, picture);
      if (bytes === null || !(await this.hasRoomFor(bytes.length, importId))) return null;
      return (await this.uploads.upload({ bytes, name })).fileName;
    } catch (error) {
      const isOfPicture =
        error instanceof NotFetchedError || (error instanceof AppError && error.status < 500);
      if (isOfPicture) return null;
      throw error;
    }
  }

  private async bytesOf(importId: string, picture: string): Promise<Buffer | null> {
    if (/^https?:/i.test(picture)) return this.fetching.read(picture, LIMITS);
    const [file] = await this.dataSource.query<{ bytes: Buffer }[]>(
      'SELECT bytes FROM product_import_file WHERE import_id = $1 AND name = $2',
      [importId, basename(picture)],
    );
    return file?.bytes ?? null;
  }

  /** A product that was changed or deleted since keeps what it has. */
  private async keep(
    manager: EntityManager,
    {
      importId,
      item,
      fileNames,
      failed,
      leftOut,
    }: Brought & { readonly importId: string; readonly item: WaitingPictures },
  ): Promise<void> {
    const { line, productId, version } = item;
    const isThere = fileNames.length > 0 && (await lockUnchanged(manager, productId, version));
    if (isThere) {
      await this.products.replace(
        manager,
        productId,
        fileNames.map((fileName) => ({ fileName, alt: '' })),
      );
    }
    const versionAfter = isThere ? await putOnShelf(manager, { importId, line, productId }) : version;
    await manager.query(
      `UPDATE product_import_item SET pictures = '{}', failed_pictures = $3, version_after = $4,
         problem = coalesce('Resim alınamadı: ' || $5::text, problem)
       WHERE import_id = $1 AND line = $2`,
      [importId, line, failed.length + leftOut.length, versionAfter, remarkOf(failed, leftOut)],
    );
  }
}

/** Null when nothing is missing. */
function remarkOf(failed: readonly string[], leftOut: readonly string[]): string | null {
  const missing = [...failed, ...(leftOut.length > 0 ? [`${leftOut.join(', ')} (${TOO_MANY})`] : [])];
  return missing.length > 0 ? missing.join(', ') : null;
}

async function lockUnchanged(manager: EntityManager, productId: string, version: number): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    'SELECT FROM product WHERE id = $1 AND version = $2 FOR NO KEY UPDATE',
    [productId, version],
  );
  return found.length > 0;
}

/** A new product with all that its form demands goes on the shelf, unless the table says otherwise. */
async function putOnShelf(
  manager: EntityManager,
  {
    importId,
    line,
    productId,
  }: { readonly importId: string; readonly line: number; readonly productId: string },
): Promise<number> {
  const [[product]] = await manager.query<[[{ version: number }], number]>(
    `UPDATE product SET version = version + 1, updated_at = clock_timestamp(), is_active = is_active OR EXISTS (
       SELECT FROM product_import_item WHERE import_id = $2 AND line = $3 AND outcome = 'created'
         AND coalesce((given->>'isActive')::boolean, true)
         AND product.description <> '' AND product.material <> '' AND product.dimensions <> '' AND product.care <> '')
     WHERE id = $1 RETURNING version`,
    [productId, importId, line],
  );
  return product.version;
}
