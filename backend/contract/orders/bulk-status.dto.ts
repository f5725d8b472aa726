import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsUUID } from 'class-validator';
import { isId } from '../common/id.js';
import { nestedList } from '../common/nested.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { isCargoCompany, isParcelNumber } from './admin-orders.dto.js';
import { BULK_STATUSES, MOST_CHANGED_AT_ONCE } from './bulk-status.js';
import type { OrderStatus } from './order-status.js';

const ORDER = 'Sipariş bulunamadı.';
const STATUS = { message: 'Durum geçersiz.' };
const NONE = { message: 'En az bir sipariş seçin.' };
const TOO_MANY = { message: `Bir defada en fazla ${MOST_CHANGED_AT_ONCE} sipariş değiştirilebilir.` };

export class BulkStatusQuery {
  @IsUUID('all', { each: true, message: ORDER })
  @ArrayUnique({ message: ORDER })
  @ArrayMaxSize(MOST_CHANGED_AT_ONCE, TOO_MANY)
  @ArrayMinSize(1, NONE)
  @IsArray(NONE)
  orderIds: string[];

  @IsIn(BULK_STATUSES, STATUS)
  status: OrderStatus;
}

export class SeenOrderDto {
  @isId(ORDER)
  orderId: string;

  /** The version of the preview: an order that changed since then stays as it is. */
  @isRecordNumber('Sürüm geçersiz.')
  version: number;

  /** The number of its parcel, when the order is sent. */
  @mayBeAbsent()
  @isParcelNumber()
  trackingNumber?: string;
}

export class SetOrderStatusesDto {
  @nestedList(() => SeenOrderDto, ORDER)
  @ArrayMaxSize(MOST_CHANGED_AT_ONCE, TOO_MANY)
  @ArrayMinSize(1, NONE)
  @IsArray(NONE)
  orders: SeenOrderDto[];

  @IsIn(BULK_STATUSES, STATUS)
  status: OrderStatus;

  /** The carrier for orders that have none yet. */
  @mayBeAbsent()
  @isCargoCompany()
  cargoCompany?: string;
}
