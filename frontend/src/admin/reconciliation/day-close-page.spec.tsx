import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { CountTillDto, ExplainDifferenceDto } from '@contract/reconciliation/reconciliation.dto.js';
import type { CardDaysView, TillView } from '@contract/reconciliation/reconciliation.views.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';
import './day-close-page.js';

const DAY = '2026-11-28';
const TILL: TillView = {
  expectation: {
    ...{ day: DAY, startKurus: 20_000, startDay: '2026-11-27', cashInKurus: 30_000, cashOutKurus: 10_000 },
    ...{ cashExpectedKurus: 40_000, posExpectedKurus: 99_000 },
  },
  counts: [],
};
const CARDS: CardDaysView = {
  isConnected: true,
  days: [
    {
      ...{ day: DAY, readAt: '2026-11-29T03:00:00.000Z', feeKurus: 3_827, openDifferences: 1 },
      ...{ oursPaidKurus: 128_000, theirsPaidKurus: 128_000 },
      ...{ oursReturnedKurus: 0, theirsReturnedKurus: 64_000 },
    },
  ],
  differences: [
    {
      ...{ id: '00000000-0000-4000-8000-00000000d1f1', day: DAY, kind: 'returned' },
      ...{ providerPaymentId: '24000001', orderId: '00000000-0000-4000-8000-000000000001' },
      ...{ oursKurus: 0, theirsKurus: 64_000 },
      ...{ explainedAt: null, explainedBy: null, explanation: null },
    },
  ],
};

const open = (procedures: FakeProcedures = {}) =>
  openBackOffice(adminPaths.dayClose, {
    'admin.reconciliation.till': () => TILL,
    'admin.reconciliation.cardDays': () => CARDS,
    ...procedures,
  });
const till = async () => within(await screen.findByRole('form', { name: 'Kasa sayımı' }));

describe('The end of a day', () => {
  it('compares what is typed with what should be there, and asks why it differs', async () => {
    const counted = jest.fn<(input: CountTillDto) => void>();
    const { user } = open({ 'admin.reconciliation.countTill': counted });
    const form = await till();
    expect(form.getByText('400,00 TL')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Sayımı Kaydet' }));
    expect(form.getAllByText('Tutarı yazın, örneğin 1.250,00.')).toHaveLength(3);

    await user.type(form.getByLabelText('Sayılan nakit (TL)'), '390');
    expect(form.getByText('10,00 TL eksik')).toBeVisible();
    await user.type(form.getByLabelText('Yarına bırakılan (TL)'), '400');
    await user.type(form.getByLabelText('POS gün sonu (TL)'), '990');
    expect(form.getByText('Tutuyor')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Sayımı Kaydet' }));
    expect(form.getByText('Kasada bırakılan, sayılandan fazla olamaz.')).toBeVisible();
    expect(form.getByText('Fark var; nedenini ya da bilmediğinizi yazın.')).toBeVisible();
    expect(counted).not.toHaveBeenCalled();

    await user.clear(form.getByLabelText('Yarına bırakılan (TL)'));
    await user.type(form.getByLabelText('Yarına bırakılan (TL)'), '150');
    await user.type(form.getByLabelText(/^Not/), 'Bozuk para eksik çıktı.');
    await user.click(form.getByRole('button', { name: 'Sayımı Kaydet' }));
    expect(await screen.findByText('Kasa sayımı kaydedildi.')).toBeVisible();
    expect(counted.mock.calls[0]?.[0]).toMatchObject({
      ...{
        day: DAY,
        cashCountedKurus: 39_000,
        cashLeftKurus: 15_000,
        posCountedKurus: 99_000,
        replaces: null,
      },
      ...{ seenCashExpectedKurus: 40_000, seenPosExpectedKurus: 99_000, note: 'Bozuk para eksik çıktı.' },
    });
  });

  it('names a difference with iyzico and what can be done, and takes its explanation', async () => {
    const explained = jest.fn<(input: ExplainDifferenceDto) => void>();
    const { user } = open({ 'admin.reconciliation.explain': explained });
    const differences = within(await screen.findByRole('list', { name: 'Farklar' }));
    expect(differences.getByText('İade edilen tutar farklı')).toBeVisible();
    expect(differences.getByText(/iyzico panelinden iade yapıldı/)).toBeVisible();
    expect(screen.getByText('1 fark')).toBeVisible();
    await user.click(differences.getByRole('button', { name: 'Açıkla ve Kapat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Farkı açıklayın' }));
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(dialog.getByText('Farkın nedenini yazın.')).toBeVisible();
    await user.type(dialog.getByLabelText('Neden?'), 'Panelden iade ettik.');
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Açıklama kaydedildi.')).toBeVisible();
    expect(explained.mock.calls[0]?.[0]).toEqual({
      id: CARDS.differences[0]?.id,
      ...{ explanation: 'Panelden iade ettik.', seenOursKurus: 0, seenTheirsKurus: 64_000 },
    });
  });

  it('leads to the connections while iyzico is not connected', async () => {
    open({ 'admin.reconciliation.cardDays': () => ({ isConnected: false, days: [], differences: [] }) });
    expect(await screen.findByText(/^iyzico bağlı değil/)).toBeVisible();
  });
});
