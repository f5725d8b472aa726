import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ProductDto } from '../../contract/catalog/product.dto.js';
import { slugOf } from '../../contract/common/slug.js';
import { withFreeSlug } from '../platform/database/free-slug.js';
import { ProductPicture } from './product-picture.entity.js';
import { Product } from './product.entity.js';

export interface NewProduct extends Readonly<Omit<ProductDto, 'pictures' | 'isActive'>> {
  /** True by default. */
  readonly isActive?: boolean;
  /** Its wish for an address; made from the name when absent. */
  readonly slug?: string;
  /** The main picture first. */
  readonly pictures: readonly (Pick<ProductPicture, 'mediaFileId' | 'alt'> & Partial<ProductPicture>)[];
}

@Injectable()
export class CreateProductService {
  async create(manager: EntityManager, { pictures, slug: wanted, ...fields }: NewProduct): Promise<Product> {
    const naming = {
      base: slugOf(wanted ?? fields.name),
      fallback: 'parca',
      taken: 'SELECT slug FROM product',
    };
    const id = await withFreeSlug(manager, naming, async (slug) => {
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(Product)
        .values({ ...fields, slug, createdAt: () => 'clock_timestamp()' })
        .orIgnore()
        .returning('id')
        .execute();
      return (inserted.raw as { id: string }[])[0]?.id ?? null;
    });
    for (const [position, picture] of pictures.entries()) {
      await manager.insert(ProductPicture, { ...picture, position, productId: id });
    }
    return manager.findOneByOrFail(Product, { id });
  }
}
