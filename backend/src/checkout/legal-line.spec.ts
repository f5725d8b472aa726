import { describe, expect, test } from '@jest/globals';
import { MIDDLE } from '../../contract/media/picture-focus.js';
import type { LineKind } from '../../contract/orders/line-kind.js';
import type { NewOrderLine } from '../orders/new-order.js';
import { legalLine } from './legal-line.js';

const LINE: NewOrderLine & { readonly kind: LineKind } = {
  ...{ kind: 'product', id: 'a', session: null, name: 'Çorba kâsesi', description: 'Mutfağın en çalışkanı.' },
  ...{ material: 'Stoneware', dimensions: '14 × 7 cm', care: 'Bulaşık makinesinde\n  yıkanabilir.' },
  ...{ pictureFileName: null, pictureFocus: MIDDLE, quantity: 1, isStudent: false, policy: null },
  ...{ regularPriceKurus: 1, unitPriceKurus: 1, totalKurus: 1, discountKurus: 0, vatRatePercent: 20 },
};

describe('A line of a contract', () => {
  test('tells the essential qualities of a piece on one line', () => {
    expect(legalLine(LINE).qualities).toEqual([
      { label: 'Malzeme', value: 'Stoneware' },
      { label: 'Ölçüler', value: '14 × 7 cm' },
      { label: 'Bakım', value: 'Bulaşık makinesinde yıkanabilir.' },
    ]);
  });

  test('tells how long a workshop takes and what it contains', () => {
    const session = { date: '2026-12-12', startTime: '14:00', endTime: '16:30' };
    const { name, qualities } = legalLine({
      ...LINE,
      kind: 'workshop',
      session,
      description: 'Kil dâhildir.',
    });
    expect(name).toBe('Çorba kâsesi (12.12.2026 Cumartesi, 14:00–16:30)');
    expect(qualities).toEqual([
      { label: 'Süre', value: '2 saat 30 dakika' },
      { label: 'İçerik', value: 'Kil dâhildir.' },
    ]);
  });

  test('says nothing of what the studio does not tell', () => {
    expect(legalLine({ ...LINE, material: ' ', dimensions: '', care: '' }).qualities).toEqual([]);
  });
});
