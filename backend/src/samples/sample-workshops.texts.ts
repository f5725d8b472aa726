import type { NewSession } from '../workshops/create-session.service.js';

type Program = Pick<
  NewSession,
  'title' | 'description' | 'program' | 'isForChildren' | 'priceKurus' | 'studentPriceKurus'
>;

const FIRST_BOWL: Program = {
  title: 'Seramik Atölyesi: Çarkta ilk kâse',
  description: 'Merkezleme, açma, yükseltme. Hiç denemeyenler için.',
  program: 1,
  priceKurus: 100_000,
  studentPriceKurus: null,
};
const MUG_BY_HAND: Program = {
  title: 'Seramik Atölyesi: Elde kupa',
  description: 'Plakadan gövde, sucuktan kulp. Çark yok, acele yok.',
  program: 1,
  priceKurus: 85_000,
  studentPriceKurus: null,
};
const PLATE: Program = {
  title: 'Seramik Atölyesi: Çarkta tabak',
  description: 'Merkezlemeyi bilenlere: geniş açma, düz taban, ince kenar.',
  program: 1,
  priceKurus: 115_000,
  studentPriceKurus: 90_000,
};
const GLAZES: Program = {
  title: 'Seramik Atölyesi: Sır günü',
  description: 'Seladon, tenmoku, kobalt. Kendi sır tablonuzu hazırlar, pişince alırsınız.',
  program: 1,
  priceKurus: 135_000,
  studentPriceKurus: null,
};
const LANTERN: Program = {
  title: 'Cam Boyama Atölyesi: Kavanoz fener',
  description: 'Vitray boyasıyla kavanoz fener. Aynı gün götürürsünüz.',
  program: 2,
  priceKurus: 90_000,
  studentPriceKurus: null,
};
const LINOCUT: Program = {
  title: 'Linol Baskı Atölyesi: İlk kalıp',
  description: 'Deseninizi oyun, mürekkebi sürün, basın. Beş baskı sizinle gelir.',
  program: 3,
  priceKurus: 110_000,
  studentPriceKurus: null,
};
/** Children are not students and have no reduced price. */
const CLAY_ANIMALS: Program = {
  title: 'Çocuk Atölyesi: Kilden hayvanlar',
  description: '7–14 yaş. Yumuşak kil, büyük hayaller; veliler yan masada çay içebilir.',
  program: 4,
  isForChildren: true,
  priceKurus: 70_000,
  studentPriceKurus: 70_000,
};
const PAINTED_PLATE: Program = {
  title: 'Çocuk Atölyesi: Boyalı tabak',
  description: '7–14 yaş. Herkes kendi tabağını boyar; fırından çıkınca haber veririz.',
  program: 4,
  isForChildren: true,
  priceKurus: 65_000,
  studentPriceKurus: 65_000,
};

const MORNING = { startTime: '10:00', endTime: '13:00' } as const;
const AFTERNOON = { startTime: '14:00', endTime: '17:00' } as const;
const EVENING = { startTime: '18:00', endTime: '21:00' } as const;

/** A day of the calendar: time, program and the number of the demo's free seats out of eight. */
export type SampleDay = readonly (Program &
  Pick<NewSession, 'startTime' | 'endTime'> & { readonly left: number })[];

/** Tuesdays to Fridays in turn; a day may have no session. */
export const SAMPLE_WEEKDAYS: readonly SampleDay[] = [
  [{ ...EVENING, ...LINOCUT, left: 6 }],
  [{ ...AFTERNOON, ...FIRST_BOWL, left: 2 }],
  [],
  [
    { ...MORNING, ...MUG_BY_HAND, left: 4 },
    { ...EVENING, ...FIRST_BOWL, left: 7 },
  ],
  [{ ...AFTERNOON, ...LANTERN, left: 0 }],
  [{ ...MORNING, ...GLAZES, left: 5 }],
  [{ ...EVENING, ...PLATE, left: 8 }],
];

/** Saturdays and Sundays in turn. */
export const SAMPLE_WEEKENDS: readonly SampleDay[] = [
  [
    { ...MORNING, ...FIRST_BOWL, left: 2 },
    { ...AFTERNOON, ...LANTERN, left: 0 },
    { ...EVENING, ...LINOCUT, left: 6 },
  ],
  [
    { ...MORNING, ...CLAY_ANIMALS, left: 0 },
    { ...AFTERNOON, ...FIRST_BOWL, left: 0 },
  ],
  [
    { ...MORNING, ...PAINTED_PLATE, left: 5 },
    { ...AFTERNOON, ...LANTERN, left: 8 },
  ],
  [
    { ...MORNING, ...CLAY_ANIMALS, left: 1 },
    { ...AFTERNOON, ...MUG_BY_HAND, left: 0 },
  ],
  [{ ...AFTERNOON, ...FIRST_BOWL, left: 3 }],
];
