import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { SellPiecesDto } from '@contract/desk/counter.dto.js';
import type { CounterDay, CounterPiece, CounterSale } from '@contract/desk/counter.views.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';

const MUG: CounterPiece = {
  ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Mavi kupa', priceKurus: 64_000 },
  ...{ picture: null, available: 2 },
};
const BOWL: CounterPiece = {
  ...{ id: '00000000-0000-4000-8000-000000000002', name: 'Kül kâse', priceKurus: 30_000 },
  ...{ picture: null, available: null },
};
const SALE: CounterSale = {
  ...{ orderId: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11', shortId: '7C1E04B9', buyer: '' },
  ...{ soldAt: '2026-11-28T09:05:00.000Z', soldBy: 'elif@toprak.test', isUndone: false, undoSeconds: 600 },
  ...{ pieces: [{ name: 'Mavi kupa', quantity: 1 }], totalKurus: 64_000 },
  payments: [{ method: 'cash', amountKurus: 64_000 }],
};
const EMPTY_DAY: CounterDay = {
  ...{ date: '2026-11-28', sales: [], saleCount: 0, totalKurus: 0, payments: [], vatGroups: [] },
};

/** The counter with two pieces; `answer` decides about the n-th request to sell. */
function openCounter(answer: (times: number) => unknown = () => SALE, more: FakeProcedures = {}) {
  const sent: SellPiecesDto[] = [];
  const opened = openBackOffice('/admin/tezgah', {
    'admin.counter.pieces': ({ search }: { readonly search: string }) =>
      [MUG, BOWL].filter(({ name }) => name.toLowerCase().includes(search)),
    'admin.counter.priced': ({ productIds }: { readonly productIds: readonly string[] }) =>
      [MUG, BOWL].filter(({ id }) => productIds.includes(id)),
    'admin.counter.today': () => EMPTY_DAY,
    'admin.counter.sell': (sale: SellPiecesDto) => {
      sent.push(sale);
      return answer(sent.length);
    },
    ...more,
  });
  return { ...opened, sent };
}

const piece = (name: RegExp) => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('region', { name: 'Satış' }));

async function sellMug({ user }: Pick<ReturnType<typeof openCounter>, 'user'>) {
  await user.click(await piece(/^Mavi kupa/));
  await user.click(panel().getByRole('radio', { name: 'Nakit' }));
  await user.click(panel().getByRole('button', { name: 'Sat' }));
}

describe('The counter', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('sells in three taps', async () => {
    const counter = openCounter();
    await sellMug(counter);
    expect(await panel().findByText(/^Satıldı: 1 parça, 640,00\sTL \(Nakit\)\.$/)).toBeVisible();
    expect(counter.sent).toMatchObject([
      {
        lines: [{ productId: MUG.id, quantity: 1 }],
        ...{ seenTotalKurus: 64_000, fullName: '', email: '' },
        payments: [{ method: 'cash', amountKurus: 64_000 }],
      },
    ]);
    expect(panel().queryByRole('button', { name: 'Sat' })).toBeNull();
  });

  it('sells several pieces, with a receipt for who wants one', async () => {
    const { user, sent } = openCounter();
    await user.click(await piece(/^Mavi kupa/));
    await user.click(await piece(/^Mavi kupa/));
    expect(await piece(/^Mavi kupa/)).toBeDisabled();
    await user.click(await piece(/^Kül kâse/));
    await user.click(panel().getByRole('button', { name: /^3 parça · 1\.580,00\sTL$/ }));
    await user.click(panel().getByRole('button', { name: 'Azalt: Mavi kupa' }));
    await user.type(panel().getByLabelText(/^E-posta/), 'ayse');
    await user.click(panel().getByRole('radio', { name: 'POS' }));
    await user.click(panel().getByRole('button', { name: 'Sat' }));
    expect(await panel().findByText('Geçerli bir e-posta adresi giriniz')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(panel().getByLabelText(/^E-posta/), '@toprak.test');
    await user.click(panel().getByRole('button', { name: 'Sat' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          lines: [
            { productId: MUG.id, quantity: 1 },
            { productId: BOWL.id, quantity: 1 },
          ],
          ...{ seenTotalKurus: 94_000, email: 'ayse@toprak.test' },
          payments: [{ method: 'pos', amountKurus: 94_000 }],
        },
      ]),
    );
  });

  it('says why nothing can be sold before it is known how it is paid', async () => {
    const { user } = openCounter();
    await user.click(await piece(/^Mavi kupa/));
    const sell = () => panel().getByRole('button', { name: 'Sat' });
    expect(sell()).toBeDisabled();
    expect(sell()).toHaveAccessibleDescription('Nasıl ödendiğini seçince satabilirsiniz.');
    await user.click(panel().getByRole('radio', { name: 'Nakit' }));
    expect(sell()).toBeEnabled();
    expect(panel().queryByText('Nasıl ödendiğini seçince satabilirsiniz.')).toBeNull();
  });

  it('takes a part in cash and the rest by POS', async () => {
    const { user, sent } = openCounter();
    await user.click(await piece(/^Mavi kupa/));
    await user.click(panel().getByRole('button', { name: 'Ödemeyi Böl' }));
    await user.type(panel().getByLabelText('Nakit'), '200');
    expect(panel().getByText(/^Kalan 440,00\sTL$/)).toBeVisible();
    expect(panel().getByRole('button', { name: 'Sat' })).toBeDisabled();
    await user.click(panel().getByLabelText('POS'));
    expect(panel().getByLabelText('POS')).toHaveValue('440,00');
    await user.keyboard('40');
    expect(panel().getByLabelText('POS')).toHaveValue('40');
    await user.tab();
    expect(panel().getByLabelText('Havale')).toHaveValue('400,00');
    await user.keyboard('{Backspace}');
    expect(panel().getByText(/^Kalan 400,00\sTL$/)).toBeVisible();
    await user.type(panel().getByLabelText('POS'), '440', {
      initialSelectionStart: 0,
      initialSelectionEnd: 5,
    });
    await user.click(panel().getByRole('button', { name: 'Sat' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          payments: [
            { method: 'cash', amountKurus: 20_000 },
            { method: 'pos', amountKurus: 44_000 },
          ],
        },
      ]),
    );
  });

  it('asks again with the same key after a lost answer, and says so', async () => {
    const counter = openCounter((times) => {
      if (times === 1) throw new Error('The answer was lost.');
      return SALE;
    });
    await sellMug(counter);
    expect(await panel().findByText('Satış kaydedildi mi bilmiyoruz, kontrol ediyoruz...')).toBeVisible();
    expect(await panel().findByText(/^Satıldı/, {}, { timeout: 4_000 })).toBeVisible();
    expect(counter.sent[1]).toEqual(counter.sent[0]);
    expect(counter.sent).toHaveLength(2);
  });

  it('goes on asking after the page was loaded anew', async () => {
    const first = openCounter(() => new Promise(() => undefined));
    await sellMug(first);
    await panel().findByText('Satış kaydediliyor...');
    first.unmount();
    const { sent } = openCounter();
    expect(await screen.findByText(/^Satıldı/)).toBeVisible();
    expect(sent).toEqual(first.sent);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    ['no text of the counter', '{"piece'],
    ['no list', '{"piece":{}}'],
    ['nothing that is a line', JSON.stringify([null, 7, 'kupa', [], { quantity: 2 }, { piece: MUG }])],
    [
      'lines that cannot be',
      JSON.stringify([
        { piece: MUG, quantity: 0 },
        { piece: MUG, quantity: 1.5 },
        { piece: { ...MUG, priceKurus: '640' }, quantity: 1 },
        { piece: { ...MUG, name: null }, quantity: 1 },
      ]),
    ],
  ])('is empty when the tab kept %s', async (_what, kept) => {
    window.sessionStorage.setItem('toprak.counter-cart', kept);
    const counter = openCounter();
    await sellMug(counter);
    expect(await panel().findByText(/^Satıldı: 1 parça/)).toBeVisible();
    expect(counter.sent[0]?.lines).toEqual([{ productId: MUG.id, quantity: 1 }]);
  });

  it('keeps the lines of the tab that are right', async () => {
    const lines = [
      { piece: BOWL, quantity: 2 },
      { piece: { id: 7 }, quantity: 1 },
    ];
    window.sessionStorage.setItem('toprak.counter-cart', JSON.stringify(lines));
    openCounter();
    await piece(/^Mavi kupa/);
    expect(panel().getByRole('button', { name: /^2 parça · 600,00\sTL$/ })).toBeVisible();
  });

  it('says why it refuses, and keeps what was chosen', async () => {
    const counter = openCounter(() => {
      throw new AppError('counter_pieces_gone', { what: 'Mavi kupa' });
    });
    await sellMug(counter);
    expect(await panel().findByRole('alert')).toHaveTextContent(/^Mavi kupa için yeterli stok yok/);
    expect(panel().getByRole('button', { name: /^1 parça/ })).toBeVisible();
    await counter.user.click(panel().getByRole('button', { name: 'Sat' }));
    await waitFor(() => expect(counter.sent).toHaveLength(2));
    expect(counter.sent[1]?.requestKey).not.toBe(counter.sent[0]?.requestKey);
  });

  it('undoes a sale after a question', async () => {
    const undone: unknown[] = [];
    const counter = openCounter(() => SALE, {
      'admin.counter.undo': (input: unknown) => {
        undone.push(input);
        return { ...SALE, isUndone: true, undoSeconds: 0 };
      },
    });
    await sellMug(counter);
    await counter.user.click(await panel().findByRole('button', { name: 'Geri Al: 7C1E04B9' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Bu satışı geri alalım mı?' }));
    await counter.user.click(question.getByRole('button', { name: 'Satışı Geri Al' }));
    expect(await panel().findByText(/^Satış geri alındı/)).toBeVisible();
    expect(undone).toEqual([{ orderId: SALE.orderId }]);
  });

  describe('finds pieces', () => {
    it('by a part of the name; Enter takes the only one', async () => {
      const { user } = openCounter();
      await user.type(await screen.findByRole('searchbox'), 'kupa');
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Kül kâse/ })).toBeNull());
      await user.keyboard('{Enter}');
      expect(await panel().findByRole('button', { name: /^1 parça · 640,00\sTL$/ })).toBeVisible();
      expect(screen.getByRole('searchbox')).toHaveValue('');
    });

    it('by the code that a hand scanner types', async () => {
      const asked: unknown[] = [];
      const { user } = openCounter(undefined, {
        'admin.counter.scanned': (input: unknown) => {
          asked.push(input);
          if (asked.length > 1) throw new AppError('counter_code_unknown');
          return BOWL;
        },
      });
      await user.type(await screen.findByRole('searchbox'), 'https://toprak.test/urun/kul-kase{Enter}');
      expect(await panel().findByRole('button', { name: /^1 parça · 300,00\sTL$/ })).toBeVisible();
      expect(asked).toEqual([{ code: 'https://toprak.test/urun/kul-kase' }]);
      await user.type(screen.getByRole('searchbox'), '8690123456789{Enter}');
      expect(await screen.findByText(/^Bu kod, satıştaki bir parçanın etiketi değil/)).toBeVisible();
    });

    it('or says that there are none', async () => {
      openCounter(undefined, { 'admin.counter.pieces': () => [] });
      expect(await screen.findByRole('heading', { name: 'Satılacak parça yok' })).toBeVisible();
    });
  });

  it('lists the sales of the day with what lies in the till', async () => {
    const day: CounterDay = {
      ...{ ...EMPTY_DAY, saleCount: 1, totalKurus: 64_000 },
      sales: [SALE, { ...SALE, orderId: MUG.id, shortId: '00000000', isUndone: true, undoSeconds: 0 }],
      payments: [{ method: 'cash', amountKurus: 64_000 }],
      vatGroups: [{ ratePercent: 20, totalKurus: 64_000, vatKurus: 10_667 }],
    };
    const { user } = openCounter(undefined, { 'admin.counter.today': () => day });
    await user.click(await screen.findByRole('link', { name: 'Bugünün Satışları' }));
    const till = within(await screen.findByRole('region', { name: 'Kasa özeti' }));
    expect(till.getByText('Nakit')).toBeVisible();
    expect(till.getByText('1 satış')).toBeVisible();
    const [sold, undone] = within(screen.getByRole('list', { name: 'Bugünün satışları' })).getAllByRole(
      'listitem',
    );
    expect(sold).toHaveTextContent(/12:05 · 7C1E04B9.*1 × Mavi kupa.*Nakit · elif@toprak\.test/);
    expect(within(sold!).getByRole('button', { name: 'Geri Al: 7C1E04B9' })).toBeVisible();
    expect(undone).toHaveTextContent('Geri alındı');
    expect(within(undone!).queryByRole('button')).toBeNull();
  });
});
