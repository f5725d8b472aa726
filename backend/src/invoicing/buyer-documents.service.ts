import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { OrderKeyDto } from '../../contract/checkout/checkout.dto.js';
import type { BuyerDocumentDto } from '../../contract/invoicing/buyer-documents.dto.js';
import type { BuyerDocument } from '../../contract/invoicing/buyer-documents.views.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { DocumentFilesService } from './document-files.service.js';
import { SalesDocument } from './sales-document.entity.js';

/** The documents of an order for its buyer: by the key of the order's page, or in the own account. */
@Injectable()
export class BuyerDocumentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderQueriesService,
    private readonly files: DocumentFilesService,
  ) {}

  /** The oldest first, once their PDF is there. Throws order_not_found. */
  async ofOrder(key: OrderKeyDto, customerId: string | null): Promise<BuyerDocument[]> {
    const { order } = await this.orders.ofBuyer(key, customerId);
    const issued = await this.dataSource.manager.find(SalesDocument, {
      where: { orderId: order.id, state: 'issued' },
      order: { position: 'ASC' },
    });
    return issued.filter(({ nextTryAt }) => nextTryAt === null).map(documentView);
  }

  /** In base64. Throws order_not_found, document_not_found, document_without_pdf. */
  async pdf({ documentId, ...key }: BuyerDocumentDto, customerId: string | null): Promise<string> {
    const { order } = await this.orders.ofBuyer(key, customerId);
    const isIssued = await this.dataSource.manager.existsBy(SalesDocument, {
      ...{ id: documentId, orderId: order.id },
      state: 'issued',
    });
    if (!isIssued) throw new AppError('document_not_found');
    return this.files.ofDocument(documentId);
  }
}

function documentView({ id, kind, number, issuedAt, grossKurus, isOfficial }: SalesDocument): BuyerDocument {
  return {
    ...{ id, kind, grossKurus, number: number ?? '', isOfficial: isOfficial ?? false },
    issuedAt: issuedAt?.toISOString() ?? '',
  };
}
