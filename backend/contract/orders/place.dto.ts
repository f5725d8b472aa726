import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { hasVisibleCharacter } from '../common/text-rules.js';
import { trimmed } from '../common/trimmed.js';

const TOO_LONG = { message: 'Bu alan çok uzun.' };

/** Province, district and neighbourhood, as the lists offer them. */
export class PlaceDto {
  @trimmed()
  @MaxLength(40, TOO_LONG)
  @hasVisibleCharacter('İl seçin')
  @IsString({ message: 'İl seçin' })
  @IsNotEmpty({ message: 'İl seçin' })
  city: string;

  @trimmed()
  @MaxLength(60, TOO_LONG)
  @hasVisibleCharacter('İlçe seçin')
  @IsString({ message: 'İlçe seçin' })
  @IsNotEmpty({ message: 'İlçe seçin' })
  district: string;

  @trimmed()
  @MaxLength(100, TOO_LONG)
  @hasVisibleCharacter('Mahalle seçin')
  @IsString({ message: 'Mahalle seçin' })
  @IsNotEmpty({ message: 'Mahalle seçin' })
  neighbourhood: string;
}
