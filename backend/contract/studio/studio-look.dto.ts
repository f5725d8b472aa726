import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { COLOUR, isReadable } from './accent.js';
import { isReadVersion } from './read-version.rule.js';
import { MARK_KINDS, type MarkKind } from './studio-look.js';

const TOO_PALE = 'Bu renkle yazılar okunmuyor. Daha koyu bir ton seçin.';
const PICTURE_MISSING = 'Logonuzun dosyasını yükleyin.';

const isUploadedMark = () =>
  ValidateIf(({ mark, picture }: StudioLookDto) => mark === 'picture' || picture !== '');

class StudioLookDto {
  @IsIn(MARK_KINDS, { message: 'Bir işaret seçin.' })
  mark: MarkKind;

  /** The name under which the upload was stored. */
  @rulesInOrder(isUploadedMark(), Matches(/^[a-z0-9-]{1,90}\.webp$/, { message: PICTURE_MISSING }))
  picture: string;

  @IsBoolean({ message: 'Adın görünüp görünmeyeceğini seçin.' })
  showsName: boolean;

  @rulesInOrder(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toUpperCase() : value,
    ),
    Matches(COLOUR, { message: 'Rengi #A4452A gibi yazın.' }),
    ValidateBy({
      name: 'isReadable',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isReadable(value),
        defaultMessage: () => TOO_PALE,
      },
    }),
  )
  accent: string;
}

export class SaveStudioLookDto extends StudioLookDto {
  @isReadVersion()
  version: number;
}
