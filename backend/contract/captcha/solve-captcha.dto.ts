import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';

const EMPTY = { message: 'Güvenlik kodu boş' };

/** An answer ahead of an admin's sign-in. Texts: specification 3, sections 5 and 8. */
export class SolveCaptchaDto {
  @rulesInOrder(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsNotEmpty(EMPTY),
    IsString(EMPTY),
    MaxLength(40, { message: 'Güvenlik kodu hatalı' }),
  )
  answer: string;
}
