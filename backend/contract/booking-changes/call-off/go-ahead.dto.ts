import { IsInt, Max, Min } from 'class-validator';
import { isId } from '../../common/id.js';
import { LARGEST_INTEGER } from '../../common/record-number.rule.js';
import { rulesInOrder } from '../../common/rules-in-order.js';

const GUESTS = { message: 'Kaç kişi geleceği eksik.' };

/** Lets a session take place although too few guests have booked it. */
export class GoAheadDto {
  @isId('Workshop bulunamadı.')
  sessionId: string;

  /** How many the studio saw when it decided; it is asked again when there are fewer. */
  @rulesInOrder(IsInt(GUESTS), Min(0, GUESTS), Max(LARGEST_INTEGER, GUESTS))
  guests: number;

  /** A request repeated after a lost answer decides once. */
  @isId('İstek anahtarı geçersiz.')
  requestKey: string;
}
