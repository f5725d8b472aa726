import { AppError } from '../../contract/app-error.js';
import type { SecuritySettings } from '../../contract/common/security-settings.js';

/** Throws sign_in_required for a guest while `guest_orders_enabled` is off. */
export function assertMayOrder(
  customerId: string | null,
  { guest_orders_enabled: areGuestsWelcome }: SecuritySettings,
): void {
  if (customerId === null && !areGuestsWelcome) throw new AppError('sign_in_required');
}
