import type { ProductDto } from '../../../../contract/catalog/product.dto.js';

/** Why a product stays as it is, or what was done with it. */
export type Undone = 'removed' | 'restored' | 'changed_since' | 'sold_since' | 'in_payment';

/** A product as an import wrote it. */
export interface WrittenItem {
  readonly line: number;
  readonly productId: string;
  readonly version: number;
  readonly countVersion: number;
  readonly before: Pick<ProductDto, keyof ProductDto> | null;
  readonly doneAt: Date;
}
