import { describe, expect, it } from '@jest/globals';
import {
  faqPictures,
  type MediaItemView,
  mediaTag,
  programPictures,
  spokenAlt,
  taggedAlt,
} from './library.js';

function anItem(altText: string): MediaItemView {
  const picture = { fileName: `${altText}.webp`, width: 1200, height: 800, placeholder: '', alt: '' };
  return { id: 1, title: '', altText, description: '', category: 'workshops', displayOrder: 0, picture };
}

const items = (...altTexts: string[]) => altTexts.map(anItem);
const names = (pictures: Iterable<{ readonly fileName: string }>) =>
  Array.from(pictures, ({ fileName }) => fileName.replace('.webp', ''));

describe('What screen readers say of a picture', () => {
  it.each([
    ['program: Çark üzerinde kil kap', 'Çark üzerinde kil kap'],
    ['PROGRAM 2 : Işıkta cam kavanozlar', 'Işıkta cam kavanozlar'],
    ['workshop_type_3: Linol kalıbı', 'Linol kalıbı'],
    ['Workshops-FAQ:Fırın rafı', 'Fırın rafı'],
    ['faq: Saat 14:00 çayı', 'Saat 14:00 çayı'],
    ['faq', ''],
    ['workshop_type_5', ''],
    ['program:', ''],
    ['Raflarda kuruyan çömlekler', 'Raflarda kuruyan çömlekler'],
    ['Seramik programından bir kare', 'Seramik programından bir kare'],
    ['Yaz programı: ilk gün', 'Yaz programı: ilk gün'],
    ['Masa: kil, su, sünger', 'Masa: kil, su, sünger'],
    ['  ', ''],
    ['', ''],
  ])('of %j is %j', (altText, spoken) => {
    expect(spokenAlt(altText)).toBe(spoken);
  });

  it.each([
    ['program: Kil kap', 'program', 'program: Kil kap'],
    ['PROGRAM 2 : Kil kap', 'program', 'program: Kil kap'],
    ['workshop_type_3: Kil kap', 'program', 'program: Kil kap'],
    ['Workshops-FAQ:Kil kap', 'faq', 'faq: Kil kap'],
    ['Kil kap', null, 'Kil kap'],
    ['Yaz programı: Kil kap', null, 'Yaz programı: Kil kap'],
  ])('stands in %j beside its place, %j, and is put together again', (altText, tag, again) => {
    expect(mediaTag(altText)).toBe(tag);
    expect(taggedAlt(mediaTag(altText), spokenAlt(altText))).toBe(again);
  });

  it('is found at once in the longest text', () => {
    const start = performance.now();
    for (const giant of ['faq'.repeat(300_000), `program${' '.repeat(500_000)}x`, ':'.repeat(500_000)]) {
      expect(spokenAlt(giant)).toBe(giant.trim());
    }
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('The media library', () => {
  it('gives the programs their pictures by the order of the tagged items', () => {
    const pictures = programPictures(
      items('program: a', 'faq: b', 'WORKSHOP_TYPE_1', 'Kupa', 'Seramik PROGRAMI'),
    );

    expect([...pictures.keys()]).toEqual([1, 2, 3]);
    expect(names(pictures.values())).toEqual(['program: a', 'WORKSHOP_TYPE_1', 'Seramik PROGRAMI']);
  });

  it('has five programs, however many items are tagged', () => {
    expect(
      names(programPictures(items(...Array.from({ length: 8 }, (_, i) => `program: ${i}`))).values()),
    ).toEqual(['program: 0', 'program: 1', 'program: 2', 'program: 3', 'program: 4']);
  });

  it('gives the questions theirs likewise', () => {
    expect(names(faqPictures(items('Faq 2', 'program: a', 'workshops_faq', 'Kupa')))).toEqual([
      'Faq 2',
      'workshops_faq',
    ]);
  });

  it.each([{ altTexts: [] }, { altTexts: ['', 'Kupa', 'fa q', 'pro gram'] }])(
    'gives nobody a picture from $altTexts',
    ({ altTexts }) => {
      expect(programPictures(items(...altTexts)).size).toBe(0);
      expect(faqPictures(items(...altTexts))).toEqual([]);
    },
  );
});
