import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { StudioSeatGuest } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { openBackOffice } from '../../../testing/open-back-office.js';

const studio = { name: 'Toprak Atölye', address: 'Üsküdar / İstanbul', phone: '0216 555 01 12' };
const qr = { size: 29, path: 'M4 4h1v1h-1z' };
const slip = {
  orderId: 'a',
  shortId: 'A4F2C81D',
  orderedAt: '2026-11-21T08:42:00.000Z',
  recipient: 'Ayşe Demir',
  address: 'Bereketli Sok. No: 12, Üsküdar / İstanbul',
  notes: '<b>Zili çalmayın</b>',
  pieces: [{ lineId: 'l', name: 'Kupa', dimensions: '', picture: null, quantity: 2, price: null }],
  sums: null,
  qr,
};
const print = jest.fn();

beforeEach(() => {
  jest.spyOn(window, 'print').mockImplementation(print);
});
afterEach(() => {
  jest.restoreAllMocks();
  print.mockReset();
});

describe('A page that goes to the printer', () => {
  it('prints once by itself, and names the orders that have no paper', async () => {
    const ask = jest.fn(() => ({
      studio,
      slips: [slip],
      leftOut: [{ shortId: 'B0000000', reason: 'cancelled' }],
    }));
    openBackOffice('/admin/yazdir/paket-fisleri?siparis=a,b', { 'admin.printing.slips': ask });
    const paper = await screen.findByRole('article', { name: 'Paket fişi A4F2C81D' });
    expect(within(paper).getByText('Kupa')).toBeVisible();
    expect(within(paper).getByText('<b>Zili çalmayın</b>')).toBeVisible();
    expect(within(paper).queryByRole('columnheader', { name: 'Tutar' })).toBeNull();
    expect(screen.getByText(/#B0000000 iptal edilmiş/)).toBeVisible();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('prints nothing when there is nothing to print, and says so', async () => {
    openBackOffice('/admin/yazdir/adres-etiketleri?siparis=a', {
      'admin.printing.addressLabels': () => ({ studio, labels: [], leftOut: [] }),
    });
    expect(await screen.findByText('Bu siparişlerin gönderileceği bir adres yok.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yazdır' })).toBeDisabled();
    expect(print).not.toHaveBeenCalled();
  });

  it('has the slips of all parcels first, and then their labels, four on a sheet', async () => {
    const label = {
      ...{ recipient: 'Ayşe Demir', address: 'Bereketli Sok. No: 12', place: 'Üsküdar / İstanbul' },
      ...{ phone: '0532 123 45 67', carrier: '', qr },
    };
    const ids = ['a', 'b', 'c', 'd', 'e'];
    openBackOffice(`/admin/yazdir/fis-ve-etiketler?siparis=${ids.join(',')}`, {
      'admin.printing.slips': () => ({
        ...{ studio, leftOut: [] },
        slips: ids.map((id) => ({ ...slip, orderId: id, shortId: `FIS${id}` })),
      }),
      'admin.printing.addressLabels': () => ({
        ...{ studio, leftOut: [] },
        labels: ids.map((id) => ({ ...label, orderId: id, shortId: `ETIKET${id}` })),
      }),
    });
    expect(await screen.findAllByRole('article', { name: /^Paket fişi/ })).toHaveLength(5);
    const sheets = screen.getAllByRole('article', { name: 'Adres etiketleri' });
    expect(
      sheets.map((sheet) => within(sheet).getAllByRole('article', { name: /^Adres etiketi ETIKET/ }).length),
    ).toEqual([4, 1]);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('of a day is a table of guests with what is open', async () => {
    const CAN: StudioSeatGuest = {
      ...{ position: 1, name: 'Can', ageBand: 'child', guardianName: 'Ayşe', guardianPhone: '+905325550112' },
      ...{ needs: 'Fıstık alerjisi', photoConsent: 'no' },
    };
    const guest = {
      ...{ bookingId: 'b', shortId: 'C1', name: 'Ayşe Demir', namedGuests: [CAN], phone: '0532 555 01 12' },
      ...{ seats: 2, isStudent: true, notes: 'Solak', openKurus: 160_000 },
    };
    const session = {
      ...{ sessionId: 's', title: 'Çarkta ilk kâse', startTime: '14:00', endTime: '17:00', capacity: 8 },
      ...{ isForChildren: true, guests: [guest], bookedSeats: 2, overbookedSeats: 0, blocks: [] },
    };
    openBackOffice('/admin/yazdir/gunun-listesi?gun=2026-11-28', {
      'admin.printing.day': () => ({ studio, date: '2026-11-28', sessions: [session] }),
    });
    const table = await screen.findByRole('table', { name: 'Çarkta ilk kâse, 14:00–17:00' });
    expect(screen.getByText(/^Çocuk atölyesi · 2 \/ 8 kişi$/)).toBeVisible();
    const row = within(table).getByRole('row', { name: /Ayşe Demir/ });
    expect(row).toHaveTextContent(
      /öğrenci.*Can.*12 yaşından küçük.*İhtiyaç: Fıstık alerjisi.*0532 555 01 12.*2.*Solak.*1\.600/,
    );
  });

  it('of labels repeats each piece as often as its address says', async () => {
    openBackOffice('/admin/yazdir/raf-etiketleri?urun=p&kagit=3x8&adet=3&bos=2', {
      'admin.printing.pieceLabels': () => ({
        studio,
        labels: [{ productId: 'p', name: 'Lale Kupa', priceKurus: 64_000, qr }],
      }),
    });
    expect(await screen.findAllByText('Lale Kupa')).toHaveLength(3);
  });

  it('of labels prints each piece once when its address asks for more than one print bears', async () => {
    const ids = Array.from({ length: 11 }, (_, index) => `p${index}`);
    openBackOffice(`/admin/yazdir/raf-etiketleri?urun=${ids.join(',')}&adet=46`, {
      'admin.printing.pieceLabels': () => ({
        studio,
        labels: ids.map((productId) => ({ productId, name: 'Lale Kupa', priceKurus: 64_000, qr })),
      }),
    });
    expect(await screen.findAllByText('Lale Kupa')).toHaveLength(11);
  });
});
