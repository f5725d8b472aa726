import { describe, expect, it } from '@jest/globals';
import { unfinishedDraft } from './unfinished-draft.js';

const DRAFT =
  'Merhaba,\n\nşöyle bir teklif hazırladık:\n\n– Toplam (KDV dâhil): \n– Hazırlık süresi: \n\nToprak';

describe('An answer that began with a draft', () => {
  it('is unfinished while the draft stands alone', () => {
    expect(unfinishedDraft('Merhaba,\n\nToprak\n', 'Merhaba,\n\nToprak')).toMatch(
      /henüz bir şey eklemediniz/,
    );
    expect(unfinishedDraft('Merhaba,\n\nGelebilir.\n\nToprak', 'Merhaba,\n\nToprak')).toBeNull();
  });

  it('is unfinished while a gap of the draft is open, and names it', () => {
    expect(unfinishedDraft(DRAFT, DRAFT)).toBe(
      'Boş kalan satırları doldurun ya da silin: Toplam (KDV dâhil), Hazırlık süresi.',
    );
    const half = DRAFT.replace('– Toplam (KDV dâhil): ', '– Toplam (KDV dâhil): 9.000 TL');
    expect(unfinishedDraft(half, DRAFT)).toBe('Boş kalan satırları doldurun ya da silin: Hazırlık süresi.');
    expect(unfinishedDraft(half.replace('– Hazırlık süresi: \n', ''), DRAFT)).toBeNull();
  });
});
