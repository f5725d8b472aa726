import { IsIn, IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { isOptionalEmail } from '../common/email.rule.js';
import { isId } from '../common/id.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { DESK_CHANNELS, type DeskChannel } from '../orders/order-channel.js';
import { isPersonsName, isRequiredPhone } from '../people/person.rules.js';
import { NOTED_PAYMENT_METHODS, type NotedPaymentMethod } from '../payments/payment-method.js';

const DESK_NAME_LENGTH = 120;
const DESK_NOTES_LENGTH = 500;
const SEATS = { message: 'En az 1, en çok 99 yer yazın.' };
const TOO_MANY = { message: 'Kaç kişinin fazla yazılacağı okunamadı.' };
const STUDENTS = 'Öğrenci sayısı, yer sayısından fazla olamaz.';

/** How people pay at the desk; 'none' for later. */
export type DeskPayment = 'none' | NotedPaymentMethod;

/** The same for people who are written down: they may also be sent a payment link. */
export const GUEST_PAYMENTS = ['none', ...NOTED_PAYMENT_METHODS, 'link'] as const;
export type GuestPayment = DeskPayment | 'link';

/** People whom the studio writes down for a session: by telephone or at the door. */
export class AddGuestsDto {
  @isId('Seans bulunamadı.')
  sessionId: string;

  @IsIn(DESK_CHANNELS, { message: 'Telefonla mı, kapıda mı, seçin.' })
  channel: DeskChannel;

  /** Name and surname of who booked. */
  @isPersonsName('Ad soyad gereklidir', { maxLength: DESK_NAME_LENGTH })
  fullName: string;

  @isRequiredPhone('Telefon numarası gereklidir')
  phone: string;

  /** Empty when there is none; the ticket goes by SMS then. */
  @isOptionalEmail()
  email: string;

  @rulesInOrder(IsInt(SEATS), Min(1, SEATS), Max(99, SEATS))
  seats: number;

  /** How many of the seats are at the student price. */
  @rulesInOrder(
    IsInt({ message: STUDENTS }),
    Min(0, { message: STUDENTS }),
    ValidateBy({
      name: 'isAtMostAllSeats',
      validator: {
        validate: (students: number, args) =>
          args !== undefined && students <= (args.object as AddGuestsDto).seats,
        defaultMessage: () => STUDENTS,
      },
    }),
  )
  studentSeats: number;

  @IsIn(GUEST_PAYMENTS, { message: 'Ödeme yöntemini seçin.' })
  payment: GuestPayment;

  @isOptionalText({ maxLength: DESK_NOTES_LENGTH, hasLines: true })
  notes: string;

  /** How many people beyond the capacity the studio accepts; the caller has asked a second time. Absent: none. */
  @IsOptional()
  @rulesInOrder(IsInt(TOO_MANY), Min(0, TOO_MANY), Max(99, TOO_MANY))
  tooMany?: number;

  /** The same key is one act, so that a repeated request books once. */
  @isId('Kayıt anahtarı geçersiz.')
  requestKey: string;
}
