import { isDeepStrictEqual } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import type { PreparationTime } from '../contract/orders/preparation.js';
import type { Features } from '../contract/studio/features.js';
import type { ShippingRules } from '../contract/studio/shipping-rules.js';
import type { VatRules } from '../contract/studio/vat.js';
import type { BookingPolicy } from '../contract/workshops/policies/booking-policy.js';
import { SaveStudioDetailsService } from '../src/studio/back-office/save-studio-details.service.js';
import { StudioDetailsQueriesService } from '../src/studio/back-office/studio-details-queries.service.js';
import { CurrentStudio } from '../src/studio/current-studio.js';
import { anActor } from './order-transitions.js';
import { eventually } from './poll.js';

/**
 * Changes the studio's rules for shipping as the studio does; what is not given stays. Returns once this process knows
 * the change.
 */
export async function shippingRules(
  app: INestApplicationContext,
  given: Partial<ShippingRules>,
): Promise<void> {
  const { version, ...read } = await app.get(StudioDetailsQueriesService).read('shipping');
  const wanted = { ...read, ...given };
  await app.get(SaveStudioDetailsService).save(await anActor(app), 'shipping', { ...wanted, version });
  await eventually('the fee is known', () => isDeepStrictEqual(app.get(CurrentStudio).shipping, wanted));
}

/** The same for its rates of KDV. */
export async function vatRules(app: INestApplicationContext, given: Partial<VatRules>): Promise<void> {
  const { version, ...read } = await app.get(StudioDetailsQueriesService).read('vat');
  const wanted = { ...read, ...given };
  await app.get(SaveStudioDetailsService).save(await anActor(app), 'vat', { ...wanted, version });
  await eventually('the rates are known', () => isDeepStrictEqual(app.get(CurrentStudio).vat, wanted));
}

/** The same for the time in which it makes pieces. */
export async function preparationTime(
  app: INestApplicationContext,
  preparation: PreparationTime,
): Promise<void> {
  const { version, ...read } = await app.get(StudioDetailsQueriesService).read('orders');
  const wanted = { ...read, preparation };
  await app.get(SaveStudioDetailsService).save(await anActor(app), 'orders', { ...wanted, version });
  await eventually('the time is known', () => isDeepStrictEqual(app.get(CurrentStudio).orderRules, wanted));
}

/** The same for the parts of the shop that it uses. */
export async function usedFeatures(app: INestApplicationContext, given: Partial<Features>): Promise<void> {
  const { version, ...read } = await app.get(StudioDetailsQueriesService).read('features');
  const wanted = { ...read, ...given };
  await app.get(SaveStudioDetailsService).save(await anActor(app), 'features', { ...wanted, version });
  await eventually('the features are known', () =>
    isDeepStrictEqual(app.get(CurrentStudio).features, wanted),
  );
}

/** The same for what is promised to whoever books a seat, in every workshop. */
export async function bookingRules(
  app: INestApplicationContext,
  given: Partial<BookingPolicy>,
): Promise<void> {
  const { version, general } = await app.get(StudioDetailsQueriesService).read('policies');
  const wanted = { general: { ...general, ...given }, programs: [] };
  await app.get(SaveStudioDetailsService).save(await anActor(app), 'policies', { ...wanted, version });
  await eventually('the rules are known', () =>
    isDeepStrictEqual(app.get(CurrentStudio).sections.policies, wanted),
  );
}
