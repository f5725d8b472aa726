import { Type } from 'class-transformer';
import { isRecordNumber } from '../common/record-number.rule.js';

export class RestCategoryQuery {
  @isRecordNumber('Kategori bulunamadı')
  @Type(() => Number)
  id: number;
}
