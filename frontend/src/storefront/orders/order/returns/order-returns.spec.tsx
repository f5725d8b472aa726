import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { ReturnableLine } from '@contract/returns/returnable-lines.js';
import type { AskReturnDto } from '@contract/returns/returns.dto.js';
import type { OrderReturns, ReturnView } from '@contract/returns/returns.views.js';
import { openShop } from '../../../../../testing/open-shop.js';
import { anOrder } from '../../../../../testing/orders.js';

const ORDER = anOrder('paid');
const MUG: ReturnableLine = {
  ...{ lineId: '20000000-0000-4000-8000-000000000001', name: 'Seladon Kupa', kind: 'product' },
  ...{ quantity: 2, refusal: null, mayBeDamaged: false },
};
const SEAT: ReturnableLine = {
  ...{ lineId: '20000000-0000-4000-8000-000000000002', name: 'Çark Atölyesi', kind: 'workshop' },
  ...{ quantity: 0, refusal: 'seats', mayBeDamaged: false },
};
const RETURN: ReturnView = {
  ...{ id: '30000000-0000-4000-8000-000000000001', orderId: ORDER.id, kind: 'withdrawal', state: 'notified' },
  ...{ reason: 'size', note: '', carrier: 'Yurtiçi Kargo', returnCode: '998877', trackingNumber: null },
  ...{ notifiedAt: '2026-11-28T09:00:00.000Z', receivedAt: null, endedAt: null, sendBy: '2026-12-08' },
  ...{ refundBy: '2026-12-12', isUrgent: false, refusal: null, refundKurus: null, pictureIds: [] },
  pieces: [{ lineId: MUG.lineId, name: 'Seladon Kupa', quantity: 1, wholeQuantity: null }],
};
const RETURNS: OrderReturns = {
  ...{ lines: [MUG], askBy: '2026-12-10', days: 14, address: 'Papatya Sokak 5, Kadıköy', returns: [] },
};

function open(returns: OrderReturns, procedures: Parameters<typeof openShop>[1] = {}) {
  return openShop(`/siparis/${ORDER.id}?anahtar=gizli`, {
    'orders.view': () => ORDER,
    'returns.ofOrder': () => returns,
    ...procedures,
  });
}
const theSection = async () => within(await screen.findByRole('region', { name: 'İade' }));

describe('Returns on the page of an order', () => {
  it('are asked for with pieces and a reason, once also after a lost answer', async () => {
    const asked: AskReturnDto[] = [];
    const { user } = open(RETURNS, {
      'returns.ask': (input: AskReturnDto) => {
        asked.push(input);
        if (asked.length === 1) throw new AppError('return_too_many');
      },
    });
    const section = await theSection();
    expect(section.getByText(/10\.12\.2026 gününe kadar/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'İade ya da Hasar Bildirin' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'İade ya da hasar bildirin' }));
    expect(dialog.queryByText('Hasarlı geldi')).toBeNull();
    const send = () => user.click(dialog.getByRole('button', { name: 'Bildirin' }));
    await send();
    expect(dialog.getByRole('alert')).toHaveTextContent('En az bir parça seçin.');
    await user.click(dialog.getByRole('button', { name: 'Artır: Seladon Kupa' }));
    await user.selectOptions(dialog.getByLabelText('Neden'), 'Ölçüsü uymadı');
    await send();
    expect(await dialog.findByText(/bir bölümü için iade zaten bildirilmiş/)).toBeVisible();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked[0]).toMatchObject({
      ...{ orderId: ORDER.id, accessKey: 'gizli', kind: 'withdrawal', reason: 'size', pictureIds: [] },
      lines: [{ lineId: MUG.lineId, quantity: 1 }],
    });
    expect(asked[1]?.requestKey).toBe(asked[0]?.requestKey);
  });

  it('need a picture when something arrived broken', async () => {
    const { user } = open({ ...RETURNS, lines: [{ ...MUG, refusal: 'term_over', mayBeDamaged: true }] });
    const section = await theSection();
    expect(section.getByText(/İade süresi doldu/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'İade ya da Hasar Bildirin' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Artır: Seladon Kupa' }));
    await user.click(dialog.getByRole('button', { name: 'Bildirin' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('en az bir fotoğraf');
  });

  it('show carrier, code and address, and are sent or taken back', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      { ...RETURNS, returns: [RETURN] },
      { 'returns.sent': (input: unknown) => void sent.push(input) },
    );
    const section = await theSection();
    for (const text of ['998877', 'Yurtiçi Kargo', 'Adres: Papatya Sokak 5, Kadıköy', 'Bildirildi']) {
      expect(section.getByText(text)).toBeVisible();
    }
    expect(section.getByText(/en geç 12\.12\.2026 gününe kadar/)).toBeVisible();
    await user.type(section.getByLabelText(/Takip numarası/), 'yarın');
    await user.click(section.getByRole('button', { name: 'Kargoya Verdim' }));
    expect(section.getByText(/Takip numarası harf ve rakamlardan oluşur/)).toBeVisible();
    await user.clear(section.getByLabelText(/Takip numarası/));
    await user.type(section.getByLabelText(/Takip numarası/), '7400211234567');
    await user.click(section.getByRole('button', { name: 'Kargoya Verdim' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ returnId: RETURN.id, trackingNumber: '7400211234567' }]),
    );
  });

  it.each<[Partial<ReturnView>, RegExp]>([
    [{ state: 'received' }, /Paketiniz bize ulaştı/],
    [{ state: 'refunded', refundKurus: 64_000 }, /640,00\sTL tutarını ödediğiniz yoldan iade ettik/],
    [{ state: 'refused', refusal: 'Kullanılmış.' }, /Kabul edemedik: Kullanılmış\./],
    [{ state: 'withdrawn' }, /parçalar sizde kalıyor/],
    [{ state: 'replaced', kind: 'damage' }, /Yeni parçanızı ücretsiz gönderiyoruz/],
  ])('say what became of them: %j', async (changes, words) => {
    open({ ...RETURNS, returns: [{ ...RETURN, ...changes }] });
    expect((await theSection()).getByText(words)).toBeVisible();
  });

  it('say why a seat is none, and when nobody knows the day of delivery', async () => {
    open({ ...RETURNS, lines: [MUG, SEAT], askBy: null });
    const section = await theSection();
    expect(section.getByText(/yasal cayma hakkı yoktur/)).toBeVisible();
    expect(section.getByRole('link', { name: 'Workshop koşulları' })).toBeVisible();
    expect(section.getByText(/14 günlük iade süreniz henüz başlamamış sayılır/)).toBeVisible();
  });

  it('wait for a code that the studio has not named yet', async () => {
    open({ ...RETURNS, returns: [{ ...RETURN, carrier: '', returnCode: '' }] });
    expect(
      (await theSection()).getByText(/Kargo firmasını ve iade kodunuzu e-postayla yazacağız/),
    ).toBeVisible();
  });

  it('can be read again after a failure', async () => {
    let isDown = true;
    const { user } = open(RETURNS, {
      'returns.ofOrder': () => {
        if (isDown) throw new AppError('unavailable');
        return RETURNS;
      },
    });
    expect(await screen.findByText('İade bilgileri yüklenemedi.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /Yeniden|Tekrar/ }));
    expect(await theSection()).toBeDefined();
  });

  it('are nothing before something has left', async () => {
    open({ ...RETURNS, lines: [{ ...MUG, quantity: 0, refusal: 'not_sent' }] });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'İade' })).toBeNull();
  });
});
