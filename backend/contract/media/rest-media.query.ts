import { IsString, Length } from 'class-validator';
import { oneLine } from '../common/text-rules.js';

export class RestMediaQuery {
  @IsString({ message: 'Medya kategorisi gereklidir.' })
  @Length(1, 50, { message: 'Medya kategorisi 1 ile 50 karakter arasında olmalıdır.' })
  @oneLine()
  category: string;
}
