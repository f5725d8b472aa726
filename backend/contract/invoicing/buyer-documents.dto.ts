import { OrderKeyDto } from '../checkout/checkout.dto.js';
import { isId } from '../common/id.js';

/** One of an order's documents, for whoever may open the order's page. */
export class BuyerDocumentDto extends OrderKeyDto {
  @isId('Belge bulunamadı.')
  documentId: string;
}
