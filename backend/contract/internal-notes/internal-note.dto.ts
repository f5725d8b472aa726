import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { RecordDto } from '../admin/record.dto.js';
import { isId } from '../common/id.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { NOTE_LENGTH } from './internal-note.js';

/** As many as the longest page of a list. */
const MOST_RECORDS = 100;
const RECORDS = { message: 'Kayıtlar okunamadı.' };

export class AddNoteDto extends RecordDto {
  /** Chosen by the caller, so that a repeated request adds one note. */
  @isId('Not anahtarı geçersiz.')
  noteId: string;

  @isRequiredText('Önce notu yazın.', { maxLength: NOTE_LENGTH, hasLines: true })
  text: string;
}

/** Names a note and the record that it is about. */
export class NoteOfRecordDto extends RecordDto {
  @isId('Not bulunamadı.')
  noteId: string;
}

/** The records of one page of a list. */
export class RecordsOfPageQuery {
  @rulesInOrder(
    IsArray(RECORDS),
    ArrayMaxSize(MOST_RECORDS, RECORDS),
    IsUUID('all', { ...RECORDS, each: true }),
  )
  ids: string[];
}
