import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { includedVatKurus } from '../../contract/common/money.js';
import { formatAddress } from '../../contract/orders/address.js';
import type { AddressDto, CustomerInfoDto } from '../../contract/orders/checkout.dto.js';
import type { LegalDocuments } from '../../contract/orders/legal-document.js';
import { ProductQueries } from '../catalog/product-queries.service.js';
import { AddressesService } from '../orders/addresses/addresses.service.js';
import { buildLegalDocuments } from '../orders/documents/legal-documents.js';
import { HoldsService } from '../orders/holds.service.js';
import type { NewOrder, NewOrderLine } from '../orders/write-order.service.js';
import { sellerIdentity } from '../platform/config/seller.js';
import { Settings } from '../platform/config/settings.js';

/** Who orders, and where it goes. REST clients know the address only as one text. */
export interface Buyer {
  readonly customer: CustomerInfoDto;
  readonly address: AddressDto | string | null;
  readonly notes: string;
}

/** Puts together what buyer and studio agree on: lines at today's prices, address, and the contract texts. */
@Injectable()
export class AgreeOrderService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(HoldsService) private readonly holds: HoldsService,
    @Inject(ProductQueries) private readonly pricing: ProductQueries,
    @Inject(AddressesService) private readonly addresses: AddressesService,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** The documents as the buyer reads them before paying. */
  async documents(holdId: string, buyer: Buyer): Promise<LegalDocuments> {
    await this.assertAddress(buyer.address);
    const order = await this.dataSource.transaction(async (manager) => {
      await this.holds.getOpen(manager, holdId);
      return this.agree(manager, holdId, buyer);
    });
    return order.documents;
  }

  /** Throws cart_changed when a held product is no longer for sale. */
  async agree(manager: EntityManager, holdId: string, buyer: Buyer): Promise<NewOrder> {
    const held = await this.holds.linesOf(manager, holdId);
    const products = await this.pricing.productSnapshots(
      manager,
      held.map(({ productId }) => productId),
    );
    const lines = held.map(({ productId, quantity }) => {
      const product = products.get(productId);
      if (!product) throw new AppError('cart_changed');
      return { product, quantity };
    });
    const shippingAddress = addressText(buyer.address);
    return {
      customer: buyer.customer,
      address: typeof buyer.address === 'object' ? buyer.address : null,
      shippingAddress,
      notes: buyer.notes,
      lines,
      documents: this.documentsOf(buyer.customer, shippingAddress, lines),
    };
  }

  /** Throws address_required for goods without an address, address_unknown for one that does not exist. */
  async assertAddress(address: Buyer['address']): Promise<void> {
    if (address === null || address === '') throw new AppError('address_required');
    if (typeof address === 'object') await this.addresses.assertKnownAddress(address);
  }

  private documentsOf(
    customer: CustomerInfoDto,
    deliveryAddress: string,
    lines: readonly NewOrderLine[],
  ): LegalDocuments {
    const legalLines = lines.map(({ product, quantity }) => ({
      kind: 'product' as const,
      name: product.name,
      quantity,
      unitPriceKurus: product.priceKurus,
      totalKurus: product.priceKurus * quantity,
    }));
    const subtotalKurus = totalOf(lines);
    return buildLegalDocuments({
      seller: sellerIdentity(this.settings),
      buyer: customer,
      deliveryAddress,
      lines: legalLines,
      subtotalKurus,
      discountKurus: 0,
      totalKurus: subtotalKurus,
      vatKurus: lines.reduce(
        (sum, { product, quantity }) =>
          sum + includedVatKurus(product.priceKurus * quantity, product.vatRatePercent),
        0,
      ),
    });
  }
}

export function totalOf(lines: readonly NewOrderLine[]): number {
  return lines.reduce((sum, { product, quantity }) => sum + product.priceKurus * quantity, 0);
}

function addressText(address: Buyer['address']): string {
  if (address === null) return '';
  return typeof address === 'string' ? address : formatAddress(address);
}
