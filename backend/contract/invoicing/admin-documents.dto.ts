import { IsIn, Matches } from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { RecordDto } from '../admin/record.dto.js';
import { isId } from '../common/id.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { DOCUMENT_KINDS, DOCUMENT_STATES, type DocumentKind, type DocumentState } from './sales-document.js';

const isMonth = () => Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, { message: 'Ay geçersiz.' });

/** The filters of the list of documents, the newest first; all conditions must hold. */
export class AdminDocumentsQuery extends PageQuery {
  /** yyyy-MM of the day of issue, or of the sale while it is not issued. */
  @mayBeAbsent()
  @isMonth()
  month?: string;

  @mayBeAbsent()
  @IsIn(DOCUMENT_KINDS, { message: 'Belge türü geçersiz.' })
  kind?: DocumentKind;

  @mayBeAbsent()
  @IsIn(DOCUMENT_STATES, { message: 'Belge durumu geçersiz.' })
  state?: DocumentState;
}

export class DocumentArchiveQuery {
  /** yyyy-MM of the day of issue. */
  @isMonth()
  month: string;
}

export class DocumentsOfOrderQuery {
  @isId('Sipariş bulunamadı.')
  orderId: string;
}

export class TryDocumentAgainDto extends RecordDto {
  @isId('İstek okunamadı. Sayfayı yenileyin.')
  requestKey: string;
}

export class CancelDocumentDto extends TryDocumentAgainDto {
  @isRequiredText('İptal nedenini yazın.', { maxLength: 300 })
  reason: string;
}
