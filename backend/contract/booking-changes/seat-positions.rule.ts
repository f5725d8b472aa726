import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { MAX_QUANTITY } from '../checkout/cart/cart-limits.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';

const SEATS = { message: 'Yerleri seçin.' };
const ONE_SEAT = { message: 'Yer bulunamadı.', each: true } as const;
const AMOUNT = { message: 'Tutar okunamadı.' };

/** Seats by their position in the booking. */
export const arePositions = (): PropertyDecorator =>
  rulesInOrder(
    IsArray(SEATS),
    ArrayMinSize(1, SEATS),
    ArrayMaxSize(MAX_QUANTITY, SEATS),
    ArrayUnique({ message: 'Bir yer yalnızca bir kez seçilebilir.' }),
    IsInt(ONE_SEAT),
    Min(0, ONE_SEAT),
    Max(MAX_QUANTITY, ONE_SEAT),
  );

/** What goes back, in kuruş. */
export const isRefund = (): PropertyDecorator =>
  rulesInOrder(IsInt(AMOUNT), Min(0, AMOUNT), Max(LARGEST_INTEGER, AMOUNT));
