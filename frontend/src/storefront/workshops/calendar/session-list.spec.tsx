import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EMPTY_CART, type WorkshopCartItem } from '@contract/checkout/cart/cart.js';
import type { Picture } from '@contract/media/picture.js';
import { FakeEventSource } from '../../../../testing/fake-event-source.js';
import { openCalendar } from '../../../../testing/open-calendar.js';
import { aSeat } from '../../../../testing/seats.js';
import { aSession } from '../../../../testing/sessions.js';
import { cartStore } from '../../../lib/cart/cart-store.js';

/** Far enough away for every test to come before it. */
const DATE = '2099-12-12';
const wheel = aSession({ id: 'wheel', date: DATE, available: 6 });
const glass = aSession({ id: 'glass', date: DATE, startTime: '14:00', title: 'Cam Boyama', available: 0 });

const PICTURE: Picture = { fileName: 'cark.webp', width: 1200, height: 800, placeholder: '', alt: '' };

/** The sessions of the next month, because a test cannot page to 2099. */
const nextMonth = () => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 12)).toISOString().slice(0, 10);
};
const soon = <Session extends { readonly date: string }>(session: Session): Session => ({
  ...session,
  date: nextMonth(),
});

async function openDay(...sessions: ReturnType<typeof aSession>[]) {
  const opened = openCalendar(`?gun=${nextMonth()}`, sessions.map(soon));
  await screen.findByRole('article', { name: sessions[0]!.title });
  return opened;
}

const card = (name: string) => screen.getByRole('article', { name });
const addButton = () => within(card('Seramik Atölyesi')).getByRole('button', { name: /^Sepete Ekle/ });
const line = () => cartStore.snapshot().items[0] as WorkshopCartItem | undefined;

describe('a session', () => {
  it('goes into the cart with all that the cart has to know', async () => {
    const { user } = await openDay(wheel);
    await user.click(addButton());
    const date = nextMonth();
    expect(line()).toEqual({
      type: 'workshop',
      id: expect.stringMatching(new RegExp(`^wheel-${date}-10:00-\\d+$`)),
      workshopId: 'wheel',
      name: 'Seramik Atölyesi',
      category: 'general',
      picture: null,
      date,
      time: '10:00',
      startTime: '10:00',
      endTime: '13:00',
      quantity: 1,
      priceKurus: 100000,
      originalPriceKurus: 100000,
      studentPriceKurus: 80000,
      studentDiscountApplied: false,
    });
    expect(await screen.findByText('Sepetinize eklendi')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sepeti Gör' })).toBeVisible();
    expect(within(card('Seramik Atölyesi')).getByText('Sepetinizde 1 yer var.')).toBeVisible();
  });

  it('carries the student price at once while the student discount is on', async () => {
    cartStore.replace({ ...EMPTY_CART, items: [aSeat()], studentDiscountEnabled: true });
    const { user } = await openDay(wheel);
    await user.click(addButton());
    expect(cartStore.snapshot().items[1]).toMatchObject({
      priceKurus: 80000,
      originalPriceKurus: 100000,
      studentDiscountApplied: true,
    });
  });

  it('brings its program’s picture when the page has read it', async () => {
    const cards = [
      { slot: 2, picture: null },
      { slot: 1, picture: PICTURE },
    ] as const;
    const { user } = openCalendar(`?gun=${nextMonth()}`, [soon(wheel)], { programs: { cards } });
    await screen.findByRole('article', { name: 'Seramik Atölyesi' });
    await user.click(addButton());
    expect(line()?.picture).toEqual(PICTURE);
  });

  it('takes several seats in one line, up to what is free and not in the cart yet', async () => {
    const { user } = await openDay({ ...wheel, available: 3 });
    const more = () => screen.getByRole('button', { name: /^Artır/ });
    await user.click(more());
    await user.click(addButton());
    expect(line()?.quantity).toBe(2);
    expect(more()).toBeDisabled();
    await user.click(addButton());
    expect(line()?.quantity).toBe(3);
    expect(screen.getByText('Kalan yerlerin hepsi sepetinizde (3).')).toBeVisible();
    await user.click(addButton());
    expect(line()?.quantity).toBe(3);
    expect(
      await screen.findByText('Seramik Atölyesi için 3 yer kaldı; sepetinizde bu workshop için 3 yer var.'),
    ).toBeVisible();
  });

  it('answers why a full one cannot be had', async () => {
    const { user } = await openDay(glass);
    const button = screen.getByRole('button', { name: /^Yer Kalmadı/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(await screen.findByText('Workshop Dolu')).toBeVisible();
    expect(
      screen.getByText('Bu workshop için tüm yerler dolmuştur. Başka bir tarih seçmeyi deneyin.'),
    ).toBeVisible();
    expect(cartStore.snapshot().items).toEqual([]);
  });

  it.each([
    [0, 'DOLU'],
    [1, 'SON 1 YER'],
    [2, 'SON 2 YER'],
    [3, '3 yer var'],
  ])('with %d free seats says %s', async (available, badge) => {
    await openDay({ ...wheel, available });
    expect(within(card('Seramik Atölyesi')).getByText(badge)).toBeVisible();
  });

  it('names no student price where there is no saving', async () => {
    await openDay({ ...wheel, studentPriceKurus: wheel.priceKurus });
    expect(screen.queryByText(/öğrenci/)).not.toBeInTheDocument();
  });
});

describe('a calendar that stands open', () => {
  beforeEach(() => FakeEventSource.install());
  afterEach(() => FakeEventSource.uninstall());

  it('shows a seat that was sold elsewhere, and says aloud when the session became full', async () => {
    const { shop } = await openDay({ ...wheel, available: 2 });
    const [connection] = FakeEventSource.open;
    act(() => connection!.say('connected'));
    shop.sessions = [soon({ ...wheel, available: 1 })];
    act(() => connection!.say('message', { topic: 'workshops' }));
    expect(await screen.findByText('SON 1 YER')).toBeVisible();
    expect(screen.queryByText(/doldu\./)).not.toBeInTheDocument();
    shop.sessions = [soon({ ...wheel, available: 0 })];
    act(() => connection!.say('message', { topic: 'workshops' }));
    expect(await screen.findByText('10:00 Seramik Atölyesi doldu.')).toHaveRole('status');
    expect(within(card('Seramik Atölyesi')).getByText('DOLU')).toBeVisible();
  });

  it('reads nothing anew for news about something else', async () => {
    const { shop } = await openDay(wheel);
    const [connection] = FakeEventSource.open;
    act(() => connection!.say('connected'));
    const requested = () => shop.requested.length;
    await waitFor(() => expect(requested()).toBeGreaterThan(3));
    const before = requested();
    act(() => connection!.say('message', { topic: 'catalog' }));
    shop.sessions = [soon({ ...wheel, available: 1 })];
    act(() => connection!.say('message', { topic: 'workshops' }));
    expect(await screen.findByText('SON 1 YER')).toBeVisible();
    expect(requested()).toBe(before + 1);
  });

  it('opens one connection for all listeners, and closes it with the last', async () => {
    const { unmount } = await openDay(wheel);
    expect(FakeEventSource.open.map(({ url }) => url)).toEqual(['/trpc/live.changes']);
    unmount();
    expect(FakeEventSource.open).toEqual([]);
  });
});

describe('What becomes of a seat that nobody can take', () => {
  it('is said under each session, by the rules of its kind', async () => {
    const { user } = await openDay({ ...wheel, program: 2 }, { ...glass, program: null });
    await user.click(within(card('Seramik Atölyesi')).getByText('Gelemezsem ne olur?'));
    expect(await within(card('Seramik Atölyesi')).findByText(/başka güne alınmaz/)).toBeVisible();
    await user.click(within(card('Cam Boyama')).getByText('Gelemezsem ne olur?'));
    expect(await within(card('Cam Boyama')).findByText(/bir kez ücretsiz/)).toBeVisible();
  });
});
