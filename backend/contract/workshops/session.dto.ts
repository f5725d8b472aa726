import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { MAX_PRICE_KURUS, TOO_DEAR } from '../checkout/cart/cart-limits.js';
import type { LocalDate, LocalTime } from '../common/dates.js';
import { isId } from '../common/id.js';
import { isLocalDate, isLocalTime } from '../common/local-date.rule.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { hasVisibleCharacter, oneLine, severalLines } from '../common/text-rules.js';
import { isVatRateId } from '../studio/vat.dto.js';
import { PROGRAM_SLOTS, type ProgramSlot } from './program-slot.js';
import { trimmed } from '../common/trimmed.js';

export const MAX_CAPACITY = 999;
const TITLE = { message: 'Başlık gereklidir.' };
const PRICE = { message: 'Fiyat en az 0 TL olmalıdır.' };
const STUDENT_PRICE = { message: 'Öğrenci fiyatı en az 0 TL olmalıdır.' };
const CAPACITY = { message: 'Kapasite en az 1 olmalıdır.' };
const VERSION = 'Workshopun sürümü eksik.';

/** A workshop as the studio enters it (specification 2, section 5, 'Workshop form'). */
export class SessionDto {
  @isLocalDate('Lütfen bir tarih seçin.')
  date: LocalDate;

  @trimmed()
  @oneLine()
  @MaxLength(120, { message: 'Başlık en fazla 120 karakter olabilir.' })
  @hasVisibleCharacter(TITLE.message)
  @IsString(TITLE)
  @IsNotEmpty(TITLE)
  title: string;

  @trimmed()
  @severalLines()
  @MaxLength(4000, { message: 'Açıklama en fazla 4000 karakter olabilir.' })
  @IsString({ message: 'Açıklama okunamadı.' })
  description: string;

  @isLocalTime('Başlangıç saati gereklidir.')
  startTime: LocalTime;

  @isAfterStart('Bitiş saati başlangıçtan sonra olmalıdır.')
  @isLocalTime('Bitiş saati gereklidir.')
  endTime: LocalTime;

  @Max(MAX_PRICE_KURUS, { message: TOO_DEAR })
  @Min(0, PRICE)
  @IsInt({ message: 'Fiyat gereklidir.' })
  priceKurus: number;

  /** Null when students pay 20 % less. */
  @isAtMostPrice('Öğrenci fiyatı normal fiyattan yüksek olamaz.')
  @Min(0, STUDENT_PRICE)
  @IsInt(STUDENT_PRICE)
  @ValidateIf((_dto: unknown, value: unknown) => value !== null)
  studentPriceKurus: number | null;

  @Max(MAX_CAPACITY, { message: `Kapasite en fazla ${MAX_CAPACITY} olabilir.` })
  @Min(1, CAPACITY)
  @IsInt(CAPACITY)
  capacity: number;

  /** The program whose picture it shows. */
  @IsIn(PROGRAM_SLOTS, { message: 'Program kartı geçersiz.' })
  @ValidateIf((_dto: unknown, value: unknown) => value !== null)
  program: ProgramSlot | null;

  /** A workshop for children, each of whom comes with a responsible adult. Absent: unchanged, at first false. */
  @IsOptional()
  @IsBoolean({ message: 'Kimler için olduğunu seçin.' })
  isForChildren?: boolean;

  /** One of the studio's rates of KDV; null for the rate of all workshops. Absent: unchanged, at first null. */
  @IsOptional()
  @isVatRateId('KDV oranını seçin.')
  vatRateId?: string | null;
}

/** Names a session and the version that the client has read. */
export class SessionVersionDto {
  @isId('Workshop bulunamadı.')
  sessionId: string;

  @isRecordNumber(VERSION)
  version: number;
}

export class UpdateSessionDto extends SessionDto {
  @isId('Workshop bulunamadı.')
  sessionId: string;

  @isRecordNumber(VERSION)
  version: number;
}

function isAfterStart(message: string): PropertyDecorator {
  return rule('isAfterStart', message, (end, { startTime }) => typeof end === 'string' && end > startTime);
}

function isAtMostPrice(message: string): PropertyDecorator {
  return rule('isAtMostPrice', message, (own, { priceKurus }) => Number(own) <= priceKurus);
}

function rule(
  name: string,
  message: string,
  holds: (value: unknown, dto: SessionDto) => boolean,
): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value, context) => holds(value, context?.object as SessionDto),
      defaultMessage: () => message,
    },
  });
}
