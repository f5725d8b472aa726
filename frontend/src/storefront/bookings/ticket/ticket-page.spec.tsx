import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { TicketView } from '@contract/bookings/ticket.view.js';
import { openShop } from '../../../../testing/open-shop.js';
import { aTicket, SESSION } from '../../../../testing/seats.js';
import { ticketState } from './ticket-state.js';

const TICKET = aTicket();

function openTicket(ticket: TicketView | (() => TicketView) = TICKET) {
  return openShop(TICKET.url, { 'tickets.view': typeof ticket === 'function' ? ticket : () => ticket });
}

describe('the page of a ticket', () => {
  it('asks with the key of its address', async () => {
    const view = jest.fn<(key: { bookingId: string; ticketKey: string }) => TicketView>(() => TICKET);
    openShop(TICKET.url, { 'tickets.view': view });
    await screen.findByRole('heading', { level: 1, name: 'Biletiniz' });
    expect(view.mock.calls[0]).toEqual([{ bookingId: TICKET.id, ticketKey: 'gizli' }]);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('shows what the door needs: who, when, where, the code', async () => {
    openTicket();
    const ticket = await screen.findByRole('article', { name: 'Bilet 7C1E04B9' });
    for (const text of [
      'Bilet 7C1E04B9',
      'Onaylandı',
      'Seramik Atölyesi',
      '12.12.2099 Cumartesi, 14:00–17:00',
      'Kuzguncuk, İcadiye Caddesi 48, Üsküdar / İstanbul',
      'Ayşe Demir · 2 kişilik',
      'Öğrenci bileti.',
      'Girişte gösterin',
    ]) {
      expect(ticket).toHaveTextContent(text);
    }
    const code = screen.getByRole('img', { name: 'Bilet karekodu: 7C1E04B9' });
    expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    expect(code.querySelector('path')).toHaveAttribute('d', TICKET.qr.path);
    expect(code.querySelector('rect')).toHaveAttribute('fill', '#fff');
    expect(screen.getByRole('link', { name: 'Takvime Ekle' })).toHaveAttribute('href', TICKET.calendarUrl);
  });

  it('is shared with who comes along, by its own address', async () => {
    const { user } = openTicket();
    const address = `http://localhost${TICKET.url}`;
    const sharing = within(
      await screen.findByRole('region', { name: 'Birlikte geleceğiniz kişiyle paylaşın' }),
    );
    await user.click(sharing.getByRole('button', { name: 'Bağlantıyı Paylaşın' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    for (const name of ['WhatsApp', 'E-posta']) {
      const href = sharing.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(decodeURIComponent(href)).toContain(`12.12.2099 Cumartesi, 14:00–17:00\n${address}`);
    }
  });

  it.each<{ what: string; overrides: Partial<TicketView>; title: string; codes: number }>([
    {
      what: 'is not confirmed yet',
      overrides: { status: 'pending' },
      title: 'Biletiniz hazırlanıyor',
      codes: 1,
    },
    { what: 'was cancelled', overrides: { status: 'cancelled' }, title: 'Bu bilet iptal edildi', codes: 0 },
    { what: 'was used', overrides: { status: 'completed' }, title: 'Bu workshop geride kaldı', codes: 0 },
    {
      what: 'is of a day gone by',
      overrides: { date: '2020-01-01' },
      title: 'Bu workshop geride kaldı',
      codes: 1,
    },
  ])('says of a ticket that $what: $title', async ({ overrides, title, codes }) => {
    openTicket(aTicket(overrides));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryAllByRole('img', { name: /karekodu/ })).toHaveLength(codes);
    expect(screen.queryByRole('button', { name: 'Bağlantıyı Paylaşın' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Takvime Ekle' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Workshop Takvimine Bakın' })).toBeVisible();
  });

  it('says what the seats were promised, and leads nobody else to changing them', async () => {
    openTicket({ ...TICKET, rules: ['Siz iptal ederseniz ücret iade edilmez.'] });
    expect(await screen.findByText('Siz iptal ederseniz ücret iade edilmez.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Gün Değiştirin/ })).toBe(null);
  });

  it('leads its buyer to changing them', async () => {
    openTicket({ ...TICKET, changesUrl: '/yer-degisikligi/1?anahtar=gizli' });
    expect(await screen.findByRole('link', { name: /Gün Değiştirin/ })).toHaveAttribute(
      'href',
      '/yer-degisikligi/1?anahtar=gizli',
    );
  });

  it('says that a choice is open, and leads only its buyer there', async () => {
    const url = '/secim/1?anahtar=gizli';
    openTicket({ ...TICKET, choice: { isCalledOff: true, url } });
    expect(await screen.findByText('Seçiminizi bekliyoruz')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seçiminizi Yapın' })).toHaveAttribute('href', url);
  });

  it('tells a guest of the party that the buyer is asked', async () => {
    openTicket({ ...TICKET, choice: { isCalledOff: false, url: null } });
    expect(await screen.findByText('Rezervasyonu yapanın seçimini bekliyoruz')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Seçiminizi|Yanıtlayın/ })).toBeNull();
  });

  it('is not asked for without its key', async () => {
    const view = jest.fn(() => TICKET);
    openShop(`/bilet/${TICKET.id}`, { 'tickets.view': view });
    expect(await screen.findByRole('heading', { name: 'Bu bileti bulamadık' })).toBeVisible();
    expect(view).not.toHaveBeenCalled();
  });

  it('is not found with a wrong key', async () => {
    openTicket(() => {
      throw new AppError('ticket_not_found');
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bu bileti bulamadık' })).toBeVisible();
  });

  it('is asked for again when the connection was lost', async () => {
    const answers = [
      (): never => {
        throw new Error('offline');
      },
      () => TICKET,
    ];
    const { user } = openTicket(() => (answers.shift() ?? (() => TICKET))());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Biletinizi şu anda gösteremiyoruz' }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('heading', { name: 'Biletiniz' })).toBeVisible();
  });
});

describe('what a ticket is good for', () => {
  const ends = '2026-12-12T17:00:00+03:00';
  const ticket = (status: TicketView['status']) => aTicket({ ...SESSION, date: '2026-12-12', status });

  it.each([
    ['confirmed', '2026-12-11T12:00:00Z', 'coming'],
    ['confirmed', '2026-12-12T16:59:59+03:00', 'coming'],
    ['confirmed', ends, 'past'],
    ['pending', '2026-12-11T12:00:00Z', 'pending'],
    ['pending', ends, 'past'],
    ['completed', '2026-12-11T12:00:00Z', 'past'],
    ['cancelled', '2026-12-11T12:00:00Z', 'cancelled'],
    ['cancelled', ends, 'cancelled'],
  ] as const)('%s at %s: %s', (status, now, state) => {
    expect(ticketState(ticket(status), new Date(now))).toBe(state);
  });
});
