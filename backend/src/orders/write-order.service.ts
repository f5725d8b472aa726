import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AddressDto, CustomerInfoDto } from '../../contract/orders/checkout.dto.js';
import type { LegalDocuments } from '../../contract/orders/legal-document.js';
import type { ProductSnapshot } from '../catalog/product-queries.service.js';
import { OrderDocument } from './order-document.entity.js';
import { OrderLine } from './order-line.entity.js';
import { Order } from './order.entity.js';

export interface NewOrderLine {
  readonly product: ProductSnapshot;
  readonly quantity: number;
}

export interface NewOrder {
  readonly customer: CustomerInfoDto;
  readonly address: AddressDto | null;
  readonly shippingAddress: string;
  readonly notes: string;
  readonly lines: readonly NewOrderLine[];
  readonly documents: LegalDocuments;
}

/** Writes an order as it was agreed: lines and documents are snapshots. */
@Injectable()
export class WriteOrderService {
  async write(manager: EntityManager, placed: NewOrder): Promise<Order> {
    const subtotalKurus = placed.lines.reduce(
      (sum, { product, quantity }) => sum + product.priceKurus * quantity,
      0,
    );
    const order = manager.create(Order, {
      name: placed.customer.name,
      surname: placed.customer.surname,
      email: placed.customer.email,
      phone: placed.customer.phone,
      accessToken: randomBytes(24).toString('base64url'),
      city: placed.address?.city ?? null,
      district: placed.address?.district ?? null,
      neighbourhood: placed.address?.neighbourhood ?? null,
      addressLine: placed.address?.addressLine ?? null,
      shippingAddress: placed.shippingAddress,
      notes: placed.notes,
      subtotalKurus,
      totalKurus: subtotalKurus,
    });
    await manager.insert(Order, order);
    await manager.insert(
      OrderLine,
      placed.lines.map((line, position) => lineOf(order.id, line, position)),
    );
    await this.freezeDocuments(manager, order.id, placed.documents);
    return order;
  }

  private async freezeDocuments(
    manager: EntityManager,
    orderId: string,
    documents: LegalDocuments,
  ): Promise<void> {
    const { preInformation, distanceContract, sha256 } = documents;
    await manager.insert(
      OrderDocument,
      [preInformation, distanceContract].map((content) => ({
        orderId,
        kind: content.kind,
        version: content.version,
        sha256,
        content,
      })),
    );
  }
}

function lineOf(orderId: string, { product, quantity }: NewOrderLine, position: number) {
  return {
    orderId,
    position,
    kind: 'product' as const,
    productId: product.id,
    name: product.name,
    description: product.description,
    material: product.material,
    dimensions: product.dimensions,
    care: product.care,
    pictureFileName: product.pictureFileName,
    unitPriceKurus: product.priceKurus,
    quantity,
    totalKurus: product.priceKurus * quantity,
    vatRatePercent: product.vatRatePercent,
  };
}
