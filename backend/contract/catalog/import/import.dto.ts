import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { isId } from '../../common/id.js';
import { isRecordNumber } from '../../common/record-number.rule.js';
import { type ImportField, IMPORT_FIELD_NAMES } from './import-fields.js';
import { IMPORT_LIMITS } from './import-limits.js';

const UNKNOWN = 'İçe aktarma bulunamadı.';

export class ImportQuery {
  @isId(UNKNOWN)
  id: string;
}

/** Names an import and the version of its columns that the client has read. */
export class ImportVersionDto extends ImportQuery {
  @isRecordNumber(UNKNOWN)
  version: number;
}

export class MapColumnsDto extends ImportVersionDto {
  @IsIn([...IMPORT_FIELD_NAMES, null], { each: true, message: 'Sütun seçimi geçersiz.' })
  @ArrayMaxSize(IMPORT_LIMITS.columns, { message: 'Sütun seçimi geçersiz.' })
  @IsArray({ message: 'Sütun seçimi geçersiz.' })
  mapping: (ImportField | null)[];
}
