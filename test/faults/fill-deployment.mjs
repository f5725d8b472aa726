import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { compiled } from '../load/orders.mjs';
import { answerBench } from '../load/processes.mjs';

const PLENTY = 50_000;
const SESSIONS = 25;
const MOST_SEATS = 999;

/**
 * Fills the shop in a separate process: the demo's catalogue, with enough stock and seats for all shoppers.
 */
answerBench(async ({ environment }) => {
  const { startServer } = await import(join(compiled, 'src/server.js'));
  const { loadSettings } = await import(join(compiled, 'src/platform/config/load-settings.js'));
  const settings = loadSettings({ ...environment, PORT: '0', WORKER: 'off' });
  const goods = {};
  const server = await startServer(settings, async (app) => {
    Object.assign(goods, await stockUp(app.get(DataSource), settings.MEDIA_DIR));
  });
  await server.stop();
  return {
    ready: { ...goods, admin: { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD } },
  };
});

/** Through the studio's own services, so that the ledgers contain it. */
async function stockUp(dataSource, mediaDir) {
  const { seedDemoShop } = await import(join(compiled, 'seed/demo-shop.js'));
  const { aProduct } = await import(join(compiled, 'seed/catalog.js'));
  const { aWorkshopSession } = await import(join(compiled, 'seed/workshops.js'));
  const { studioDate } = await import(join(compiled, 'contract/common/dates.js'));
  await seedDemoShop(dataSource, { mediaDir });
  const { manager } = dataSource;
  const pieces = [];
  for (const name of ['Kâse', 'Fincan', 'Tabak']) {
    pieces.push(
      await aProduct(manager, { name, category: 'Deneme', priceKurus: 45_000, stockQuantity: PLENTY }),
    );
  }
  const sessions = [];
  for (let at = 0; at < SESSIONS; at += 1) {
    sessions.push(await aWorkshopSession(manager, { title: `Deneme ${at}`, capacity: MOST_SEATS }));
  }
  // The door is open all day, because guests are received on the day of their session only.
  const today = studioDate(new Date());
  const atTheDoor = {
    title: 'Bugün',
    date: today,
    startTime: '00:00',
    endTime: '23:59',
    capacity: MOST_SEATS,
  };
  const door = await aWorkshopSession(manager, atTheDoor);
  // The back office signs in without mailed codes here.
  await manager.query(`INSERT INTO security_setting (key, value) VALUES ('admin_2fa_enabled', 'false')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
  const priced = ({ id, priceKurus }) => ({ id, priceKurus });
  return { pieces: pieces.map(priced), sessions: sessions.map(priced), door: priced(door) };
}
