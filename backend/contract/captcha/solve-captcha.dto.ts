import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { inTurn } from '../common/in-turn.js';

const EMPTY = { message: 'Güvenlik kodu boş' };

/** POST captcha.php; texts: specification 3, sections 5 and 8. */
export class RestCaptchaDto {
  @inTurn(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsNotEmpty(EMPTY),
    IsString(EMPTY),
    MaxLength(40, { message: 'Güvenlik kodu hatalı' }),
  )
  answer: string;
}
