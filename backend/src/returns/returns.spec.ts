import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '../../contract/app-error.js';
import type { AskReturnDto } from '../../contract/returns/returns.dto.js';
import type { StudioSections } from '../../contract/studio/studio-sections.js';
import { aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { studioDate } from '../../contract/common/dates.js';
import { ORDER_IS_SETTLED } from '../orders/settled-order-sql.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { aPaidOrder } from '../../testing/invoicing.js';
import { anActor, changeOrderStatus } from '../../testing/order-transitions.js';
import { pieces, seats } from '../../testing/purchase.js';
import {
  aDeliveredOrder,
  aPhoto,
  aReturnRequest,
  arrivedBefore,
  keyOf,
  pieceLines,
} from '../../testing/returns.js';
import { suiteShop } from '../../testing/suite-shop.js';
import type { Actor } from '../platform/sessions/actor.js';
import { AskReturnService } from './ask-return.service.js';
import { DecideReturnService } from './back-office/decide-return.service.js';
import { ReceiveReturnService } from './back-office/receive-return.service.js';
import { RefundReturnService } from './back-office/refund-return.service.js';
import { ReturnQueriesService } from './back-office/return-queries.service.js';
import { ChangeOwnReturnService } from './change-own-return.service.js';
import { OrderReturnsService } from './order-returns.service.js';
import { ReturnPicturesService } from './return-pictures.service.js';

const MUG_KURUS = 64_000;
const DAY = 24;

describe('Pieces that a buyer sends back', () => {
  const shop = suiteShop();
  let actor: Actor;
  let orderId: string;
  let mug: string;
  let vase: string;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });

  beforeEach(async () => {
    await emptyTables(shop.dataSource, 'product', 'hold', 'order', 'mail_message', 'workshop_session');
    const { manager } = shop.dataSource;
    const cup = await aProduct(manager, { name: 'Kupa', priceKurus: MUG_KURUS, stockQuantity: 9 });
    const pot = await aProduct(manager, { name: 'Vazo', priceKurus: 90_000, stockQuantity: 9 });
    orderId = await aDeliveredOrder(shop.app, [pieces(cup, 2), pieces(pot, 1)]);
    [mug, vase] = (await pieceLines(shop.app, orderId)) as [string, string];
  });

  const seen = async () => shop.app.get(OrderReturnsService).ofBuyer(await keyOf(shop.app, orderId), null);
  const only = async () => (await shop.app.get(ReturnQueriesService).ofOrder(orderId))[0]!;
  const request = (asked: Parameters<typeof aReturnRequest>[2]) => aReturnRequest(shop.app, orderId, asked);
  const send = (asked: AskReturnDto, customerId: string | null = null) =>
    shop.app.get(AskReturnService).ask(asked, customerId);
  const ask = async (asked: Parameters<typeof aReturnRequest>[2]) => send(await request(asked));
  const receive = (id: string, lines: { lineId: string; wholeQuantity: number }[]) =>
    shop.app.get(ReceiveReturnService).receive(actor, { id, lines });
  const refund = (id: string, amountKurus: number) =>
    shop.app.get(RefundReturnService).refund(actor, { id, amountKurus });
  const stockOf = async (name: string) => {
    const [product] = await shop.dataSource.query<[{ stock: number }]>(
      'SELECT stock_quantity AS stock FROM product WHERE name = $1',
      [name],
    );
    return product.stock;
  };
  const refunds = () =>
    shop.dataSource.query<{ amount: number; key: string }[]>(
      'SELECT amount_kurus AS amount, request_key AS key FROM refund',
    );
  const mails = async () =>
    (
      await shop.dataSource.query<{ template: string }[]>(
        `SELECT template FROM mail_message WHERE template LIKE 'return-%' ORDER BY created_at`,
      )
    ).map(({ template }) => template);
  const withRules = async <T>(rules: Partial<StudioSections>, act: () => Promise<T>): Promise<T> => {
    const studio = shop.app.get(CurrentStudio);
    const before = studio.sections;
    studio.sections = { ...before, ...rules };
    try {
      return await act();
    } finally {
      studio.sections = before;
    }
  };
  const codeOf = (act: Promise<unknown>) =>
    act.then(
      () => null,
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );

  it('are told of, received whole or broken, and paid back; the buyer sees each step', async () => {
    expect(await seen()).toMatchObject({
      days: 14,
      returns: [],
      lines: [
        { lineId: mug, quantity: 2, refusal: null, mayBeDamaged: true },
        { lineId: vase, quantity: 1, refusal: null },
      ],
    });
    await ask({ lines: [{ lineId: mug, quantity: 2 }], note: 'Küçük geldi.' });
    const { id } = await only();
    expect(await seen()).toMatchObject({
      returns: [{ state: 'notified', note: 'Küçük geldi.', pieces: [{ name: 'Kupa', quantity: 2 }] }],
      lines: [{ lineId: mug, quantity: 0, refusal: 'none_left' }, { lineId: vase }],
    });
    expect(await codeOf(refund(id, 2 * MUG_KURUS))).toBe('return_not_received');

    await receive(id, [{ lineId: mug, wholeQuantity: 1 }]);
    await receive(id, [{ lineId: mug, wholeQuantity: 1 }]);
    expect([await stockOf('Kupa'), await stockOf('Vazo')]).toEqual([8, 8]);
    expect(await codeOf(receive(id, [{ lineId: mug, wholeQuantity: 2 }]))).toBe('return_moved_on');

    expect(await codeOf(refund(id, MUG_KURUS))).toBe('return_amount_changed');
    await Promise.all([1, 2, 3].map(() => refund(id, 2 * MUG_KURUS)));
    expect(await refunds()).toEqual([{ amount: 2 * MUG_KURUS, key: id }]);
    expect(await seen()).toMatchObject({ returns: [{ state: 'refunded', refundKurus: 2 * MUG_KURUS }] });
    expect(await mails()).toEqual(['return-noticed', 'return-received']);
  });

  it('come back in parts whose money adds up, and do not come back to the shelf twice', async () => {
    for (const lineId of [mug, mug, vase]) {
      await ask({ lines: [{ lineId, quantity: 1 }] });
      const { id } = (await shop.app.get(ReturnQueriesService).ofOrder(orderId)).at(-1)!;
      await receive(id, [{ lineId, wholeQuantity: 1 }]);
      await refund(id, (await shop.app.get(RefundReturnService).preview(id)).amountKurus);
    }
    const [order] = await shop.dataSource.query<[{ total: number }]>(
      'SELECT total_kurus AS total FROM "order"',
    );
    expect((await refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
    await changeOrderStatus(shop.app, { orderId, status: 'cancelled', refundsMoney: false });
    expect([await stockOf('Kupa'), await stockOf('Vazo')]).toEqual([9, 9]);
  });

  it('are never more than were bought, also when two requests arrive at once', async () => {
    expect(await codeOf(ask({ lines: [{ lineId: mug, quantity: 3 }] }))).toBe('return_too_many');
    const requests = await Promise.all([1, 2].map(() => request({ lines: [{ lineId: mug, quantity: 2 }] })));
    const answers = await Promise.all(requests.map((each) => codeOf(send(each))));
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers).toContain('return_too_many');
    const { id } = await only();
    await expect(
      shop.dataSource.query('UPDATE order_return_line SET quantity = 3 WHERE return_id = $1', [id]),
    ).rejects.toThrow('more goes back than was bought');
  });

  it('are asked for once by a request that is repeated, and not by another one with its key', async () => {
    const asked = await request({ lines: [{ lineId: mug, quantity: 1 }] });
    await Promise.all([send(asked), send(asked)]);
    expect((await seen()).returns).toHaveLength(1);
    expect(await codeOf(send({ ...asked, lines: [{ lineId: vase, quantity: 1 }] }))).toBe(
      'changed_meanwhile',
    );
    expect(await mails()).toEqual(['return-noticed']);
  });

  it('are taken until the last day of the term, which the studio may lengthen', async () => {
    await arrivedBefore(shop.app, orderId, 14 * DAY);
    expect((await seen()).lines).toMatchObject([{ refusal: null }, { refusal: null }]);
    await arrivedBefore(shop.app, orderId, 15 * DAY);
    expect(await codeOf(ask({ lines: [{ lineId: mug, quantity: 1 }] }))).toBe('return_term_over');
    await withRules({ returns: { days: 30, code: '' } }, () =>
      ask({ lines: [{ lineId: mug, quantity: 1 }] }),
    );
    expect((await seen()).returns).toHaveLength(1);
  });

  it('get carrier and code at once where the studio has named them, else when it does', async () => {
    const { seller } = shop.app.get(CurrentStudio).sections;
    const agreed = {
      seller: { ...seller, returnCarrier: 'Kuş Kargo' },
      returns: { days: 14, code: '998877' },
    };
    await withRules(agreed, () => ask({ lines: [{ lineId: mug, quantity: 1 }] }));
    expect(await only()).toMatchObject({ carrier: 'Kuş Kargo', returnCode: '998877' });
    const { id } = await only();
    const coding = { id, carrier: 'Kuş Kargo', returnCode: '42' };
    const set = () => shop.app.get(ReceiveReturnService).setCode(actor, coding);
    await Promise.all([set(), set()]);
    expect(await only()).toMatchObject({ returnCode: '42' });
    expect(await mails()).toEqual(['return-noticed', 'return-noticed']);
    await receive(id, [{ lineId: mug, wholeQuantity: 1 }]);
    expect(
      await codeOf(shop.app.get(ReceiveReturnService).setCode(actor, { ...coding, returnCode: '43' })),
    ).toBe('return_moved_on');
  });

  it('may be collected pieces once they were handed over', async () => {
    await shop.dataSource.query('DELETE FROM parcel');
    await shop.dataSource.query('UPDATE "order" SET is_picked_up = true, shipping_kurus = 0');
    expect(await seen()).toMatchObject({ lines: [{ quantity: 2, refusal: null }, { quantity: 1 }] });
    expect((await seen()).askBy).not.toBeNull();
    await shop.dataSource.query(`UPDATE "order" SET status = 'shipped'`);
    expect((await seen()).lines).toMatchObject([{ refusal: 'not_sent' }, { refusal: 'not_sent' }]);
  });

  it('have no term while nobody knows when they arrived, and do not go back before they left', async () => {
    const { manager } = shop.dataSource;
    const bowl = await aProduct(manager, { name: 'Kâse', priceKurus: 40_000, stockQuantity: 9 });
    orderId = await aPaidOrder(shop.app, [pieces(bowl)]);
    const [lineId] = (await pieceLines(shop.app, orderId)) as [string];
    expect(await codeOf(ask({ lines: [{ lineId, quantity: 1 }] }))).toBe('return_not_delivered');
    await changeOrderStatus(shop.app, { orderId, status: 'shipped' });
    expect(await seen()).toMatchObject({ askBy: null, lines: [{ refusal: null, quantity: 1 }] });
    await ask({ lines: [{ lineId, quantity: 1 }] });
  });

  it('are not seats with a date, and none of another order', async () => {
    const session = await aWorkshopSession(shop.dataSource.manager, { priceKurus: 90_000 });
    const other = await aPaidOrder(shop.app, [seats(session, 1)]);
    const [seat] = await shop.dataSource.query<[{ id: string }]>(
      `SELECT id FROM order_line WHERE order_id = $1`,
      [other],
    );
    const asked = await request({ lines: [{ lineId: mug, quantity: 1 }] });
    expect(await codeOf(ask({ lines: [{ lineId: seat.id, quantity: 1 }] }))).toBe('order_not_found');
    expect(await codeOf(send({ ...asked, accessKey: 'x'.repeat(24) }))).toBe('order_not_found');
    expect(await codeOf(send({ ...asked, orderId: other }))).toBe('order_not_found');
    expect(await codeOf(shop.app.get(OrderReturnsService).ofBuyer({ orderId }, null))).toBe(
      'order_not_found',
    );
    orderId = other;
    expect(await codeOf(ask({ lines: [{ lineId: seat.id, quantity: 1 }] }))).toBe('return_not_possible');
    expect((await seen()).lines).toMatchObject([{ refusal: 'seats' }]);
  });

  it('may be kept after all, and refused for a reason; their pieces may then be asked for again', async () => {
    await ask({ lines: [{ lineId: mug, quantity: 2 }] });
    const { id: returnId } = await only();
    const own = { ...(await keyOf(shop.app, orderId)), returnId };
    const changing = shop.app.get(ChangeOwnReturnService);
    await changing.sent({ ...own, trackingNumber: '7400211234567' }, null);
    expect(await only()).toMatchObject({ state: 'on_its_way', trackingNumber: '7400211234567' });
    await changing.withdraw(own, null);
    await changing.withdraw(own, null);
    expect(await codeOf(changing.sent({ ...own, trackingNumber: '' }, null))).toBe('return_moved_on');
    expect(await codeOf(receive(returnId, [{ lineId: mug, wholeQuantity: 2 }]))).toBe('return_moved_on');
    await expect(
      shop.dataSource.query(`UPDATE order_return SET state = 'notified', ended_at = NULL`),
    ).rejects.toThrow('a return goes from withdrawn to notified');
    await ask({ lines: [{ lineId: mug, quantity: 2 }] });
    const again = (await shop.app.get(ReturnQueriesService).ofOrder(orderId)).at(-1)!;
    await shop.app.get(DecideReturnService).refuse(actor, { id: again.id, refusal: 'Parça kullanılmış.' });
    expect((await seen()).returns).toMatchObject([
      { state: 'withdrawn' },
      { state: 'refused', refusal: 'Parça kullanılmış.' },
    ]);
    expect(await mails()).toEqual(['return-noticed', 'return-noticed', 'return-decided']);
  });

  it('are replaced or paid when they arrived broken, within 72 hours and with a picture', async () => {
    const broken = { kind: 'damage' as const, lines: [{ lineId: mug, quantity: 1 }] };
    expect(await codeOf(ask(broken))).toBe('damage_without_picture');
    const pictureId = randomUUID();
    const key = await keyOf(shop.app, orderId);
    const pictures = shop.app.get(ReturnPicturesService);
    await pictures.add({ ...key, pictureId, base64: await aPhoto() }, null);
    await arrivedBefore(shop.app, orderId, 73);
    expect(await codeOf(ask({ ...broken, pictureIds: [pictureId] }))).toBe('damage_term_over');
    await arrivedBefore(shop.app, orderId, 71);
    await ask({ ...broken, pictureIds: [pictureId] });
    const { id, pictureIds } = await only();
    expect(pictureIds).toEqual([pictureId]);
    expect(
      Buffer.from(await pictures.ofBuyer({ ...key, pictureId }, null), 'base64')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    const deciding = shop.app.get(DecideReturnService);
    await Promise.all([deciding.replace(actor, id), deciding.replace(actor, id)]);
    expect(await stockOf('Kupa')).toBe(6);
    expect(await only()).toMatchObject({ state: 'replaced' });
    expect(await mails()).toEqual(['return-noticed', 'return-decided']);
    await pictures.add({ ...key, pictureId: randomUUID(), base64: await aPhoto() }, null);
  });

  it('have pictures that are pictures, of a size that is taken, and no more than some', async () => {
    const key = await keyOf(shop.app, orderId);
    const pictures = shop.app.get(ReturnPicturesService);
    const add = (base64: string) => codeOf(pictures.add({ ...key, pictureId: randomUUID(), base64 }, null));
    expect(await add(Buffer.from('<svg onload=alert(1)>').toString('base64'))).toBe('invalid_picture');
    expect(await add(Buffer.alloc(80_000, 1).toString('base64'))).toBe('picture_too_large');
    const photo = await aPhoto();
    for (let at = 0; at < 24; at += 1) expect(await add(photo)).toBeNull();
    expect(await add(photo)).toBe('return_pictures_full');
    const asked = { lines: [{ lineId: mug, quantity: 1 }], pictureIds: [randomUUID()] };
    expect(await codeOf(ask(asked))).toBe('return_picture_missing');
    expect((await seen()).returns).toEqual([]);
  });

  it('keep the data of their buyer until they have ended', async () => {
    const isSettled = async () => {
      await shop.dataSource.query(`UPDATE mail_message SET status = 'sent', sent_at = now()`);
      const [order] = await shop.dataSource.query<[{ settled: boolean }]>(
        `SELECT ${ORDER_IS_SETTLED} AS settled FROM "order" o WHERE o.id = $2::uuid AND $1::date IS NOT NULL`,
        [studioDate(new Date()), orderId],
      );
      return order.settled;
    };
    expect(await isSettled()).toBe(true);
    await ask({ lines: [{ lineId: mug, quantity: 1 }] });
    expect(await isSettled()).toBe(false);
    const { id } = await only();
    await shop.app.get(DecideReturnService).refuse(actor, { id, refusal: 'Parça kullanılmış.' });
    expect(await isSettled()).toBe(true);
  });

  it('give the fee of shipping back with the last piece of the order', async () => {
    const { shipping } = shop.app.get(CurrentStudio).sections;
    const { manager } = shop.dataSource;
    const bowl = await aProduct(manager, { name: 'Kâse', priceKurus: 40_000, stockQuantity: 9 });
    const charged = { shipping: { ...shipping, mode: 'fixed' as const, feeKurus: 7_500 } };
    orderId = await withRules(charged, () => aDeliveredOrder(shop.app, [pieces(bowl, 2)]));
    const [lineId] = (await pieceLines(shop.app, orderId)) as [string];
    const amounts: { amountKurus: number; shippingKurus: number }[] = [];
    for (const _time of [1, 2]) {
      await ask({ lines: [{ lineId, quantity: 1 }] });
      const { id } = (await shop.app.get(ReturnQueriesService).ofOrder(orderId)).at(-1)!;
      await receive(id, [{ lineId, wholeQuantity: 1 }]);
      amounts.push(await shop.app.get(RefundReturnService).preview(id));
      await refund(id, amounts.at(-1)!.amountKurus);
    }
    expect(amounts).toEqual([
      { amountKurus: 40_000, shippingKurus: 0 },
      { amountKurus: 47_500, shippingKurus: 7_500 },
    ]);
  });

  it('stand in the list of the studio, urgent from the tenth day on', async () => {
    await ask({ lines: [{ lineId: mug, quantity: 1 }] });
    const queries = shop.app.get(ReturnQueriesService);
    expect(await queries.open()).toMatchObject([{ isUrgent: false, buyerName: 'Ayşe Demir' }]);
    await shop.dataSource.query(`UPDATE order_return SET notified_at = now() - interval '10 days'`);
    expect(await queries.open()).toMatchObject([{ isUrgent: true }]);
    expect((await queries.page({ state: 'open', search: 'AYŞE' })).items).toHaveLength(1);
    expect((await queries.page({ search: orderId.slice(0, 8).toUpperCase() })).items).toHaveLength(1);
    expect((await queries.page({ search: '%' })).items).toHaveLength(0);
    expect((await queries.page({ state: 'refunded' })).items).toHaveLength(0);
  });
});
