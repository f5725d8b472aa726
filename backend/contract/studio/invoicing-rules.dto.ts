import { IsIn, Matches } from 'class-validator';
import { isLocalDate } from '../common/local-date.rule.js';
import {
  type InvoicingRules,
  PERSON_RETURNS,
  type PersonReturn,
  PIECES_MOMENTS,
  type PiecesMoment,
  SEATS_MOMENTS,
  type SeatsMoment,
} from './invoicing-rules.js';
import { isReadVersion } from './read-version.rule.js';

const CHOOSE = { message: 'Seçeneklerden birini seçin.' };

export class SaveInvoicingDto implements InvoicingRules {
  @IsIn(PIECES_MOMENTS, CHOOSE)
  pieces: PiecesMoment;

  @IsIn(SEATS_MOMENTS, CHOOSE)
  seats: SeatsMoment;

  @IsIn(PERSON_RETURNS, CHOOSE)
  personReturns: PersonReturn;

  @Matches(/^[A-Z0-9]{3}$/, { message: 'Seri, üç büyük harf ya da rakamdır; Türkçe harf kullanılmaz.' })
  series: string;

  @isLocalDate('Günü seçin.')
  since: string;

  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}
