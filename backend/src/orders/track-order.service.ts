import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { TrackOrderDto } from '../../contract/orders/track-order.dto.js';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { type RateLimit, RateLimitsService } from '../platform/security/rate-limits.service.js';
import { OrderLinksService } from './order-links.service.js';
import { Order } from './order.entity.js';

const TRIES_PER_VISITOR: RateLimit = { name: 'track-order-visitor', points: 10, seconds: 15 * 60 };
/**
 * Far more than the owner of the address needs, so that strangers cannot block them; far too few to guess one
 * of four billion numbers.
 */
const TRIES_PER_EMAIL: RateLimit = { name: 'track-order-email', points: 200, seconds: 60 * 60 };

/** Finds an order by the number in its mails. A number has only eight characters, so tries are limited. */
@Injectable()
export class TrackOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimitsService,
    private readonly links: OrderLinksService,
  ) {}

  /** The address of the order's page. Throws order_not_tracked for every mismatch, and too_many_tries. */
  async track({ orderNumber, email }: TrackOrderDto, ipAddress: string): Promise<string> {
    await this.limits.takeOrRefuse(TRIES_PER_VISITOR, visitorNetwork(ipAddress));
    await this.limits.takeOrRefuse(TRIES_PER_EMAIL, email.toLowerCase());
    const order = await this.dataSource.manager
      .createQueryBuilder(Order, 'order')
      .select(['order.id', 'order.linkNonce'])
      .where('"order".short_id = :orderNumber AND lower(order.email) = lower(:email)', { orderNumber, email })
      .orderBy('order.createdAt', 'DESC')
      .getOne();
    if (!order) throw new AppError('order_not_tracked');
    return this.links.path(order);
  }
}
