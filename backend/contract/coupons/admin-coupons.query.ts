import { IsIn, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { isId } from '../common/id.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { COUPON_STATUSES, type CouponStatus } from './coupon-status.js';

/** The filters of the list of coupons, the newest first; all conditions must hold. */
export class AdminCouponsQuery extends PageQuery {
  /** Searched in code and name. */
  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama metni en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Arama metni geçersiz.' })
  search?: string;

  @mayBeAbsent()
  @IsIn(COUPON_STATUSES, { message: 'Kupon durumu geçersiz.' })
  status?: CouponStatus;
}

/** Selects a page of a coupon's uses, the newest first. */
export class CouponUsesQuery extends PageQuery {
  @isId('Kupon bulunamadı.')
  id: string;
}
