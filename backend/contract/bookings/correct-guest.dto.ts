import { isId } from '../common/id.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { CorrectedPersonDto } from '../people/corrected-person.dto.js';

/** What the studio corrects about the guest of a booking. */
export class CorrectGuestDto extends CorrectedPersonDto {
  @isId('Rezervasyon bulunamadı.')
  bookingId: string;

  /** The version that the client read: another admin's change since then is not overwritten. */
  @isRecordNumber('Rezervasyonun sürümü eksik.')
  version: number;
}
