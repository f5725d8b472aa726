import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import type { PricedProduct } from '../../contract/orders/quote.js';
import { availablePieces, mainPicture } from './product.mapper.js';
import { Product } from './product.entity.js';

/** What an order line keeps of a product for ever. */
export interface ProductSnapshot {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly material: string;
  readonly dimensions: string;
  readonly care: string;
  readonly pictureFileName: string | null;
  readonly priceKurus: number;
  readonly vatRatePercent: number;
}

/** What a sale needs to know of products. Answers leave out what is unknown or no longer for sale. */
@Injectable()
export class ProductPricingService {
  async pricedProducts(manager: EntityManager, ids: readonly string[]): Promise<Map<string, PricedProduct>> {
    const products = await this.forSale(manager, ids);
    return new Map(
      products.map((product) => [
        product.id,
        {
          id: product.id,
          name: product.name,
          picture: mainPicture(product),
          priceKurus: product.priceKurus,
          vatRatePercent: product.vatRatePercent,
          available: availablePieces(product),
        },
      ]),
    );
  }

  async productSnapshots(
    manager: EntityManager,
    ids: readonly string[],
  ): Promise<Map<string, ProductSnapshot>> {
    const products = await this.forSale(manager, ids);
    return new Map(products.map((product) => [product.id, snapshotOf(product)]));
  }

  private async forSale(manager: EntityManager, ids: readonly string[]): Promise<Product[]> {
    const known = ids.filter((id) => UUID.test(id));
    if (known.length === 0) return [];
    const where: FindOptionsWhere<Product> = { id: In(known), isActive: true };
    return manager
      .createQueryBuilder(Product, 'product')
      .leftJoinAndSelect('product.pictures', 'picture', 'picture.position = 0')
      .leftJoinAndSelect('picture.mediaFile', 'file')
      .where(where)
      .getMany();
  }
}

/** Anything else cannot be a product's id, and the database would refuse the comparison. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function snapshotOf(product: Product): ProductSnapshot {
  const { id, name, description, material, dimensions, care, priceKurus, vatRatePercent } = product;
  const pictureFileName = mainPicture(product)?.fileName ?? null;
  return { id, name, description, material, dimensions, care, pictureFileName, priceKurus, vatRatePercent };
}
