import { AddressDto } from '../checkout/checkout.dto.js';
import { isId } from '../common/id.js';
import { nested } from '../common/nested.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { CorrectedPersonDto } from '../people/corrected-person.dto.js';

export const ORDER_NOTES_LENGTH = 500;

/** What the studio corrects about the buyer of an order, by the rules of the checkout. */
export class CorrectOrderContactDto extends CorrectedPersonDto {
  @isId('Sipariş bulunamadı.')
  orderId: string;

  /** The version that the client read: another admin's change since then is not overwritten. */
  @isRecordNumber('Sürüm geçersiz.')
  version: number;

  /** Absent to leave the delivery address as it is. */
  @mayBeAbsent()
  @nested(() => AddressDto, 'Adres okunamadı.')
  address?: AddressDto;

  @isOptionalText({ maxLength: ORDER_NOTES_LENGTH, hasLines: true })
  notes: string;
}
