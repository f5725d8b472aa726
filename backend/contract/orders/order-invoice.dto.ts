import { IsNotEmpty } from 'class-validator';
import { isId } from '../common/id.js';
import { nested } from '../common/nested.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { InvoiceDetailsDto } from '../invoicing/invoice-details.dto.js';

/** To whom the documents of an order are made out from now on, by the rules of the checkout. */
export class ChangeOrderInvoiceDto {
  @isId('Sipariş bulunamadı.')
  orderId: string;

  /** The version that the client read: another admin's change since then is not overwritten. */
  @isRecordNumber('Sürüm geçersiz.')
  version: number;

  @nested(() => InvoiceDetailsDto, 'Fatura bilgileri okunamadı.')
  @IsNotEmpty({ message: 'Fatura bilgileri okunamadı.' })
  invoice: InvoiceDetailsDto;
}
