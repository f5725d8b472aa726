import { describe, expect, it } from '@jest/globals';
import type { MediaItemView } from '../media/library.js';
import type { Picture } from '../media/picture.js';
import { namedPictures, workshopsPage, type WorkshopsPageMedia } from './workshops-page.rules.js';
import { BUILT_IN_PROGRAMS, BUILT_IN_QUESTIONS, BUILT_IN_TEXTS } from './workshops-page.texts.js';

const NO_MEDIA: WorkshopsPageMedia = { workshops: [], gallery: [], named: new Map() };
const BUILT_IN = workshopsPage(new Map(), NO_MEDIA);

const page = (entries: Record<string, string>, media: Partial<WorkshopsPageMedia> = {}) =>
  workshopsPage(new Map(Object.entries(entries)), { ...NO_MEDIA, ...media });
const named = (entries: Record<string, string>) => namedPictures(new Map(Object.entries(entries)));

function aPicture(fileName: string, alt = ''): Picture {
  return { fileName, width: 1200, height: 800, placeholder: 'data:', alt };
}

function anItem(altText: string, fields: Partial<MediaItemView> = {}): MediaItemView {
  const picture = aPicture(`${altText}.webp`);
  return { id: 1, title: '', altText, description: '', category: '', displayOrder: 0, picture, ...fields };
}

/** Titles and descriptions for the named slots, as the back office saves them. */
function ownPrograms(...slots: number[]): Record<string, string> {
  return Object.fromEntries(
    slots.flatMap((slot) => [
      [`workshop_type_${slot}_title`, `Program ${slot}`],
      [`workshop_type_${slot}_description`, `Anlatım ${slot}`],
    ]),
  );
}

describe('The workshops page without a word of the studio', () => {
  it('says everything', () => {
    expect(BUILT_IN.programs.cards.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5]);
    for (const card of BUILT_IN.programs.cards) {
      expect(card.features.length).toBeGreaterThanOrEqual(4);
      expect(card.features.length).toBeLessThanOrEqual(6);
      expect(card.modalTitle).toBe(card.title);
      expect(card.picture).toBeNull();
    }
    expect(BUILT_IN.faq.questions.length).toBeGreaterThanOrEqual(6);
    expect(BUILT_IN.gallery.pictures).toEqual([]);
    expect(JSON.stringify(BUILT_IN)).not.toContain('""');
  });

  it('keeps to the figures of the studio', () => {
    expect(
      BUILT_IN.programs.cards.map(({ duration, priceInfo, audience }) => [duration, priceInfo, audience]),
    ).toEqual([
      ['3–4 saat', '800–1.000\u00a0TL', 'Başlangıç'],
      ['2–3 saat', '800–1.000\u00a0TL', 'Başlangıç'],
      ['3–4 saat', '1.000–1.200\u00a0TL', 'Orta'],
      ['2–3 saat', '600–800\u00a0TL', '7–14 yaş'],
      ['4–5 saat', '1.000–1.200\u00a0TL', 'En çok 8 kişi'],
    ]);
    for (const figure of ['800–1.000', '1.000–1.200', '1.200–1.500', '600–800']) {
      expect(BUILT_IN.information.content).toContain(`${figure}\u00a0TL`);
    }
    for (const text of [BUILT_IN.information.content, JSON.stringify(BUILT_IN.faq)]) {
      expect(text).toContain('8 kişi');
      expect(text).not.toMatch(/\b12\b/);
    }
  });

  it('names every term of the student discount', () => {
    const answer = BUILT_IN.faq.questions.find(({ question }) => question.includes('Öğrenci'))?.answer;

    for (const term of [
      '18–25 yaş',
      'aktif üniversite',
      'açıköğretim',
      'ön lisans',
      'belge',
      'aradaki fark',
      'bilet iptal',
    ]) {
      expect(answer).toContain(term);
    }
  });

  it('speaks as the studio does', () => {
    const everything = JSON.stringify(BUILT_IN);

    expect(everything).not.toMatch(/!|'|başarıyla|\bsen\b/);
    expect(everything).not.toMatch(/\d-\d|\d TL/);
  });
});

describe('A text of the studio', () => {
  const shown = ({ hero, programs, gallery, faq, information }: typeof BUILT_IN) => ({
    hero_title: hero.title,
    hero_subtitle: hero.subtitle,
    hero_description: hero.description,
    programs_title: programs.title,
    programs_subtitle: programs.subtitle,
    gallery_title: gallery.title,
    gallery_subtitle: gallery.subtitle,
    faq_title: faq.title,
    faq_subtitle: faq.subtitle,
    workshop_info_modal_title: information.title,
    workshop_info_modal_content: information.content,
  });

  it.each(Object.keys(BUILT_IN_TEXTS))('replaces %s, and nothing else', (key) => {
    expect(shown(page({ [key]: '  Yeni söz  ' }))).toEqual({ ...BUILT_IN_TEXTS, [key]: 'Yeni söz' });
  });

  it.each(['', ' ', '\n\t\u00a0'])('that is %j leaves ours standing', (empty) => {
    const entries = Object.fromEntries(Object.keys(BUILT_IN_TEXTS).map((key) => [key, empty]));

    expect(page(entries)).toEqual(BUILT_IN);
  });

  it('under a key that nobody knows changes nothing', () => {
    expect(page({ hero: 'x', workshop_type_6_title: 'x', constructor: 'x', toString: 'x' })).toEqual(
      BUILT_IN,
    );
  });

  it('that is far too long is cut, never in the middle of a character', () => {
    const { hero, information } = page({
      hero_title: `${'a'.repeat(99)}🏺${'b'.repeat(1_000_000)}`,
      workshop_info_modal_content: 'a'.repeat(5_001),
    });

    expect(hero.title).toBe(`${'a'.repeat(99)}…`);
    expect(information.content).toBe(`${'a'.repeat(5_000)}…`);
  });
});

describe('Programs of the studio', () => {
  const titles = (entries: Record<string, string>) =>
    page(entries).programs.cards.map(({ title, description }) => `${title} · ${description}`);
  const ours = BUILT_IN.programs.cards.map(({ title, description }) => `${title} · ${description}`);
  const own = (slot: number) => `Program ${slot} · Anlatım ${slot}`;

  it.each([
    { slots: [1], expected: ours },
    { slots: [1, 2], expected: ours },
    { slots: [1, 2, 4], expected: [own(1), own(2), ours[2], own(4), ours[4]] },
    { slots: [3, 4, 5], expected: [ours[0], ours[1], own(3), own(4), own(5)] },
    { slots: [1, 2, 3, 4, 5], expected: [own(1), own(2), own(3), own(4), own(5)] },
  ])('$slots of five', ({ slots, expected }) => {
    expect(titles(ownPrograms(...slots))).toEqual(expected);
  });

  it.each(['title', 'description'])('do not count without a %s', (field) => {
    for (const value of ['', '  ']) {
      expect(titles({ ...ownPrograms(1, 2, 3), [`workshop_type_3_${field}`]: value })).toEqual(ours);
    }
  });

  it('that lack something get it from ours, but never half a headline', () => {
    const entries = {
      ...ownPrograms(1, 2, 3),
      workshop_type_1_price_info: 'Bahar fiyatı',
      workshop_type_4_title: 'Anlatımsız',
      workshop_type_4_duration: '1 saat',
      workshop_type_4_modal_title: 'Minik eller',
      workshop_type_5_audience: 'En çok 6 kişi',
    };
    const [first, , , fourth, fifth] = page(entries).programs.cards;
    const { modalContent, features, duration } = BUILT_IN_PROGRAMS[1];

    expect(first).toMatchObject({ modalTitle: 'Program 1', modalContent, features, duration });
    expect(first?.priceInfo).toBe('Bahar fiyatı');
    expect(fourth).toMatchObject({ title: 'Çocuk Atölyesi', duration: '1 saat', modalTitle: 'Minik eller' });
    expect(fifth).toMatchObject({ title: 'Özel Grup Atölyesi', audience: 'En çok 6 kişi' });
  });

  it('leave even their other fields aside when there are too few of them', () => {
    const entries = {
      ...ownPrograms(1, 2),
      workshop_type_1_features: '["Çay"]',
      workshop_type_2_price_info: '1 TL',
      workshop_type_5_image: 'masa.webp',
    };
    const named = new Map([['masa.webp', aPicture('masa.webp')]]);

    expect(page(entries, { named }).programs).toEqual(BUILT_IN.programs);
  });

  it('keep what each slot stands for when somebody asks for information', () => {
    const { cards } = page(ownPrograms(1, 2, 3, 4, 5)).programs;

    expect(cards.map(({ workshopType }) => workshopType)).toEqual([
      'baslangic',
      'baslangic',
      'orta',
      'cocuk',
      'ozel',
    ]);
  });

  it.each([
    ['["Kil", " Çay "]', ['Kil', 'Çay']],
    ['["Kil", "", null, 7, {"a": 1}, ["x"], "Çay"]', ['Kil', 'Çay']],
    ['["Kil",', null],
    ['Kil, çay', null],
    ['[]', null],
    ['[1, true, null, {}]', null],
    ['{"0": "Kil"}', null],
    ['"Kil"', null],
    ['null', null],
    ['', null],
    ['['.repeat(100_000), null],
  ])('with the features %.40s list %j', (features, expected) => {
    const [card] = page({ ...ownPrograms(1, 2, 3), workshop_type_1_features: features }).programs.cards;

    expect(card?.features).toEqual(expected ?? BUILT_IN_PROGRAMS[1].features);
  });

  it('with a thousand features list the first twelve', () => {
    const features = JSON.stringify(Array.from({ length: 1_000 }, (_, index) => `Özellik ${index}`));

    expect(
      page({ ...ownPrograms(1, 2, 3), workshop_type_1_features: features }).programs.cards[0]?.features,
    ).toHaveLength(12);
  });
});

describe('Questions of the studio', () => {
  const requested = (list: string) => page({ workshop_faqs: list }).faq.questions;
  const row = { question: 'Otopark var mı?', answer: 'Sokakta yer bulunur.' };

  it('replace ours as a whole', () => {
    expect(requested(JSON.stringify([row]))).toEqual([{ ...row, picture: null }]);
  });

  it.each([
    ['[{"question": "Yarım'],
    ['otopark var mı'],
    ['[]'],
    ['[null, 1, "soru", [], {}]'],
    ['{"question": "Otopark?", "answer": "Var."}'],
    ['[{"question": "Otopark?"}, {"answer": "Var."}]'],
    ['[{"question": " ", "answer": "Var."}]'],
    ['[{"question": {"a": 1}, "answer": ["Var."]}]'],
    ['true'],
    [''],
  ])('give way to ours when they are %j', (list) => {
    expect(requested(list).map(({ question }) => question)).toEqual(
      BUILT_IN_QUESTIONS.map(({ question }) => question),
    );
  });

  it('stay when only one row among them is empty', () => {
    expect(requested(JSON.stringify([{ question: '', answer: '' }, row, null]))).toEqual([
      { ...row, picture: null },
    ]);
  });

  it('are thirty at most', () => {
    expect(requested(JSON.stringify(Array.from({ length: 10_000 }, () => row)))).toHaveLength(30);
  });
});

describe('Pictures on the workshops page', () => {
  const faqs = (...images: unknown[]) =>
    JSON.stringify(images.map((image) => ({ question: 'Soru?', answer: 'Cevap.', image })));

  it.each([
    ['kupa.webp', ['kupa.webp']],
    ['/api/uploads/kupa.webp', ['kupa.webp']],
    ['https://toprak.test/api/serve_image.php?file=kupa.webp', ['kupa.webp']],
    [' ', []],
    ['uploads/', []],
    [7, []],
    [null, []],
  ])('are named by %j as %j', (image, expected) => {
    expect(named({ workshop_faqs: faqs(image) })).toEqual(expected);
  });

  it('are named once each, by questions and by programs that are shown', () => {
    const entries = { workshop_faqs: faqs('a.webp', 'b.webp', 'a.webp'), workshop_type_2_image: 'c.webp' };

    expect(named(entries)).toEqual(['a.webp', 'b.webp']);
    expect(named({ ...entries, ...ownPrograms(1, 2, 3) })).toEqual(['c.webp', 'a.webp', 'b.webp']);
  });

  it('come from the tagged items of the library first, then from the text', () => {
    const entries = {
      ...ownPrograms(1, 2, 3),
      workshop_faqs: faqs('a.webp', 'a.webp', 'unknown.webp'),
      workshop_type_1_image: 'a.webp',
      workshop_type_2_image: 'a.webp',
      workshop_type_3_image: 'unknown.webp',
    };
    const media = {
      workshops: [anItem('program: x'), anItem('faq: y')],
      named: new Map([['a.webp', aPicture('a.webp', 'Kupa')]]),
    };
    const { programs, faq } = page(entries, media);

    const fileNames = (pictures: (Picture | null)[]) => pictures.map((picture) => picture?.fileName ?? null);
    expect(fileNames(programs.cards.map(({ picture }) => picture))).toEqual([
      'program: x.webp',
      'a.webp',
      null,
      null,
      null,
    ]);
    expect(fileNames(faq.questions.map(({ picture }) => picture))).toEqual(['faq: y.webp', 'a.webp', null]);
  });

  it('stand beside our own questions as well', () => {
    expect(page({}, { workshops: [anItem('faq: y')] }).faq.questions[0]?.picture).toEqual(
      aPicture('faq: y.webp'),
    );
  });

  it.each([
    [{ title: 'Sır günü', description: 'Her renk denenir.' }, 'Her renk denenir.'],
    [{ title: 'Sır günü', description: ' ' }, 'Sır günü'],
    [{}, ''],
  ])('of the gallery with %j say %j', (fields, caption) => {
    expect(page({}, { gallery: [anItem('Sır', fields)] }).gallery.pictures).toEqual([
      { picture: aPicture('Sır.webp'), caption },
    ]);
  });
});
