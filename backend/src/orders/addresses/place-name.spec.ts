import { describe, expect, it } from '@jest/globals';
import { placeName } from './place-name.js';

describe('a place name', () => {
  it.each([
    ['İcadiye Mah', 'İcadiye Mah.'],
    ['Valide-i Atik Mah', 'Valide-i Atik Mah.'],
    ['Fevzipaşa-vehbibey Mah', 'Fevzipaşa-Vehbibey Mah.'],
    ['1.gündoğan Mah', '1.Gündoğan Mah.'],
    ['100.yıl Mah', '100.Yıl Mah.'],
    ['600 Evler Mah', '600 Evler Mah.'],
    ['Merkez Mah (cihangazi Köyü)', 'Merkez Mah. (Cihangazi Köyü)'],
    ['Poyra Mah (incirli Köyü)', 'Poyra Mah. (İncirli Köyü)'],
    ['Mursallar  Yaylası Mah (yağbaşlar Köyü)', 'Mursallar Yaylası Mah. (Yağbaşlar Köyü)'],
    ['Yoğurtlu  Mah ( Mazan Mah) (yastıkköy Köyü)', 'Yoğurtlu Mah. (Mazan Mah.) (Yastıkköy Köyü)'],
    ['3,mezra Mah (bulanık Köyü)', '3,Mezra Mah. (Bulanık Köyü)'],
    ['Mahmutlar Mah', 'Mahmutlar Mah.'],
    ['Ballıca Köyü', 'Ballıca Köyü'],
  ])('is written as people write it: %s', (listed, written) => {
    expect(placeName(listed)).toBe(written);
  });
});
