import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { includedVatKurus } from '../common/money.js';
import { splitAmount } from '../common/split-amount.js';
import { directionOf, drawUp, type LineToDocument, totalsByRate, totalsOf } from './draw-up.js';
import { dueOfLine, type LineDebt } from './due-of-line.js';
import type { DocumentLine } from './sales-document.js';

const LINE: LineToDocument = {
  ...{ orderLineId: 'a', kind: 'product', name: 'Kupa', ratePercent: 20, quantity: 2 },
  ...{ dueKurus: 128_000, documentedKurus: 0, documentedQuantity: 0 },
};
const DEBT: LineDebt = {
  ...{ chargeKurus: 10_000, paidKurus: 10_000, refundedKurus: 0 },
  ...{ isCancelled: false, isOrderPaid: true, hasCome: true },
};

describe('What is due of a line', () => {
  it.each<[string, Partial<LineDebt>, number]>([
    ['what it costs', {}, 10_000],
    ['nothing before its moment', { hasCome: false }, 0],
    ['what it costs, paid or not', { paidKurus: 0, isOrderPaid: false }, 10_000],
    ['less what went back', { refundedKurus: 4_000 }, 6_000],
    [
      'nothing when all its money is back, a kuruş less than its price',
      { paidKurus: 9_999, refundedKurus: 9_999 },
      0,
    ],
    [
      'nothing when all its money is back, a kuruş more than its price',
      { paidKurus: 10_001, refundedKurus: 10_001 },
      0,
    ],
    ['nothing for seats that were cancelled before they were paid', { paidKurus: 0, isCancelled: true }, 0],
    ['what the studio kept of cancelled seats', { isCancelled: true, refundedKurus: 5_000 }, 5_000],
    [
      'what is open of a line that stands',
      { paidKurus: 6_000, isOrderPaid: false, refundedKurus: 1_000 },
      9_000,
    ],
  ])('is %s', (_what, debt, dueKurus) => {
    expect(dueOfLine({ ...DEBT, ...debt })).toBe(dueKurus);
  });
});

describe('The documents that are missing', () => {
  it('are a sale of all pieces at first', () => {
    expect(drawUp([LINE])).toEqual({
      sold: [
        {
          ...{ orderLineId: 'a', kind: 'product', name: 'Kupa', ratePercent: 20, quantity: 2 },
          ...{ isPriceDifference: false, netKurus: 106_667, vatKurus: 21_333, grossKurus: 128_000 },
        },
      ],
      returned: [],
    });
  });
  it('are none when all is documented', () => {
    expect(drawUp([{ ...LINE, documentedKurus: 128_000, documentedQuantity: 2 }])).toEqual({
      sold: [],
      returned: [],
    });
  });
  it('are a return of the piece that a correction took out', () => {
    const line = { ...LINE, quantity: 1, dueKurus: 64_000, documentedKurus: 128_000, documentedQuantity: 2 };
    expect(drawUp([line]).returned).toMatchObject([
      { name: 'Kupa', quantity: 1, isPriceDifference: false, grossKurus: 64_000, netKurus: 53_334 },
    ]);
  });
  it('are a difference of the price when only money went back', () => {
    const line = { ...LINE, dueKurus: 120_000, documentedKurus: 128_000, documentedQuantity: 2 };
    expect(drawUp([line]).returned).toMatchObject([
      { name: 'Kupa (fiyat farkı)', quantity: 1, isPriceDifference: true, grossKurus: 8_000 },
    ]);
  });
  it('are a return of all pieces when the rest of the money went back', () => {
    const line = { ...LINE, dueKurus: 0, documentedKurus: 120_000, documentedQuantity: 2 };
    expect(drawUp([line]).returned).toMatchObject([{ name: 'Kupa', quantity: 2, grossKurus: 120_000 }]);
  });
  it('are a sale and a return when one line grew and another one left', () => {
    const leaves = { ...LINE, orderLineId: 'b', dueKurus: 0, documentedKurus: 100, documentedQuantity: 1 };
    const { sold, returned } = drawUp([LINE, leaves]);
    expect([sold, returned].map((lines) => lines.map(({ orderLineId }) => orderLineId))).toEqual([
      ['a'],
      ['b'],
    ]);
  });
});

/** A basket of random lines; the fee of shipping is one of them. */
interface Basket {
  readonly lines: readonly { readonly unitKurus: number; readonly quantity: number; readonly rate: number }[];
  readonly coupon: number;
  readonly acts: readonly Act[];
}

/** An event of the order: a part is paid, money of a line goes back, its number shrinks, its moment comes. */
interface Act {
  readonly kind: 'pay' | 'refund' | 'correct' | 'come' | 'cancel' | 'draw';
  readonly line: number;
  readonly percent: number;
}

const ACT = fc.record({
  kind: fc.constantFrom<Act['kind'][]>('pay', 'refund', 'correct', 'come', 'cancel', 'draw'),
  line: fc.nat({ max: 5 }),
  percent: fc.integer({ min: 1, max: 100 }),
});
const BASKET: fc.Arbitrary<Basket> = fc.record({
  lines: fc.array(
    fc.record({
      unitKurus: fc.integer({ min: 1, max: 300_000 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      rate: fc.constantFrom(0, 1, 10, 20),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  coupon: fc.integer({ min: 0, max: 100 }),
  acts: fc.array(ACT, { maxLength: 14 }),
});

/** An order that lives by the acts, with the documents that were drawn up. */
class Sale {
  readonly documents: { readonly direction: 1 | -1; readonly lines: readonly DocumentLine[] }[] = [];
  private readonly lines;

  constructor({ lines, coupon }: Basket) {
    const totals = lines.map(({ unitKurus, quantity }) => unitKurus * quantity);
    const discounts = splitAmount(Math.floor((sumOf(totals) * coupon) / 100), totals);
    this.lines = lines.map(({ quantity, rate }, at) => ({
      ...{ id: String(at), quantity, rate, chargeKurus: (totals[at] ?? 0) - (discounts[at] ?? 0) },
      ...{ paidKurus: 0, refundedKurus: 0, hasCome: false, isCancelled: false },
    }));
  }

  act({ kind, line: at, percent }: Act): void {
    if (kind === 'draw') {
      this.draw();
    } else if (kind === 'pay') {
      this.pay(percent);
    } else {
      this.changeLine({ kind, line: at, percent });
    }
  }

  private changeLine({ kind, line: at, percent }: Act): void {
    const line = this.lines[at % this.lines.length];
    if (!line) return;
    if (kind === 'come') line.hasCome = true;
    else if (kind === 'cancel') line.isCancelled = true;
    else if (kind === 'refund') {
      line.refundedKurus += Math.floor(((line.paidKurus - line.refundedKurus) * percent) / 100);
    } else if (line.refundedKurus === 0 && line.quantity > 1) {
      line.chargeKurus -= Math.floor(line.chargeKurus / line.quantity);
      line.quantity -= 1;
      line.paidKurus = Math.min(line.paidKurus, line.chargeKurus);
    }
  }

  draw(): void {
    const { sold, returned } = drawUp(this.toDocument());
    if (sold.length > 0) this.documents.push({ direction: directionOf('sale'), lines: sold });
    if (returned.length > 0) this.documents.push({ direction: directionOf('expense_note'), lines: returned });
  }

  /** All comes to its end: paid, handed over, and then all of it returned. */
  end(): void {
    this.pay(100);
    this.lines.forEach((line) => (line.hasCome = true));
    this.draw();
    this.check();
    this.lines.forEach((line) => (line.refundedKurus = line.paidKurus));
    this.draw();
  }

  check(): void {
    for (const { orderLineId, ratePercent, dueKurus } of this.toDocument()) {
      const documented = this.documentedOf(orderLineId);
      expect(documented).toEqual({
        grossKurus: dueKurus,
        vatKurus: includedVatKurus(dueKurus, ratePercent),
        netKurus: dueKurus - includedVatKurus(dueKurus, ratePercent),
      });
    }
    for (const { lines } of this.documents) {
      expect(totalsOf(totalsByRate(lines))).toEqual(totalsOf(lines));
      for (const { netKurus, vatKurus, grossKurus, quantity } of lines) {
        expect(netKurus + vatKurus).toBe(grossKurus);
        expect(Math.min(netKurus, vatKurus, quantity - 1, grossKurus - 1)).toBeGreaterThanOrEqual(0);
      }
    }
  }

  private pay(percent: number): void {
    const open = this.lines.map((line) =>
      line.isCancelled ? 0 : Math.max(0, line.chargeKurus - line.paidKurus),
    );
    const parts = splitAmount(Math.ceil((sumOf(open) * percent) / 100), open);
    this.lines.forEach((line, at) => (line.paidKurus += parts[at] ?? 0));
  }

  private toDocument(): LineToDocument[] {
    const isOrderPaid = this.lines.every((line) => line.isCancelled || line.paidKurus >= line.chargeKurus);
    return this.lines.map(({ id, quantity, rate, ...debt }) => ({
      ...{ orderLineId: id, kind: 'product', name: `Parça ${id}`, quantity, ratePercent: rate },
      dueKurus: dueOfLine({ ...debt, isOrderPaid }),
      documentedKurus: this.documentedOf(id).grossKurus,
      documentedQuantity: this.documentedPieces(id),
    }));
  }

  private documentedOf(id: string) {
    return totalsOf(
      this.documents.flatMap(({ direction, lines }) =>
        lines
          .filter(({ orderLineId }) => orderLineId === id)
          .map(({ netKurus, vatKurus, grossKurus }) => ({
            netKurus: direction * netKurus,
            vatKurus: direction * vatKurus,
            grossKurus: direction * grossKurus,
          })),
      ),
    );
  }

  private documentedPieces(id: string): number {
    return sumOf(
      this.documents.flatMap(({ direction, lines }) =>
        lines
          .filter(({ orderLineId, isPriceDifference }) => orderLineId === id && !isPriceDifference)
          .map(({ quantity }) => direction * quantity),
      ),
    );
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

describe('The documents of an order', () => {
  it('add up to the kuruş for each line and rate, whatever happens to the order', () => {
    fc.assert(
      fc.property(BASKET, (basket) => {
        const sale = new Sale(basket);
        for (const act of basket.acts) {
          sale.act(act);
          if (act.kind === 'draw') sale.check();
        }
        sale.end();
        sale.check();
        const left = sale.documents.flatMap(({ direction, lines }) =>
          lines.map((line) => direction * line.grossKurus),
        );
        expect(sumOf(left)).toBe(0);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
