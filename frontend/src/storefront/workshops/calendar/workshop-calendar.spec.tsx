import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberHold } from '../../../lib/orders/keep-pending-order.js';
import { openCalendar } from '../../../../testing/open-calendar.js';
import { aSession } from '../../../../testing/sessions.js';

const morning = aSession({ id: 'morning', title: 'Seramik Atölyesi', available: 2 });
const noon = aSession({
  id: 'noon',
  title: 'Cam Boyama Atölyesi',
  startTime: '14:00',
  endTime: '17:00',
  available: 0,
});
const january = aSession({ id: 'january', date: '2027-01-09', title: 'Linol Baskı Atölyesi', available: 6 });

/** Stops only the clock; timers continue, because the screen waits for its server. */
function standAt(instant: string): void {
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
}

beforeEach(() => standAt('2026-12-09T12:00:00+03:00'));
afterEach(() => {
  jest.useRealTimers();
});

const day = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = (name: string) => screen.findByRole('region', { name });
const paramsOf = ({ router }: { router: { state: { location: { search: string } } } }) =>
  router.state.location.search;

describe('the workshop calendar', () => {
  it('opens on the next day with a free seat and shows its sessions', async () => {
    openCalendar('', [aSession({ id: 'full', date: '2026-12-10', available: 0 }), morning, noon]);
    const list = await panel('12 Aralık Cumartesi');
    expect(within(list).getByText('10:00–13:00')).toBeVisible();
    expect(within(list).getByText('SON 2 YER')).toBeVisible();
    expect(within(list).getByText('DOLU')).toBeVisible();
    expect(within(list).getAllByText(/öğrenci 800,00.TL/)).toHaveLength(2);
    expect(day('12 Aralık Cumartesi, 2 seans, son 2 yer')).toHaveAttribute('aria-pressed', 'true');
    expect(day('10 Aralık Perşembe, 1 seans, dolu')).toHaveAttribute('aria-pressed', 'false');
    expect(day('9 Aralık Çarşamba, workshop yok')).toHaveAttribute('aria-current', 'date');
  });

  it('counts the seats that the visitor reserves for both the day and its sessions', async () => {
    rememberHold({ holdId: 'own', endsAt: Date.now() + 60_000, quantities: { morning: 1 } });
    openCalendar('', [morning]);
    const list = await panel('12 Aralık Cumartesi');
    expect(within(list).getByText('3 yer var')).toBeVisible();
    expect(day('12 Aralık Cumartesi, 1 seans, 3 yer')).toBeVisible();
  });

  it('prefers today as long as today has seats', async () => {
    openCalendar('', [aSession({ date: '2026-12-09', startTime: '18:00' }), morning]);
    expect(await panel('9 Aralık Çarşamba')).toBeVisible();
  });

  it('looks at the next month when this one has nothing left', async () => {
    openCalendar('', [january]);
    expect(await panel('9 Ocak Cumartesi')).toBeVisible();
    expect(screen.getByRole('grid', { name: 'Ocak 2027' })).toBeVisible();
  });

  it('opens as it was shared, and remembers every day that was looked at', async () => {
    const opened = openCalendar('?ay=2027-01&gun=2027-01-09', [morning, january]);
    const { user, router } = opened;
    await panel('9 Ocak Cumartesi');
    await user.click(screen.getByRole('button', { name: 'Önceki ay' }));
    await panel('12 Aralık Cumartesi');
    expect(paramsOf(opened)).toBe('?ay=2026-12');
    await user.click(day(/^15 Aralık/));
    await panel('15 Aralık Salı');
    expect(paramsOf(opened)).toBe('?ay=2026-12&gun=2026-12-15');
    await act(() => router.navigate(-1));
    await panel('12 Aralık Cumartesi');
    await act(() => router.navigate(-1));
    await panel('9 Ocak Cumartesi');
  });

  it.each(['?ay=2026-13', '?gun=2026-12-40', '?ay=2020-01&gun=2020-01-05', '?ay=2090-01', '?ay=bugün'])(
    'opens as if nothing was asked for %s',
    async (address) => {
      openCalendar(address, [morning]);
      expect(await panel('12 Aralık Cumartesi')).toBeVisible();
      expect(screen.getByRole('grid', { name: 'Aralık 2026' })).toBeVisible();
    },
  );

  it('never leafs to before this month, and leads back to today', async () => {
    const { user } = openCalendar('?ay=2027-01', [january]);
    await panel('9 Ocak Cumartesi');
    await user.click(screen.getByRole('button', { name: 'Önceki ay' }));
    await screen.findByRole('grid', { name: 'Aralık 2026' });
    const previous = screen.getByRole('button', { name: 'Önceki ay' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).toHaveFocus();
    await user.click(previous);
    expect(screen.getByRole('grid', { name: 'Aralık 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sonraki ay' }));
    await screen.findByRole('grid', { name: 'Ocak 2027' });
    await user.click(screen.getByRole('button', { name: 'Bugün' }));
    expect(await panel('9 Aralık Çarşamba')).toBeVisible();
  });

  it('has the neighbour month ready before anybody asks', async () => {
    const { shop } = openCalendar('', [morning]);
    await panel('12 Aralık Cumartesi');
    await waitFor(() => expect(shop.requested).toContain('2027-01'));
    expect(shop.requested).not.toContain('2026-11');
  });

  it('says that a day has no workshop and leads back to today', async () => {
    const { user } = openCalendar('?gun=2026-12-15', [
      morning,
      aSession({ date: '2026-12-09', startTime: '18:00' }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Workshop Bulunamadı' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bugüne Dön' }));
    expect(await panel('9 Aralık Çarşamba')).toBeVisible();
    expect(day(/^9 Aralık/)).toHaveFocus();
  });

  it('leads from a day without one to the next that has seats, beside today', async () => {
    const { user } = openCalendar('?gun=2026-12-15', [morning]);
    expect(await screen.findByRole('button', { name: 'Bugüne Dön' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sıradaki uygun gün: 12 Aralık Cumartesi' }));
    expect(await panel('12 Aralık Cumartesi')).toBeVisible();
    await waitFor(() => expect(day(/^12 Aralık/)).toHaveFocus());
  });

  it('offers to ask beside today where a month has nothing', async () => {
    const { user, onAsk } = openCalendar('?ay=2027-03', [morning]);
    await user.click(await screen.findByRole('button', { name: 'Bilgi İsteyin' }));
    expect(onAsk).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Bugüne Dön' })).toBeVisible();
  });

  it('offers to ask where nothing lies ahead', async () => {
    const { user, onAsk } = openCalendar('?gun=2026-12-09', []);
    expect(
      await screen.findByText(
        'Önümüzdeki günlerde boş yer görünmüyor. Size uyan günü bize yazın, birlikte bulalım.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bilgi İsteyin' }));
    expect(onAsk).toHaveBeenCalledTimes(1);
  });

  it('leads on to the next workshop from a today without one', async () => {
    const { user } = openCalendar('?gun=2026-12-09', [january]);
    await user.click(await screen.findByRole('button', { name: 'Sıradaki uygun gün: 9 Ocak Cumartesi' }));
    expect(await panel('9 Ocak Cumartesi')).toBeVisible();
    await waitFor(() => expect(day(/^9 Ocak/)).toHaveFocus());
  });

  it('lets days gone by be read but not booked', async () => {
    openCalendar('?gun=2026-12-07', [aSession({ date: '2026-12-07' })]);
    const list = await panel('7 Aralık Pazartesi');
    expect(await within(list).findByText('Geçti')).toBeVisible();
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
    expect(day('7 Aralık Pazartesi, 1 seans, geçti')).toBeVisible();
  });

  it('begins with the week of today', async () => {
    openCalendar('', [morning]);
    await panel('12 Aralık Cumartesi');
    expect(day(/^7 Aralık/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^6 Aralık/ })).not.toBeInTheDocument();
  });

  it('tells what has begun from what is still to come on the same day', async () => {
    openCalendar('?gun=2026-12-09', [
      aSession({ id: 'now', date: '2026-12-09', startTime: '11:00', endTime: '14:00' }),
      aSession({ id: 'later', date: '2026-12-09', startTime: '18:00', endTime: '20:00', title: 'Linol' }),
    ]);
    const list = await panel('9 Aralık Çarşamba');
    expect(await within(list).findByText('Başladı')).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Sepete Ekle: Linol, 18:00' })).toBeVisible();
    expect(within(list).queryByRole('button', { name: /Sepete Ekle: Seramik/ })).not.toBeInTheDocument();
    expect(day('9 Aralık Çarşamba, 1 seans, 6 yer')).toBeVisible();
  });

  it('keeps its days when the workshops cannot be read, and tries again', async () => {
    const { user, shop } = openCalendar('', [morning]);
    shop.isDown = true;
    expect(await screen.findByText('Workshop verileri yüklenirken bir hata oluştu.')).toBeVisible();
    await user.click(day('12 Aralık Cumartesi'));
    expect(day('12 Aralık Cumartesi')).toHaveAttribute('aria-pressed', 'true');
    shop.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    const list = await panel('12 Aralık Cumartesi');
    expect(await within(list).findByText('SON 2 YER')).toBeVisible();
    await waitFor(() => expect(list).toHaveFocus());
  });
});

describe('the chosen day’s list', () => {
  const scrolls = jest.spyOn(window as { scrollTo: (options: ScrollToOptions) => void }, 'scrollTo');
  const media = jest.spyOn(window, 'matchMedia');
  const only = (matching: RegExp) =>
    media.mockImplementation(
      (query) => ({ matches: matching.test(query), addEventListener: () => undefined }) as never,
    );
  beforeEach(() => {
    media.mockReset();
    scrolls.mockReset();
  });
  afterAll(() => {
    media.mockRestore();
    scrolls.mockRestore();
  });

  it('comes into view where it stands below the calendar, the focus staying on the day', async () => {
    only(/never/);
    const { user } = openCalendar('', [morning]);
    await panel('12 Aralık Cumartesi');
    scrolls.mockReset();
    await user.click(day(/^15 Aralık/));
    await panel('15 Aralık Salı');
    await waitFor(() => expect(scrolls).toHaveBeenCalledWith({ top: -80, behavior: 'smooth' }));
    expect(scrolls).toHaveBeenCalledTimes(1);
    expect(day(/^15 Aralık/)).toHaveFocus();
  });

  it('comes at once for who wants no motion, also by Enter, but not during keyboard navigation', async () => {
    only(/reduced-motion/);
    const { user } = openCalendar('', [morning]);
    await panel('12 Aralık Cumartesi');
    scrolls.mockReset();
    day(/^12 Aralık/).focus();
    await user.keyboard('{ArrowRight}{PageDown}');
    await waitFor(() => expect(day(/^13 Ocak/)).toHaveFocus());
    expect(scrolls).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(scrolls).toHaveBeenCalledWith({ top: -80, behavior: 'auto' }));
    expect(day(/^13 Ocak/)).toHaveFocus();
  });

  it('stays where it is beside the calendar', async () => {
    only(/min-width: 1024px/);
    const { user } = openCalendar('', [morning]);
    await panel('12 Aralık Cumartesi');
    await user.click(day(/^15 Aralık/));
    await panel('15 Aralık Salı');
    expect(scrolls).not.toHaveBeenCalled();
  });
});

describe('the calendar by keyboard', () => {
  it.each([
    ['{ArrowRight}', /^13 Aralık/],
    ['{ArrowLeft}', /^11 Aralık/],
    ['{ArrowDown}{ArrowUp}', /^12 Aralık/],
    ['{ArrowDown}', /^19 Aralık/],
    ['{Home}', /^7 Aralık/],
    ['{End}', /^13 Aralık/],
    ['{PageDown}', /^12 Ocak/],
    ['{ArrowDown>3/}', /^2 Ocak/],
    ['{ArrowDown>3/}{ArrowUp}', /^26 Aralık/],
    ['{PageDown}{PageUp}', /^12 Aralık/],
    ['{PageUp}', /^12 Aralık/],
    ['{ArrowUp>4/}', /^12 Aralık/],
  ])('walks with %s to %s', async (keys, name) => {
    const { user } = openCalendar('', [morning]);
    await panel('12 Aralık Cumartesi');
    day(/^12 Aralık/).focus();
    await user.keyboard(keys);
    await waitFor(() => expect(day(name)).toHaveFocus());
    expect(day(name)).toHaveAttribute('tabindex', '0');
    expect(
      screen.getAllByRole('gridcell').filter((cell) => cell.querySelector('[tabindex="0"]')),
    ).toHaveLength(1);
  });

  it('keeps the focus on a day of the next month that was already in sight', async () => {
    standAt('2026-12-29T09:00:00Z');
    const { user } = openCalendar('', [aSession({ date: '2026-12-30' }), january]);
    await panel('30 Aralık Çarşamba');
    expect(day(/^1 Ocak/)).toBeVisible();
    day(/^31 Aralık/).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'Ocak 2027' })).toBeVisible();
    await waitFor(() => expect(day(/^1 Ocak/)).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(day(/^2 Ocak/)).toHaveFocus());
  });

  it('leaves the list alone during keyboard navigation, and chooses with Enter', async () => {
    const { user } = openCalendar('', [morning, january]);
    await panel('12 Aralık Cumartesi');
    day(/^12 Aralık/).focus();
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(day(/^12 Ocak/)).toHaveFocus());
    expect(await panel('12 Aralık Cumartesi')).toBeVisible();
    await user.keyboard('{ArrowLeft>3/}');
    await waitFor(() => expect(day(/^9 Ocak/)).toHaveFocus());
    await user.keyboard('{Enter}');
    const list = await panel('9 Ocak Cumartesi');
    expect(await within(list).findByText('9 Ocak Cumartesi, 1 seans, 6 yer')).toHaveRole('status');
    expect(day(/^9 Ocak/)).toHaveFocus();
  });

  it('keeps the focus on its day while the numbers are read anew', async () => {
    const { user, shop, queryClient } = openCalendar('', [morning]);
    await panel('12 Aralık Cumartesi');
    await user.click(day(/^12 Aralık/));
    shop.sessions = [{ ...morning, available: 1 }];
    await queryClient.invalidateQueries();
    await waitFor(() => expect(day('12 Aralık Cumartesi, 1 seans, son 1 yer')).toHaveFocus());
  });
});

describe('the calendar around midnight in the studio', () => {
  it.each([
    ['2026-12-11T20:59:00Z', '11 Aralık Cuma, workshop yok'],
    ['2026-12-11T21:00:00Z', '12 Aralık Cumartesi, 1 seans, son 2 yer'],
    ['2026-12-12T06:59:00Z', '12 Aralık Cumartesi, 1 seans, son 2 yer'],
  ])('at %s has as today: %s', async (instant, name) => {
    standAt(instant);
    openCalendar('', [morning]);
    await waitFor(() => expect(day(name)).toHaveAttribute('aria-current', 'date'));
  });

  it('has left December when the year has ended in Istanbul, wherever the browser is', async () => {
    standAt('2026-12-31T21:00:00Z');
    openCalendar('?ay=2026-12', [january]);
    await panel('9 Ocak Cumartesi');
    expect(screen.getByRole('button', { name: 'Önceki ay' })).toHaveAttribute('aria-disabled', 'true');
  });
});
