import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsNull } from 'typeorm';
import { aCategory, aProduct } from '../../seed/catalog.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { announce } from '../../testing/announce.js';
import { anActor } from '../../testing/order-transitions.js';
import { holdCart, pieces, placeCart, seats } from '../../testing/purchase.js';
import { refusedWith } from '../../testing/refused.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { LogEntry } from '../activity-log/log-entry.entity.js';
import { BlogPost } from '../blog/blog-post.entity.js';
import { Category } from '../catalog/category.entity.js';
import { Product } from '../catalog/product.entity.js';
import { OpenCheckoutService } from '../checkout/open-checkout.service.js';
import { OpenShopService } from '../opening/open-shop.service.js';
import { ShopOpening } from '../platform/security/shop-opening.entity.js';
import type { Actor } from '../platform/sessions/actor.js';
import { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { SamplesService } from './samples.service.js';

const shop = suiteShop();
let service: SamplesService;
let actor: Actor;

const manager = () => shop.dataSource.manager;
const names = async () => (await manager().find(Product)).map(({ name }) => name);
const withoutSamples = { removed: 0, kept: [], held: [] };

beforeAll(async () => {
  service = shop.app.get(SamplesService);
  actor = await anActor(shop.app);
});
beforeEach(async () => {
  await emptyTables(
    shop.dataSource,
    'sample',
    'product',
    'workshop_session',
    'blog_post',
    'order',
    'hold',
    'log_entry',
    'shop_opening',
  );
  await manager().query(`DELETE FROM category WHERE slug <> 'genel'`);
  await announce(manager(), 'settings');
});

describe('The samples of an empty shop', () => {
  it('are what they say they are: pieces with pictures, free dates to come, and posts', async () => {
    const { offered, mayBeTaken } = await service.view();
    expect(mayBeTaken).toBe(true);
    await service.take(actor);

    expect(await service.view()).toEqual({ offered, present: offered, mayBeTaken: false });
    const [{ unillustrated, taken, past }] = await manager().query<[Record<string, number>]>(
      `SELECT (SELECT count(*)::int FROM product WHERE NOT EXISTS
                 (SELECT FROM product_picture WHERE product_id = product.id)) AS unillustrated,
         (SELECT sum(booked_seats)::int FROM workshop_session) AS taken,
         (SELECT count(*)::int FROM workshop_session WHERE starts_at < now()) AS past`,
    );
    expect([unillustrated, taken, past]).toEqual([0, 0, 0]);
    const posts = await manager().find(BlogPost);
    expect(posts.map(({ content }) => content).join('')).not.toMatch(/Kuzguncuk|Üsküdar/);
    expect(await manager().count('order')).toBe(0);
  });

  it('are no goods of the studio, so the shop is told that they are there', async () => {
    await service.take(actor);
    const { checks } = await shop.app.get(OpenShopService).readiness();
    const stateOf = (key: string) => checks.find((check) => check.key === key)?.state;
    expect([stateOf('samples'), stateOf('goods'), stateOf('sessions')]).toEqual([
      'missing',
      'missing',
      'advice',
    ]);
  });

  it('use a category that the studio has, and leave it there', async () => {
    const { id } = await aCategory(manager(), { name: 'Kase' });
    await service.take(actor);
    expect(await manager().countBy(Product, { categoryId: id })).toBeGreaterThan(0);
    await service.remove(actor);
    expect(await manager().existsBy(Category, { id })).toBe(true);
  });

  it('go in one step and leave nothing behind', async () => {
    await service.take(actor);
    const { removed, kept } = await service.remove(actor);

    expect(kept).toEqual([]);
    expect(removed).toBeGreaterThan(30);
    for (const entity of [Product, WorkshopSession, BlogPost]) expect(await manager().count(entity)).toBe(0);
    expect(await manager().findBy(Category, {})).toMatchObject([{ slug: 'genel' }]);
    expect((await service.view()).mayBeTaken).toBe(true);
    const logged = await manager().find(LogEntry, { order: { id: 'ASC' } });
    expect(logged.map(({ details }) => details['event'])).toEqual(['samples_taken', 'samples_removed']);
  });

  it('stay where the studio changed or counted them, and are its own then', async () => {
    await service.take(actor);
    const [edited, counted] = await manager().find(Product, { order: { name: 'ASC' }, take: 2 });
    await manager().save(Object.assign(edited!, { name: 'Bizim Kâse' }));
    await manager().query('UPDATE product SET stock_count_version = stock_count_version + 1 WHERE id = $1', [
      counted!.id,
    ]);
    await aProduct(manager(), { name: 'Kendi Kupam', category: 'Kâse' });

    const { kept } = await service.remove(actor);
    expect(kept).toEqual(expect.arrayContaining(['Bizim Kâse', counted!.name]));
    expect((await names()).sort()).toEqual(['Bizim Kâse', 'Kendi Kupam', counted!.name].sort());
    expect(await service.remove(actor)).toEqual(withoutSamples);
  });

  it('stay where somebody pays for them or has bought them', async () => {
    await service.take(actor);
    await manager().insert(ShopOpening, {});
    const piece = await manager().findOneByOrFail(Product, { name: 'Lale Karo' });
    const [session] = await manager().find(WorkshopSession, { where: { removedAt: IsNull() }, take: 1 });
    await placeCart(shop.app, { lines: [pieces(piece), seats(session!)] });

    const { kept } = await service.remove(actor);
    expect(kept.slice(0, 2)).toEqual(['Lale Karo', expect.stringContaining(session!.title)]);
    expect(await names()).toEqual(['Lale Karo']);
    expect(await manager().count(WorkshopSession)).toBe(1);
    const [line] = await manager().query<{ id: string }[]>('SELECT product_id AS id FROM order_line LIMIT 1');
    expect(line?.id).toBe(piece.id);
  });

  it('stay samples where somebody only holds them, and go when the hold has ended', async () => {
    await service.take(actor);
    await manager().insert(ShopOpening, {});
    const piece = await manager().findOneByOrFail(Product, { name: 'Lale Karo' });
    const [session] = await manager().find(WorkshopSession, { where: { removedAt: IsNull() }, take: 1 });
    const { id } = await holdCart(shop.app, { lines: [pieces(piece), seats(session!)] });

    const { kept, held } = await service.remove(actor);
    expect([kept, held]).toEqual([[], ['Lale Karo', expect.stringContaining(session!.title)]]);
    expect((await service.view()).present).toEqual({ products: 1, sessions: 1, posts: 0 });

    await shop.app.get(OpenCheckoutService).release({ holdId: id, customerId: null });
    expect(await service.remove(actor)).toMatchObject({ kept: [], held: [] });
    expect(await names()).toEqual([]);
    expect(await manager().count(WorkshopSession)).toBe(0);
    expect(await manager().find(Category)).toMatchObject([{ slug: 'genel' }]);
  });

  it('are taken once and removed once by two admins at the same time', async () => {
    const taken = await Promise.allSettled([service.take(actor), service.take(actor)]);
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await names()).length).toBe((await service.view()).offered.products);

    const removals = await Promise.all([service.remove(actor), service.remove(actor)]);
    expect(removals.map(({ removed }) => removed > 0).sort()).toEqual([false, true]);
    expect(await names()).toEqual([]);
  });

  it('are refused to a shop that is open or has something of its own', async () => {
    await aProduct(manager(), { name: 'Kendi Kupam' });
    expect(await refusedWith(service.take(actor))).toBe('samples_refused');
    await manager().query('DELETE FROM product');
    await manager().insert(ShopOpening, {});
    expect(await refusedWith(service.take(actor))).toBe('samples_refused');
    expect(await service.view()).toMatchObject({ mayBeTaken: false, present: { products: 0 } });
  });
});
