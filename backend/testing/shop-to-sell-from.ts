import type { EntityManager } from 'typeorm';
import { anAdmin } from '../seed/admins.js';
import { aProduct } from '../seed/catalog.js';
import { seedDemoCoupons } from '../seed/coupons.js';
import { aCustomer } from '../seed/customers.js';
import { SAMPLE_PRODUCTS } from '../src/samples/sample-products.texts.js';
import { seedDemoWorkshops } from '../seed/demo-workshops.js';

/** The products and sessions that `sellDemo` sells, without pictures, and its customers. */
export async function seedShopToSellFrom(manager: EntityManager): Promise<void> {
  const today = new Date();
  for (const product of SAMPLE_PRODUCTS) await aProduct(manager, { ...product, pictures: [] });
  await seedDemoCoupons(manager, today);
  await seedDemoWorkshops(manager, today);
  await aCustomer(manager, { email: 'ayse@toprak.test' });
  await anAdmin(manager);
}
