import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { EMPTY_CART } from '@contract/checkout/cart/cart.js';
import { CUSTOMER_ORDER_STATUS_LABELS, ORDER_STATUSES } from '@contract/orders/order-status.js';
import { cartStore } from '../../../lib/cart/cart-store.js';
import { rememberPendingOrder } from '../../../lib/orders/keep-pending-order.js';
import { openShop } from '../../../../testing/open-shop.js';
import { aCartItem, anOrder, anOrderLine } from '../../../../testing/orders.js';
import { aSeatOrderLine, aTicket } from '../../../../testing/seats.js';
import { nextLookMs } from './use-order.js';

const ORDER = anOrder('paid');
const ADDRESS = `/siparis/${ORDER.id}?anahtar=gizli`;

function fillCart() {
  act(() => cartStore.replace({ ...EMPTY_CART, items: [aCartItem()], couponCode: 'HOSGELDIN10' }));
}

/** This browser has just come back from the bank. */
function justPaid(order = ORDER) {
  rememberPendingOrder({ orderId: order.id, holdId: 'hold' });
}

function openOrder(order = ORDER, procedures: Parameters<typeof openShop>[1] = {}) {
  return openShop(ADDRESS, { 'orders.view': () => order, ...procedures });
}

describe('the page of an order', () => {
  it('asks with the key of its address', async () => {
    const view = jest.fn<(key: { orderId: string; accessKey: string }) => typeof ORDER>(() => ORDER);
    openOrder(ORDER, { 'orders.view': view });
    await screen.findByRole('heading', { level: 1 });
    expect(view.mock.calls[0]).toEqual([{ orderId: ORDER.id, accessKey: 'gizli' }]);
  });

  it('tells what the studio corrected, as an addition to the contract', async () => {
    const corrected = {
      id: 'c1',
      kind: 'lines',
      madeAt: '2026-11-28T09:00:00.000Z',
      givenBackKurus: 64_000,
      ...{ totalBeforeKurus: 192_000, totalAfterKurus: 128_000 },
      lines: [{ name: 'Kupa', when: null, before: 3, after: 2 }],
    } as const;
    openOrder({ ...ORDER, corrections: [corrected] });
    const section = within(await screen.findByRole('region', { name: 'Siparişinizdeki düzeltmeler' }));
    expect(section.getByText('Kupa: 3 yerine 2')).toBeVisible();
    expect(section.getByText(/1\.280,00 TL oldu\. 640,00 TL size geri verildi\./)).toBeVisible();
  });

  it('opens without a key to its customer, who finds the way back to the account', async () => {
    const view = jest.fn<(key: { orderId: string; accessKey?: string }) => typeof ORDER>(() => ORDER);
    openShop(`/siparis/${ORDER.id}`, { 'orders.view': view });
    expect(await screen.findByRole('link', { name: 'Siparişlerim' })).toHaveAttribute('href', '/account');
    expect(view.mock.calls[0]).toEqual([{ orderId: ORDER.id }]);
  });

  it('names the parties of a paid order’s invoice, and of an unpaid one none', async () => {
    openOrder();
    const invoice = within(await screen.findByRole('region', { name: 'Fatura bilgileri' }));
    for (const text of ['Ayşe Demir', 'Teslimat adresinizle aynı', /Ltd\. Şti\./, /1234567890/]) {
      expect(invoice.getByText(text)).toBeVisible();
    }
    expect(screen.getAllByText(/Kuzguncuk Mah\./)).toHaveLength(1);
    expect(screen.getAllByText(/213,33/)).toHaveLength(1);
    cleanup();
    openOrder(anOrder('failed'));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Fatura bilgileri' })).not.toBeInTheDocument();
  });

  it.each([
    ['awaiting_bank', 'Ödemeniz bankanızda onay bekliyor', /O zamana kadar kartınızdan para çekilmez/],
    ['checking', 'Ödemenizi kontrol ediyoruz', /Bankanızdan yanıt bekliyoruz/],
    ['in_review', 'Ödemeniz inceleniyor', /Sizin bir şey yapmanız gerekmiyor/],
    ['paid', 'Teşekkürler, siparişiniz bizde', /Ödeme işleminiz başarıyla tamamlandı\./],
    ['failed', 'Ödeme tamamlanamadı', /Ödeme işlemi başarısız.*Kartınızdan para çekilmedi/],
    ['expired', 'Ödeme süresi doldu', /Kartınızdan para çekilmedi/],
    ['refunding', 'Ödemenizi iade ediyoruz', /tamamlayamadık.*kartınıza geri dönüyor/],
    ['refunded', 'Ödemenizi iade ettik', /tamamlayamadık.*kartınıza iade edildi/],
    ['cancelled', 'Siparişiniz iptal edildi', /^Ödemenizle ilgili olarak sizinle ayrıca/],
    ['by_arrangement', 'Siparişiniz bizde', /sizinle görüştüğümüz gibi ilerliyoruz/],
  ] as const)('says of a payment that is %s: %s', async (phase, title, lead) => {
    justPaid();
    openOrder(anOrder(phase, { refundedKurus: phase === 'refunded' ? 128_000 : 0 }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.getByText('A4F2C81D')).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('leads to the parcel once it is with a company', async () => {
    const trackingUrl = 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=740021';
    const cargo = { company: 'Aras Kargo', trackingNumber: '740021', trackingUrl };
    openOrder(anOrder('paid', { status: 'shipped', cargo }));
    const link = await screen.findByRole('link', { name: /740021/ });
    expect(link).toHaveAttribute('href', trackingUrl);
    expect(screen.getByText(/Aras Kargo/)).toBeVisible();
  });

  it('says of each parcel what lies in it, when the order leaves in parts', async () => {
    const cargo = { company: 'Aras Kargo', trackingNumber: '740021', trackingUrl: null };
    const parcels = [
      { position: 1, items: '2 × Seladon Kupa', stateLabel: 'Kargoya verildi', cargo },
      { position: 2, items: '2 × Vazo', stateLabel: 'Paketlendi', cargo: null },
    ];
    openOrder(anOrder('paid', { status: 'preparing', parcels }));
    const first = await screen.findByText('Paket 1');
    expect(first.nextElementSibling).toHaveTextContent(
      '2 × Seladon KupaKargoya verildi · Aras Kargo, 740021',
    );
    expect(screen.getByText('Paket 2').nextElementSibling).toHaveTextContent('2 × VazoPaketlendi');
  });

  it('shows what went back of an order that goes on', async () => {
    openOrder(anOrder('paid', { refundedKurus: 28_000, leftVatKurus: 16_667 }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('İade edilen')).toBeVisible();
    expect(screen.getByText(/^−280,00\sTL$/)).toBeVisible();
    expect(screen.getByText('Kalan').nextElementSibling).toHaveTextContent('1.000,00 TL');
    expect(screen.getByText('Kalanın içindeki KDV').nextElementSibling).toHaveTextContent('166,67 TL');
    expect(screen.queryByText('Toplamın içindeki KDV')).not.toBeInTheDocument();
  });

  it('tells a paid order whole: where it goes, what is in it, what it cost with the KDV', async () => {
    openOrder(anOrder('paid', { notes: 'Zili çalmayın' }));
    await screen.findByRole('heading', { level: 1 });
    const main = within(screen.getByRole('main'));
    for (const text of [
      /Kuzguncuk Mah\. Bereketli Sok\. No: 12, Üsküdar \/ İstanbul/,
      /0532 123 45 67/,
      /Mastercard •••• 0008/,
      /Parçalarınız en geç \d+ \p{L}+ \p{L}+ günü elinizde olur/u,
      'Zili çalmayın',
      'Seladon Kupa',
      /2 adet × 640,00/,
      'Toplamın içindeki KDV',
      /213,33/,
    ]) {
      expect(main.getAllByText(text)[0]).toBeVisible();
    }
  });

  it.each(ORDER_STATUSES)('names the status %s with a word and a drawing', async (status) => {
    openOrder(anOrder('paid', { status }));
    await screen.findByRole('heading', { level: 1 });
    const labels = screen.getAllByText(CUSTOMER_ORDER_STATUS_LABELS[status]);
    expect(labels.some((label) => label.querySelector('svg') !== null)).toBe(true);
  });

  it.each(ORDER_STATUSES)('speaks of no parcel when the buyer collects the pieces: %s', async (status) => {
    openOrder(anOrder('paid', { status, isPickedUp: true, shippingAddress: 'Atölyeden teslim: Üsküdar' }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main')).not.toHaveTextContent(/kargo|yolda/i);
  });

  it('says that the pieces are ready to be collected', async () => {
    openOrder(anOrder('paid', { status: 'shipped', isPickedUp: true }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Parçalarınız sizi bekliyor' }),
    ).toBeVisible();
    expect(screen.getByText('Teslime Hazır')).toBeVisible();
    expect(screen.getByText('Teslime hazır')).toBeVisible();
  });

  it('lets the accepted contract be read again', async () => {
    const { user } = openOrder();
    const texts = within(await screen.findByRole('region', { name: 'Sözleşmeleriniz' }));
    await user.click(texts.getByRole('button', { name: 'Mesafeli Satış Sözleşmesi' }));
    expect(await screen.findByText('Alıcı: Ayşe Demir')).toBeVisible();
  });

  it('gives the bank’s own word on a refused card', async () => {
    const { payment } = anOrder('failed');
    openOrder(anOrder('failed', { payment: { ...payment, message: 'Bankanız işlemi onaylamadı.' } }));
    expect(await screen.findByText('Bankanız işlemi onaylamadı.')).toBeVisible();
  });

  it('leads back to the bank while the bank still waits', async () => {
    const { payment } = anOrder('awaiting_bank');
    const { user } = openOrder(anOrder('awaiting_bank', { payment: { ...payment, bankUrl: '#banka' } }));
    await user.click(await screen.findByRole('button', { name: 'Bankanıza Gidin' }));
    expect(window.location.hash).toBe('#banka');
  });

  it('offers another try while the cart is there, and the products when it is not', async () => {
    openOrder(anOrder('failed'));
    expect(await screen.findByRole('link', { name: 'Raftaki Parçalara Dönün' })).toBeVisible();
    fillCart();
    expect(await screen.findByRole('button', { name: 'Yeniden Deneyin' })).toBeVisible();
  });

  it('asks again until the payment is decided', async () => {
    const phases = [anOrder('checking'), anOrder('paid')];
    openOrder(ORDER, { 'orders.view': () => phases.shift() ?? ORDER });
    await screen.findByRole('heading', { name: 'Ödemenizi kontrol ediyoruz' });
    await screen.findByRole('heading', { name: 'Teşekkürler, siparişiniz bizde' }, { timeout: 8000 });
  });

  it.each([
    ['confirmed', 'Siparişiniz onaylandı', /Kargoya verdiğimizde haber veririz/],
    ['preparing', 'Siparişiniz hazırlanıyor', /Kargoya verdiğimizde haber veririz/],
    ['shipped', 'Parçalarınız kargoda', /Birkaç gün içinde kapınızda/],
    ['in_transit', 'Parçalarınız yolda', /Birkaç gün içinde kapınızda/],
    ['delivered', 'Parçalarınız sizde', /Güle güle kullanın/],
  ] as const)('answers whoever asks later for one that is %s: %s', async (status, title, lead) => {
    openOrder(anOrder('paid', { status }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.queryByText(/Teşekkürler/)).not.toBeInTheDocument();
    expect(screen.queryByText('Sırada ne var?')).not.toBeInTheDocument();
  });

  it('shows how far the pieces have come, with the times that are known', async () => {
    const statusTimes = {
      confirmed: '2026-11-14T10:02:00.000Z',
      preparing: '2026-11-16T07:30:00.000Z',
      shipped: '2026-11-15T12:00:00.000Z',
    };
    openOrder(anOrder('paid', { status: 'preparing', statusTimes }));
    const steps = within(await screen.findByRole('list', { name: 'Siparişin yolculuğu' }));
    const [taken, confirmed, preparing, shipped] = steps.getAllByRole('listitem');
    expect(taken).toHaveTextContent('14.11. 13:00');
    expect(confirmed).toHaveTextContent('14.11. 13:02');
    expect(preparing).toHaveTextContent('16.11. 10:30');
    expect(preparing).toHaveAttribute('aria-current', 'step');
    expect(shipped).toHaveTextContent(/^Kargoya verildi$/);
  });

  it('asks at a calmer pace the longer it takes, and not at all once it is decided', () => {
    const pauses = [1, 2, 3, 4, 8, 30].map((looks) => Number(nextLookMs('checking', looks)));
    expect(pauses.slice(0, 3)).toEqual([2000, 2000, 2000]);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBe(15_000);
    expect(nextLookMs('in_review', 1)).toBe(15_000);
    expect(nextLookMs('refunding', 1)).toBe(15_000);
    expect(nextLookMs('paid', 1)).toBe(false);
    expect(nextLookMs(undefined, 0)).toBe(false);
  });
});

describe('an order that the studio cancelled', () => {
  const cancelled = (phase: 'refunding' | 'refunded') => {
    const { payment } = anOrder(phase);
    return anOrder(phase, {
      status: 'cancelled',
      refundedKurus: 128000,
      payment: { ...payment, isCancelled: true },
    });
  };

  it.each([
    ['refunding', 'Siparişiniz iptal edildi', /^Ödemenizin tamamı kartınıza geri dönüyor/],
    ['refunded', 'Siparişiniz iptal edildi', /^1\.280,00\sTL kartınıza iade edildi/],
  ] as const)('is not called one that could not be fulfilled (%s)', async (phase, title, lead) => {
    openOrder(cancelled(phase));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.queryByText(/tamamlayamadık/)).not.toBeInTheDocument();
    expect(screen.getByText(/e-postanızda da PDF olarak/)).toBeVisible();
  });

  it('is another thing than one whose money went back, as for a workshop that does not take place', async () => {
    openOrder(anOrder('refunded', { status: 'confirmed', refundedKurus: 128000 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ödemenizi iade ettik' })).toBeVisible();
    expect(screen.getByText(/^1\.280,00\sTL kartınıza iade edildi/)).toBeVisible();
    expect(screen.getByText(/e-postanızda da PDF olarak/)).toBeVisible();
    expect(screen.queryByText('Sırada ne var?')).not.toBeInTheDocument();
  });

  it('speaks of no money where none was paid', async () => {
    const { payment } = anOrder('cancelled');
    openOrder(
      anOrder('cancelled', {
        status: 'cancelled',
        totalKurus: 0,
        payment: { ...payment, cardLastFour: null, cardAssociation: null },
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Siparişiniz iptal edildi' });
    expect(screen.getByText(/^Bu sipariş için sizden ödeme alınmamıştı/)).toBeVisible();
    for (const text of [/iade/, /kartınıza/, 'Ödenen', 'İade edilen']) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
  });

  it('was never confirmed by mail when it could not be fulfilled', async () => {
    openOrder(anOrder('refunded'));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/e-postanızda da PDF olarak/)).not.toBeInTheDocument();
  });
});

describe('an order with seats', () => {
  const seatsOnly = { lines: [aSeatOrderLine()], tickets: [aTicket()], shippingAddress: 'İstanbul' };
  const both = { lines: [anOrderLine(), aSeatOrderLine()], tickets: [aTicket()] };

  it('names no address of delivery where nothing is delivered', async () => {
    openOrder(anOrder('paid', seatsOnly));
    expect(await screen.findByRole('region', { name: 'Fatura bilgileri' })).toBeVisible();
    expect(screen.queryByText(/Teslimat adresinizle aynı/)).not.toBeInTheDocument();
  });

  it.each([
    {
      what: 'seats alone',
      contents: seatsOnly,
      title: 'Teşekkürler, yeriniz ayrıldı',
      lead: 'Ödeme işleminiz başarıyla tamamlandı. Biletinizi ayse@toprak.test adresine gönderdik.',
      next: /^Workshop günü sizi atölyede bekliyoruz/,
    },
    {
      what: 'pieces and seats',
      contents: both,
      title: 'Teşekkürler, siparişiniz bizde',
      lead: 'Ödeme işleminiz başarıyla tamamlandı. Özeti ve biletinizi ayse@toprak.test adresine gönderdik.',
      next: /^Parçalarınız en geç .* günü elinizde olur.*Workshop günü sizi atölyede bekliyoruz/,
    },
  ])('speaks of $what', async ({ contents, title, lead, next }) => {
    justPaid();
    openOrder(anOrder('paid', contents));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
  });

  it('says to whoever asks later when the workshop is', async () => {
    openOrder(anOrder('paid', seatsOnly));
    expect(await screen.findByRole('heading', { level: 1, name: 'Yeriniz ayrıldı' })).toBeVisible();
    expect(screen.getByText(/^12\.12\.2099 Cumartesi, 14:00–17:00\. Workshop günü sizi/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Siparişin yolculuğu' })).not.toBeInTheDocument();
  });

  it('invites nobody to a workshop that is over', async () => {
    openOrder(anOrder('paid', { ...seatsOnly, tickets: [aTicket({ status: 'completed' })] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Workshopunuz tamamlandı' })).toBeVisible();
    expect(screen.queryByText(/sizi atölyede bekliyoruz/)).not.toBeInTheDocument();
  });

  const cancelledSeat = { ...aSeatOrderLine(), isCancelled: true, refundRequestedKurus: 160_000 };
  const cancelledTickets = [aTicket({ status: 'cancelled' })];

  it('invites nobody to a cancelled seat, and shows what was cancelled and what came back', async () => {
    openOrder(
      anOrder('paid', {
        lines: [anOrderLine(), cancelledSeat],
        tickets: cancelledTickets,
        totalKurus: 288_000,
        refundedKurus: 160_000,
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Siparişiniz onaylandı' })).toBeVisible();
    expect(screen.getByText(/İptal edilen: .+\. 1\.600,00\sTL kartınıza iade edildi\.$/)).toBeVisible();
    expect(screen.queryByText(/sizi atölyede bekliyoruz/)).not.toBeInTheDocument();
    const contents = within(screen.getByRole('region', { name: 'Siparişiniz' }));
    expect(contents.getByText('İptal edildi')).toBeVisible();
    expect(contents.getByText(/^İadesi: 1\.600,00\sTL$/)).toBeVisible();
    expect(contents.getByText('İade edilen').nextElementSibling).toHaveTextContent('−1.600,00 TL');
    expect(contents.getByText('Kalan').nextElementSibling).toHaveTextContent('1.280,00 TL');
  });

  it('says so when its only seat was cancelled and the money is on its way', async () => {
    openOrder(
      anOrder('paid', {
        lines: [cancelledSeat],
        tickets: cancelledTickets,
        totalKurus: 160_000,
        pendingRefundKurus: 160_000,
      }),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Rezervasyonunuz iptal edildi' }),
    ).toBeVisible();
    expect(screen.getByText(/^1\.600,00\sTL kartınıza geri dönüyor/)).toBeVisible();
    expect(screen.queryByText(/sizi atölyede bekliyoruz|Teşekkürler/)).not.toBeInTheDocument();
  });

  it('tells the new date of a workshop that was moved, and the old one', async () => {
    const session = { date: '2099-12-19', startTime: '10:00', endTime: '13:00' };
    const line = aSeatOrderLine();
    openOrder(anOrder('paid', { ...seatsOnly, lines: [{ ...line, session, movedFrom: line.session }] }));
    const contents = within(await screen.findByRole('region', { name: 'Siparişiniz' }));
    expect(contents.getByText(/Yeni tarihi: 19\.12\.2099/)).toBeVisible();
    expect(contents.getByText(/12\.12\.2099 Cumartesi/)).toBeVisible();
  });

  it.each([
    ['seats alone', seatsOnly, /ayırdığımız yerleri geri açtık/],
    ['pieces and seats', both, /parçaları rafa geri koyduk, ayırdığımız yerleri geri açtık/],
  ])('says what became of %s when the time was over', async (_what, contents, text) => {
    openOrder(anOrder('expired', { ...contents, tickets: [] }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('hands out a ticket per workshop, for the calendar and for the door', async () => {
    const second = aTicket({ id: 'second', shortId: 'ABCDEF12', title: 'Cam Boyama', isStudent: false });
    openOrder(anOrder('paid', { ...both, tickets: [aTicket(), second] }));
    const tickets = within(await screen.findByRole('region', { name: 'Workshop biletleriniz' }));
    expect(tickets.getAllByRole('img', { name: /^Bilet karekodu/ })).toHaveLength(2);
    expect(tickets.getByRole('link', { name: 'Takvime Ekle: Seramik Atölyesi' })).toHaveAttribute(
      'href',
      aTicket().calendarUrl,
    );
    expect(tickets.getByRole('link', { name: 'Bileti Açın: Cam Boyama' })).toHaveAttribute(
      'href',
      second.url,
    );
  });

  it('lists seats with their day, and names the coupon', async () => {
    openOrder(anOrder('paid', { ...seatsOnly, couponCode: 'HOSGELDIN10', discountKurus: 16000 }));
    const contents = within(await screen.findByRole('region', { name: 'Siparişiniz' }));
    expect(contents.getByText(/12\.12\.2099 Cumartesi/)).toHaveTextContent('14:00–17:00');
    expect(contents.getByText('Kupon (HOSGELDIN10)').nextElementSibling).toHaveTextContent('−160,00 TL');
    expect(contents.queryByText('Kargo')).not.toBeInTheDocument();
    expect(screen.queryByText('Teslimat')).not.toBeInTheDocument();
  });

  it('speaks of no payment where nothing was to be paid', async () => {
    justPaid();
    openOrder(anOrder('paid', { ...seatsOnly, totalKurus: 0 }));
    expect(await screen.findByText(/^Siparişiniz tamamlandı\. Biletinizi/)).toBeVisible();
  });
});

describe('the cart after paying', () => {
  it('is emptied by the order that this browser sent to the bank, once it is paid', async () => {
    fillCart();
    rememberPendingOrder({ orderId: ORDER.id, holdId: 'hold' });
    openOrder();
    await waitFor(() => expect(cartStore.snapshot()).toEqual(EMPTY_CART));
  });

  it.each([
    ['an order that is not paid', anOrder('failed'), ORDER.id],
    ['an old order', ORDER, null],
    ['another order', ORDER, 'another'],
  ])('is left alone by %s', async (_case, order, pending) => {
    fillCart();
    if (pending !== null) rememberPendingOrder({ orderId: pending, holdId: 'hold' });
    openOrder(order);
    await screen.findByRole('heading', { level: 1 });
    expect(cartStore.snapshot().items).toHaveLength(1);
  });

  it('is emptied only once: the same page opened again leaves a new cart alone', async () => {
    fillCart();
    rememberPendingOrder({ orderId: ORDER.id, holdId: 'hold' });
    openOrder();
    await waitFor(() => expect(cartStore.snapshot().items).toHaveLength(0));
    fillCart();
    openOrder();
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(2));
    expect(cartStore.snapshot().items).toHaveLength(1);
  });
});

describe('an order that cannot be shown', () => {
  it('is not found by others without its key, who may sign in or find it by its number', async () => {
    openShop(`/siparis/${ORDER.id}`, {
      'orders.view': () => {
        throw new AppError('order_not_found');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Bu siparişi bulamadık' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
    expect(main.getByRole('link', { name: /numarası/ })).toHaveAttribute('href', '/siparis-takip');
  });

  it('is not found with a wrong key', async () => {
    openOrder(ORDER, {
      'orders.view': () => {
        throw new AppError('order_not_found');
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bu siparişi bulamadık' })).toBeVisible();
  });

  it('is asked for again when the connection was lost', async () => {
    const answers = [
      () => {
        throw new Error('offline');
      },
      () => ORDER,
    ];
    const { user } = openOrder(ORDER, { 'orders.view': () => answers.shift()?.() });
    await user.click(await screen.findByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('heading', { name: 'Siparişiniz onaylandı' })).toBeVisible();
  });
});
