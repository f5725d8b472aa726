import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GELIVER_DEMO } from '../sandbox/geliver/start-geliver.js';
import { ServiceAccountsService } from '../src/platform/service-accounts/service-accounts.service.js';
import { geliverSecrets } from '../src/shipping/carriers/geliver/geliver-account.js';
import { eventually } from './poll.js';

/** Connects the shop to the stand-in of Geliver, whose address the shop was started with. */
export async function connectGeliver(app: INestApplicationContext, isTrial = false): Promise<void> {
  const accounts = app.get(ServiceAccountsService, { strict: false });
  const { id } = await accounts.standing('geliver');
  const before = accounts.current('geliver')?.id ?? null;
  await app.get(DataSource).transaction((manager) =>
    accounts.replace(manager, {
      service: 'geliver',
      address: 'https://api.geliver.io',
      replaces: id,
      secrets: geliverSecrets({
        ...{ token: GELIVER_DEMO.token, isTrial, senderId: 'sender-1', senderName: 'Toprak' },
        box: { lengthCm: 30, widthCm: 20, heightCm: 20 },
      }),
    }),
  );
  await eventually('the account is known', () => (accounts.current('geliver')?.id ?? null) !== before);
}

/** Gives an order an address in parts, as the shop's own checkout does. */
export async function giveAddress(dataSource: DataSource, orderId: string): Promise<void> {
  await dataSource.query(
    `UPDATE "order" SET city = 'İstanbul', district = 'Üsküdar', neighbourhood = 'Kuzguncuk',
       address_line = 'Bereketli Sok. No: 12' WHERE id = $1`,
    [orderId],
  );
}
