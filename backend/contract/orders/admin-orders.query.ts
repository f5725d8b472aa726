import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import type { LocalDate } from '../common/dates.js';
import { isId } from '../common/id.js';
import { isLocalDate } from '../common/local-date.rule.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import {
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUSES,
  type OrderPaymentStatus,
  type OrderStatus,
} from './order-status.js';
import { ORDER_SCOPES, type OrderScope } from './order-scope.js';
import { PAYMENT_TROUBLES, type PaymentTrouble } from './payment-trouble.js';

/** Specification 2, section 2.7: the columns that can be sorted by. */
export const ADMIN_ORDER_SORTS = ['id', 'customerName', 'totalAmount', 'createdAt'] as const;
export type AdminOrderSort = (typeof ADMIN_ORDER_SORTS)[number];

const AMOUNT = { message: 'Tutar geçersiz.' };

/** The filters of the list of orders; all conditions must hold. The export uses the same ones. */
class AdminOrdersFilter extends PageQuery {
  @mayBeAbsent()
  @IsIn(ORDER_STATUSES, { message: 'Durum geçersiz.' })
  status?: OrderStatus;

  @mayBeAbsent()
  @IsIn(ORDER_PAYMENT_STATUSES, { message: 'Ödeme durumu geçersiz.' })
  paymentStatus?: OrderPaymentStatus;

  /** Days in Istanbul time, both included. */
  @mayBeAbsent()
  @isLocalDate('Tarih geçersiz.')
  dateFrom?: LocalDate;

  @mayBeAbsent()
  @isLocalDate('Tarih geçersiz.')
  dateTo?: LocalDate;

  /** A part of the name, compared in Turkish search form. */
  @mayBeAbsent()
  @MaxLength(100, { message: 'Müşteri adı en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Müşteri adı geçersiz.' })
  customerName?: string;

  @mayBeAbsent()
  @MaxLength(254, { message: 'E-posta en fazla 254 karakter olabilir.' })
  @IsString({ message: 'E-posta geçersiz.' })
  customerEmail?: string;

  /** The whole id or its beginning, with or without '#'. */
  @mayBeAbsent()
  @Matches(/^#?[0-9a-f-]{1,36}$/i, { message: 'Sipariş numarası geçersiz.' })
  orderId?: string;

  @mayBeAbsent()
  @Max(LARGEST_INTEGER, AMOUNT)
  @Min(0, AMOUNT)
  @IsInt(AMOUNT)
  amountMinKurus?: number;

  @mayBeAbsent()
  @Max(LARGEST_INTEGER, AMOUNT)
  @Min(0, AMOUNT)
  @IsInt(AMOUNT)
  amountMaxKurus?: number;

  @mayBeAbsent()
  @IsBoolean({ message: 'Müşteri türü geçersiz.' })
  isGuest?: boolean;

  /** Only orders with a payment problem that needs a person's attention. */
  @mayBeAbsent()
  @IsIn(PAYMENT_TROUBLES, { message: 'Ödeme sorunu geçersiz.' })
  paymentTrouble?: PaymentTrouble;

  /** Only the orders that a figure of the dashboard counts. */
  @mayBeAbsent()
  @IsIn(ORDER_SCOPES, { message: 'Kapsam geçersiz.' })
  scope?: OrderScope;
}

export class AdminOrdersQuery extends AdminOrdersFilter {
  @mayBeAbsent()
  @IsIn(ADMIN_ORDER_SORTS, { message: 'Sıralama geçersiz.' })
  sortBy?: AdminOrderSort;
}

export class AdminOrderQuery {
  @isId('Sipariş bulunamadı.')
  orderId: string;
}
