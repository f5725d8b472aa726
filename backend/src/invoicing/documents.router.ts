import { Injectable } from '@nestjs/common';
import { OrderKeyDto } from '../../contract/checkout/checkout.dto.js';
import { BuyerDocumentDto } from '../../contract/invoicing/buyer-documents.dto.js';
import { anybodySends, router } from '../api/trpc.js';
import { BuyerDocumentsService } from './buyer-documents.service.js';

/** The buyer's calls about the documents of an order. */
@Injectable()
export class DocumentsRouter {
  constructor(private readonly documents: BuyerDocumentsService) {}

  readonly router = router({
    ofOrder: anybodySends(OrderKeyDto).query(({ ctx, input }) =>
      this.documents.ofOrder(input, ctx.visit.customerId),
    ),
    pdf: anybodySends(BuyerDocumentDto).query(({ ctx, input }) =>
      this.documents.pdf(input, ctx.visit.customerId),
    ),
  });
}
