import { IsIn, IsString, MaxLength } from 'class-validator';
import { mayBeAll } from '../admin/may-be-all.rule.js';
import { PageQuery } from '../admin/page.query.js';
import { ReadRecordDto } from '../admin/record.dto.js';
import { isId } from '../common/id.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { mayBeAbsent, severalLines } from '../common/text-rules.js';
import { INFORMATION_REQUEST_STATUSES, type InformationRequestStatus } from './information-request.js';
import { trimmed } from '../common/trimmed.js';

const NOTES_LENGTH = 2000;
const STATUS = { message: 'Durum geçersiz.' };

const areNotes = (): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsString({ message: 'Notlar okunamadı.' }),
    MaxLength(NOTES_LENGTH, { message: `Notlar en fazla ${NOTES_LENGTH} karakter olabilir.` }),
    severalLines(),
  );

/** Specification 2, section 2.2. */
export class AdminInformationRequestsQuery extends PageQuery {
  /** Words to find in name, surname, e-mail or phone, compared in Turkish search form. */
  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Arama okunamadı.' })
  search?: string;

  @mayBeAbsent()
  @IsIn(INFORMATION_REQUEST_STATUSES, STATUS)
  status?: InformationRequestStatus;
}

/** Changes the status and the notes together. */
export class UpdateInformationRequestDto extends ReadRecordDto {
  @IsIn(INFORMATION_REQUEST_STATUSES, STATUS)
  status: InformationRequestStatus;

  @areNotes()
  adminNotes: string;
}

/** Older clients send no version; absent fields stay unchanged. */
export class RestInformationRequestDto {
  @isId('Talep bulunamadı.')
  id: string;

  @mayBeAbsent()
  @IsIn(INFORMATION_REQUEST_STATUSES, STATUS)
  status?: InformationRequestStatus;

  @mayBeAbsent()
  @areNotes()
  admin_notes?: string;
}

export class RestInformationRequestsQuery {
  @mayBeAll()
  @IsIn(INFORMATION_REQUEST_STATUSES, STATUS)
  status?: InformationRequestStatus;
}

export class RestInformationRequestQuery {
  @isId('Talep bulunamadı.')
  id: string;
}
