import { IsIn, IsOptional } from 'class-validator';
import { isId } from '../common/id.js';

export class AccountOrdersQuery {
  /** `AccountOrders.nextCursor` of the page before. */
  @IsOptional()
  @isId('Sayfa geçersiz.')
  cursor?: string;

  /** Said by tRPC's endless lists; there is only one. */
  @IsOptional()
  @IsIn(['forward'], { message: 'Sayfa geçersiz.' })
  direction?: 'forward';
}
