import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { ProductPictureDto } from '../../contract/catalog/product.dto.js';
import { MIDDLE } from '../../contract/media/picture-focus.js';
import { UploadLedgerService } from '../media/upload-ledger.service.js';
import { ProductPicture } from './product-picture.entity.js';

type StoredPicture = Pick<ProductPicture, 'mediaFileId' | 'alt' | 'focusX' | 'focusY'>;

/** Writes the pictures of a product and their order. */
@Injectable()
export class ProductPicturesService {
  constructor(private readonly uploads: UploadLedgerService) {}

  /**
   * Marks the uploads as used, so that they are not pruned; a repeated picture is kept once. Throws
   * picture_not_found for one that was never uploaded or has been pruned.
   */
  async keep(manager: EntityManager, pictures: readonly ProductPictureDto[]): Promise<StoredPicture[]> {
    const ids = await this.uploads.markUsed(
      manager,
      pictures.map(({ fileName }) => fileName),
    );
    return pictures.filter(isFirstOfItsFile).map(({ fileName, alt, focus = MIDDLE }) => {
      const mediaFileId = ids.get(fileName);
      if (mediaFileId === undefined) {
        throw new AppError('picture_not_found', {}, { pictures: 'Resim bulunamadı; yeniden yükleyin.' });
      }
      return { mediaFileId, alt, focusX: focus.x, focusY: focus.y };
    });
  }

  async replace(
    manager: EntityManager,
    productId: string,
    pictures: readonly ProductPictureDto[],
  ): Promise<void> {
    const kept = await this.keep(manager, pictures);
    await manager.delete(ProductPicture, { productId });
    await manager.insert(
      ProductPicture,
      kept.map((picture, position) => ({ ...picture, position, productId })),
    );
  }
}

function isFirstOfItsFile(
  { fileName }: ProductPictureDto,
  index: number,
  all: readonly ProductPictureDto[],
): boolean {
  return all.findIndex((other) => other.fileName === fileName) === index;
}
