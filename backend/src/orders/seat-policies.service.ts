import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingPolicy } from '../../contract/workshops/policies/booking-policy.js';
import { OrderLine } from './order-line.entity.js';

/** Reads what was promised about seats when they were bought. */
@Injectable()
export class SeatPoliciesService {
  /** Null when nothing was promised. */
  async ofLine(manager: EntityManager, lineId: string): Promise<BookingPolicy | null> {
    return (await manager.findOneBy(OrderLine, { id: lineId }))?.policy ?? null;
  }
}
