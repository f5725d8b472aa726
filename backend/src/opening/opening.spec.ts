import { beforeAll, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { announce } from '../../testing/announce.js';
import { eventually } from '../../testing/poll.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { LogEntry } from '../activity-log/log-entry.entity.js';
import { ANOTHER_PROFILE } from '../../testing/another-studio.js';
import { anAdmin } from '../../seed/admins.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { ShopOpening } from '../platform/security/shop-opening.entity.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { StudioDetails } from '../studio/studio-details.entity.js';
import { OpenShopService } from './open-shop.service.js';

const shop = suiteShop();
let service: OpenShopService;

beforeAll(async () => {
  service = shop.app.get(OpenShopService);
  const { manager } = shop.dataSource;
  await manager.clear(ShopOpening);
  await announce(manager, 'settings');
  const security = shop.app.get(SecuritySettingsService);
  await eventually('the shop is closed', () => security.closure === 'before_opening');
});

const stateOf = async (key: string) =>
  (await service.readiness()).checks.find((check) => check.key === key)?.state;

describe('A new shop', () => {
  it('is told what is missing, and no longer once it is there', async () => {
    const { manager } = shop.dataSource;
    expect(await Promise.all(['goods', 'studio_name', 'backup'].map(stateOf))).toEqual([
      'missing',
      'missing',
      'missing',
    ]);

    await aProduct(manager, { name: 'İlk kâse' });
    await manager.insert(StudioDetails, { section: 'profile', details: ANOTHER_PROFILE });
    await manager.query(`INSERT INTO backup_run (size_bytes, place) VALUES (1, '/yedek')`);
    await eventually('the name is known', () => shop.app.get(CurrentStudio).profile.name !== 'Atölye');

    expect(await Promise.all(['goods', 'studio_name', 'backup', 'pictures'].map(stateOf))).toEqual([
      'done',
      'done',
      'done',
      'missing',
    ]);
  });

  it('opens once, also when two admins open it at the same time', async () => {
    const { manager } = shop.dataSource;
    const { id: adminId } = await anAdmin(manager);
    const actor = { adminId, ipAddress: '127.0.0.1', userAgent: '' };
    expect((await service.readiness()).openedAt).toBeNull();

    const [one, other] = await Promise.all([service.open(actor), service.open(actor)]);

    expect(one.openedAt).not.toBeNull();
    expect(other.openedAt).toBe(one.openedAt);
    const security = shop.app.get(SecuritySettingsService);
    await eventually('the shop is open', () => security.closure === null);
    const logged = await manager.find(LogEntry);
    expect(logged.filter(({ details }) => details['event'] === 'shop_opened')).toHaveLength(1);
  });
});
