import { IsIn, IsOptional } from 'class-validator';
import { isId } from '../common/id.js';

export class AccountOrdersQuery {
  /** The `AccountOrders.nextCursor` of the previous page. */
  @IsOptional()
  @isId('Sayfa geçersiz.')
  cursor?: string;

  /** Sent by tRPC's infinite queries; it has only one value here. */
  @IsOptional()
  @IsIn(['forward'], { message: 'Sayfa geçersiz.' })
  direction?: 'forward';
}
