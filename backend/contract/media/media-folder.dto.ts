import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { isRecordNumber, LARGEST_INTEGER } from '../common/record-number.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';

/** Stands for the pictures that are in no folder, in filters and as the place to move to. */
export const NO_FOLDER = 0;
export const MAX_FOLDER_NAME = 60;
/** A page of the library, which is what can be selected at once. */
const MOST_AT_ONCE = 100;

const UNKNOWN = 'Klasör bulunamadı.';
const NOTHING_CHOSEN = { message: 'Taşınacak görsel seçilmedi.' };
const isFolderName = (): PropertyDecorator =>
  isRequiredText('Klasör adı gerekli', { maxLength: MAX_FOLDER_NAME });

/** A folder of the media library, or `NO_FOLDER`. */
export const isFolderOrNone = (): PropertyDecorator =>
  rulesInOrder(
    IsInt({ message: UNKNOWN }),
    Min(NO_FOLDER, { message: UNKNOWN }),
    Max(LARGEST_INTEGER, { message: UNKNOWN }),
  );

export class NewMediaFolderDto {
  @isFolderName()
  name: string;
}

export class MediaFolderDto {
  @isRecordNumber(UNKNOWN)
  id: number;
}

export class RenameMediaFolderDto extends MediaFolderDto {
  @isRecordNumber(UNKNOWN)
  version: number;

  @isFolderName()
  name: string;
}

/** Items of the library and the folder to put them into. */
export class MoveMediaDto {
  @isFolderOrNone()
  folderId: number;

  @Max(LARGEST_INTEGER, { each: true, ...NOTHING_CHOSEN })
  @Min(1, { each: true, ...NOTHING_CHOSEN })
  @IsInt({ each: true, ...NOTHING_CHOSEN })
  @ArrayMaxSize(MOST_AT_ONCE, { message: `Bir seferde en fazla ${MOST_AT_ONCE} görsel taşınabilir.` })
  @ArrayNotEmpty(NOTHING_CHOSEN)
  @ArrayUnique(NOTHING_CHOSEN)
  @IsArray(NOTHING_CHOSEN)
  ids: number[];
}
