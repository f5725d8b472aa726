import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max } from 'class-validator';
import { isRecordNumber, LARGEST_INTEGER } from '../common/record-number.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';

/**
 * The category that takes the products of a deleted one. It cannot be deleted (specification 2, sections 3
 * and 5).
 */
export const DEFAULT_CATEGORY_SLUG = 'genel';

const UNKNOWN = 'Kategori bulunamadı';
const isCategoryName = (): PropertyDecorator => isRequiredText('Kategori adı gerekli', { maxLength: 60 });

export class CreateCategoryDto {
  @isCategoryName()
  name: string;
}

export class CategoryVersionDto {
  @isRecordNumber(UNKNOWN)
  id: number;

  @isRecordNumber(UNKNOWN)
  version: number;
}

export class RenameCategoryDto extends CategoryVersionDto {
  @isCategoryName()
  name: string;
}

/** All categories, in the order in which the shop lists them. */
export class CategoryOrderDto {
  @Max(LARGEST_INTEGER, { each: true, message: 'Sıralama geçersiz.' })
  @IsInt({ each: true, message: 'Sıralama geçersiz.' })
  @ArrayMaxSize(500, { message: 'Sıralama geçersiz.' })
  @ArrayUnique({ message: 'Sıralama geçersiz.' })
  @IsArray({ message: 'Sıralama geçersiz.' })
  ids: number[];
}
