import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { isSellerEntered } from '../../contract/studio/seller-details.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { CurrentStudio } from '../studio/current-studio.js';

/** Whether this shop sells, and to whom. */
@Injectable()
export class MayOrderService {
  constructor(
    private readonly studio: CurrentStudio,
    private readonly security: SecuritySettingsService,
  ) {}

  /** Throws seller_missing, and sign_in_required for a guest while `guest_orders_enabled` is off. */
  assertMayOrder(customerId: string | null): void {
    this.assertSeller();
    const { guest_orders_enabled: areGuestsWelcome } = this.security.current;
    if (customerId === null && !areGuestsWelcome) throw new AppError('sign_in_required');
  }

  /** Throws seller_missing: every contract must name who sells. */
  assertSeller(): void {
    if (!isSellerEntered(this.studio.sellerDetails)) throw new AppError('seller_missing');
  }
}
