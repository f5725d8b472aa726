import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import type { RegisterBuyerDto } from '../../../contract/people/register-buyer.dto.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { Clock } from '../../platform/clock.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { RateLimitsService } from '../../platform/security/rate-limits.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { StartRegistrationService, type Registered } from './start-registration.service.js';
import { assertGoodPassword } from './password-policy.js';
import { REGISTRATIONS } from './register.service.js';

/** Mails with the order's key are passed on later, so the key opens an account only on the day of the purchase. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Registers a guest who has just paid. No captcha is asked: a paid order says enough. The order's address is not
 * proved by it, so it stays unverified as after the form.
 */
@Injectable()
export class RegisterBuyerService {
  constructor(
    private readonly security: SecuritySettingsService,
    private readonly limits: RateLimitsService,
    private readonly orders: OrderQueriesService,
    private readonly registrations: StartRegistrationService,
    private readonly clock: Clock,
    private readonly studio: CurrentStudio,
  ) {}

  /**
   * Throws registration_closed, order_not_found for a wrong key, registration_failed for an order that is unpaid,
   * has or had an account or is older than a day, invalid_input for a password that is easy to guess, too_many_tries,
   * and the errors of `StartRegistrationService.start`.
   */
  async register(visit: Visit, { orderId, accessKey, password }: RegisterBuyerDto): Promise<Registered> {
    if (!this.security.current.registration_enabled) throw new AppError('registration_closed');
    await this.limits.takeOrRefuse(REGISTRATIONS, visitorNetwork(visit.ipAddress));
    const { order } = await this.orders.getByAccessKey(orderId, accessKey);
    if (!this.isOpen(order)) throw new AppError('registration_failed');
    const { email, name: firstName, surname: lastName, phone, shippingAddress } = order;
    const owner = { email, names: [firstName, lastName] };
    const studioName = this.studio.profile.name;
    assertGoodPassword({ password, field: 'password', owner, studioName });
    const address = shippingAddress === '' ? null : shippingAddress;
    return this.registrations.start(visit, { email, password, firstName, lastName, phone, address, orderId });
  }

  private isOpen({ customerId, isClaimable, paidAt }: Order): boolean {
    const isGuests = customerId === null && isClaimable;
    return isGuests && paidAt !== null && this.clock.now().getTime() - paidAt.getTime() < OPEN_FOR_MS;
  }
}
