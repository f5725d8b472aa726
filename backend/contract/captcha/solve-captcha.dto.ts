import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { trimmed } from '../common/trimmed.js';

const EMPTY = { message: 'Güvenlik kodu boş' };

/** An answer ahead of an admin's sign-in. Texts: specification 3, sections 5 and 8. */
export class SolveCaptchaDto {
  @rulesInOrder(
    trimmed(),
    IsNotEmpty(EMPTY),
    IsString(EMPTY),
    MaxLength(40, { message: 'Güvenlik kodu hatalı' }),
  )
  answer: string;
}
