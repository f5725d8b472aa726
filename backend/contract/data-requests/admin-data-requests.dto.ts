import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { ReadRecordDto } from '../admin/record.dto.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { isStudioText } from '../messaging/messages/studio-message.rule.js';
import { SEEN_STATES, type SeenState } from './data-request.js';

export class DataRequestsQuery extends PageQuery {
  @mayBeAbsent()
  @IsIn(SEEN_STATES, { message: 'Durum geçersiz.' })
  state?: SeenState;
}

/** Closes a request with a text that is mailed and kept; for a refusal it is the reason that the law demands. */
export class AnswerDataRequestDto extends ReadRecordDto {
  @IsUUID('4', { message: 'Yanıt okunamadı. Sayfayı yenileyin.' })
  requestKey: string;

  @IsIn(['answered', 'refused'], { message: 'Yanıtlayın ya da reddedin.' })
  outcome: 'answered' | 'refused';

  @isStudioText('Yanıtı yazın.')
  text: string;

  /** The person may download their data for some days. */
  @IsBoolean({ message: 'Seçiminiz okunamadı.' })
  sendsExport: boolean;
}
