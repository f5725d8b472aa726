import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { isId } from '../common/id.js';
import { nestedList } from '../common/nested.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { ATTENDANCE_KINDS, type AttendanceKind, MOST_ACTIONS_AT_ONCE } from './attendance.js';

const NO_ACTIONS = { message: `Bir kerede en az 1, en çok ${MOST_ACTIONS_AT_ONCE} kayıt gönderilebilir.` };
const NO_SEAT = { message: 'Yer bulunamadı.' };

/** The seat of a booking. */
export class SeatDto {
  @isId('Rezervasyon bulunamadı.')
  bookingId: string;

  @rulesInOrder(IsInt(NO_SEAT), Min(0, NO_SEAT), Max(98, NO_SEAT))
  position: number;
}

/** What a helper noted about a guest, with or without a connection. */
export class AttendanceActionDto extends SeatDto {
  /** Chosen by the device: the same id is one action, however often it arrives. */
  @isId('Kayıt anahtarı geçersiz.')
  id: string;

  @IsIn(ATTENDANCE_KINDS, { message: 'İşaret geçersiz.' })
  kind: AttendanceKind;

  /** The key of the scanned ticket; absent when the name was tapped. A wrong one is refused with its action only. */
  @mayBeAbsent()
  @IsString({ message: 'Bilet okunamadı.' })
  @MaxLength(200, { message: 'Bilet okunamadı.' })
  ticketKey?: string;

  /** By the clock of the device, as an ISO instant. */
  @isInstant('Kayıt saati okunamadı.')
  happenedAt: string;
}

export class RecordAttendanceDto {
  /** A name that people recognise and no other device has, such as 'iPhone · 3F2A'. */
  @isRequiredText('Cihaz adı eksik.', { maxLength: 80 })
  device: string;

  @IsArray(NO_ACTIONS)
  @ArrayMinSize(1, NO_ACTIONS)
  @ArrayMaxSize(MOST_ACTIONS_AT_ONCE, NO_ACTIONS)
  @nestedList(() => AttendanceActionDto, 'Kayıtlar okunamadı.')
  actions: AttendanceActionDto[];
}

/** Validates an instant as `Date.toISOString` writes it, of the years that a clock can show. */
function isInstant(message: string): PropertyDecorator {
  return ValidateBy({
    name: 'isInstant',
    validator: {
      validate: (value) =>
        typeof value === 'string' &&
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(value) &&
        !Number.isNaN(Date.parse(value)),
      defaultMessage: () => message,
    },
  });
}
