import { isRecordNumber } from '../common/record-number.rule.js';
import { asSentNumber } from '../common/sent-number.js';

export class RestCategoryQuery {
  @isRecordNumber('Kategori bulunamadı')
  @asSentNumber()
  id: number;
}
