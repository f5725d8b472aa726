import { IsIn } from 'class-validator';
import { mayBeAll } from '../../admin/may-be-all.rule.js';
import { PageQuery } from '../../admin/page.query.js';
import { RecordDto } from '../../admin/record.dto.js';
import { isId } from '../../common/id.js';
import { mayBeAbsent } from '../../common/text-rules.js';
import { BULK_ORDER_STATUSES, type BulkOrderStatus } from './bulk-order.js';

const STATUS = { message: 'Durum geçersiz.' };
const DECISIONS = ['approved', 'rejected'] as const;
export type BulkOrderDecision = (typeof DECISIONS)[number];

export class AdminBulkOrdersQuery extends PageQuery {
  @mayBeAbsent()
  @IsIn(BULK_ORDER_STATUSES, STATUS)
  status?: BulkOrderStatus;
}

/** Specification 2, section 4: pending, then approved or rejected. */
export class DecideBulkOrderDto extends RecordDto {
  @IsIn(DECISIONS, STATUS)
  status: BulkOrderDecision;
}

export class RestBulkOrderDecisionDto {
  @IsIn(DECISIONS, STATUS)
  status: BulkOrderDecision;
}

export class RestBulkOrdersQuery {
  @mayBeAll()
  @IsIn(BULK_ORDER_STATUSES, STATUS)
  status?: BulkOrderStatus;
}

export class RestBulkOrderQuery {
  @isId('Talep bulunamadı.')
  id: string;
}
