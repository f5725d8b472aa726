import { expect, it } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { announce } from '../../testing/announce.js';
import { ANOTHER_SELLER } from '../../testing/another-studio.js';
import { eventually } from '../../testing/poll.js';
import { holdCart, pieces, placeHeldCart } from '../../testing/purchase.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { StudioDetails } from '../studio/studio-details.entity.js';

const shop = suiteShop({
  SELLER_TITLE: '',
  SELLER_ADDRESS: '',
  SELLER_EMAIL: '',
  SELLER_PHONE: '',
  SELLER_TAX: '',
});

async function enterSeller(title: string): Promise<void> {
  const { manager } = shop.dataSource;
  const details = { ...ANOTHER_SELLER, title };
  await manager.upsert(StudioDetails, { section: 'seller', details }, ['section']);
  await announce(manager, 'settings');
  await eventually('the seller is known', () => shop.app.get(CurrentStudio).seller.title === title);
}

it('Nothing is held or sold until a seller is entered', async () => {
  const cart = { lines: [pieces(await aProduct(shop.dataSource.manager))] };
  await expect(holdCart(shop.app, cart)).rejects.toMatchObject({ code: 'seller_missing' });

  await enterSeller(ANOTHER_SELLER.title);
  const hold = await holdCart(shop.app, cart);
  await enterSeller('');
  await expect(placeHeldCart(shop.app, hold)).rejects.toMatchObject({ code: 'seller_missing' });

  await enterSeller(ANOTHER_SELLER.title);
  expect(await placeHeldCart(shop.app, hold)).toMatchObject({ orderId: expect.any(String) });
});
