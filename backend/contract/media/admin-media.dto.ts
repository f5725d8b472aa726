import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent, oneLine, severalLines } from '../common/text-rules.js';
import { isFolderOrNone } from './media-folder.dto.js';
import { MEDIA_CATEGORIES, type MediaCategory } from './media-category.js';
import { trimmed } from '../common/trimmed.js';

const UNKNOWN = 'Görsel bulunamadı.';
const UNREADABLE = { message: 'Bu alan okunamadı.' };
const UNKNOWN_STATE = { message: 'Görselin gösterilip gösterilmediği okunamadı.' };
const WRONG_ORDER = { message: 'Sıra 0 ile 9999 arasında bir tam sayı olmalıdır.' };
const LAST_PLACE = 9_999;
/** The number of pictures that a scan shows. */
const MOST_AT_ONCE = 500;

const isText = (maxLength: number, lines: () => PropertyDecorator): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    MaxLength(maxLength, { message: `En fazla ${maxLength} karakter yazabilirsiniz.` }),
    lines(),
    IsString(UNREADABLE),
  );

const isCategory = (): PropertyDecorator => IsIn(MEDIA_CATEGORIES, { message: 'Kategori seçilmelidir.' });

/** The filters of the media library; all conditions must hold. */
export class AdminMediaQuery extends PageQuery {
  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama metni en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Arama metni geçersiz.' })
  search?: string;

  @mayBeAbsent()
  @isCategory()
  category?: MediaCategory;

  @mayBeAbsent()
  @IsBoolean(UNKNOWN_STATE)
  isActive?: boolean;

  /** `NO_FOLDER` for those in none. */
  @mayBeAbsent()
  @isFolderOrNone()
  folderId?: number;
}

export class MediaItemDto {
  @isRecordNumber(UNKNOWN)
  id: number;
}

export class MediaVersionDto extends MediaItemDto {
  @isRecordNumber(UNKNOWN)
  version: number;
}

export class ShowMediaDto extends MediaVersionDto {
  @IsBoolean(UNKNOWN_STATE)
  isActive: boolean;
}

/** The fields of a new item. The category is required (specification 3, section 5). */
export class NewMediaDto {
  @isCategory()
  category: MediaCategory;

  @isText(120, oneLine)
  title: string;

  @isText(200, oneLine)
  altText: string;

  @isText(1000, severalLines)
  description: string;
}

export class ChangedMediaDto extends NewMediaDto {
  @isRecordNumber(UNKNOWN)
  id: number;

  @isRecordNumber(UNKNOWN)
  version: number;

  /** Items with smaller numbers come first. */
  @Max(LAST_PLACE, WRONG_ORDER)
  @Min(0, WRONG_ORDER)
  @IsInt(WRONG_ORDER)
  displayOrder: number;

  @IsBoolean(UNKNOWN_STATE)
  isActive: boolean;
}

/** Another file for an item; the name is that of an upload. */
export class ReplaceMediaDto extends MediaVersionDto {
  @Matches(/^[a-z0-9-]{1,90}\.webp$/, { message: 'Geçersiz dosya adı.' })
  fileName: string;
}

/** Pictures found by a scan, by their file names. */
export class RegisterMediaDto {
  @Matches(/^[a-z0-9-]{1,90}\.webp$/, { each: true, message: 'Geçersiz dosya adı.' })
  @ArrayMaxSize(MOST_AT_ONCE, { message: `Bir seferde en fazla ${MOST_AT_ONCE} görsel eklenebilir.` })
  @ArrayNotEmpty({ message: 'Eklenecek görsel seçilmedi.' })
  @IsArray({ message: 'Eklenecek görsel seçilmedi.' })
  fileNames: string[];
}
