import { IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { isId } from '../common/id.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isPhone } from '../people/person.rules.js';
import { SEAT_BLOCK_KINDS, type SeatBlockKind } from './seat-block.js';

const NAME_LENGTH = 120;
const NOTE_LENGTH = 500;
const SEATS = { message: 'En az 1, en çok 999 yer yazın.' };
const BLOCK = 'Ayrılmış yer bulunamadı.';
const REASON = 'Yerleri neden ayırdığınızı yazın.';

/** Seats that no booking has: how many, whose they are, or why the studio keeps them. */
class SeatBlockFieldsDto {
  @IsIn(SEAT_BLOCK_KINDS, { message: 'Stüdyo için mi ayrılıyor, dışarıdan mı doldu, seçin.' })
  kind: SeatBlockKind;

  @rulesInOrder(IsInt(SEATS), Min(1, SEATS), Max(999, SEATS))
  seats: number;

  /** Who has seats that were taken elsewhere; empty while nobody has named them, and for the studio's own. */
  @isOptionalText({ maxLength: NAME_LENGTH })
  name: string;

  @IsOptional()
  @isPhone()
  phone?: string;

  /** The reason of the studio; elsewhere a word about who has the seats. */
  @isRequiredText(REASON, { maxLength: NOTE_LENGTH })
  @ValidateIf(({ kind, note }: SeatBlockFieldsDto) => kind !== 'elsewhere' || note !== '')
  note: string;
}

export class AddSeatBlockDto extends SeatBlockFieldsDto {
  /** Chosen by the caller, so that a repeated request adds it once. */
  @isId('Kayıt anahtarı geçersiz.')
  id: string;

  @isId('Workshop bulunamadı.')
  sessionId: string;

  /** The seats come out of this one, which shrinks or goes; null when they are free seats. */
  @isId(BLOCK)
  @ValidateIf(({ outOf }: AddSeatBlockDto) => outOf !== null)
  outOf: string | null;
}

/** Names seats and the version that the client has read. */
export class SeatBlockVersionDto {
  @isId(BLOCK)
  id: string;

  @isRecordNumber('Ayrılmış yerin sürümü eksik.')
  version: number;
}

export class ChangeSeatBlockDto extends SeatBlockFieldsDto {
  @isId(BLOCK)
  id: string;

  @isRecordNumber('Ayrılmış yerin sürümü eksik.')
  version: number;
}
