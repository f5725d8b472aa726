const ONES = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];

/** Numbers from 0 up to this one can be written as words. */
export const NUMBER_WORDS_END = 200;

/** 'on yedi' */
export function numberWord(value: number): string {
  if (value === 0) return 'sıfır';
  const words = [value >= 100 ? 'yüz' : '', TENS[Math.floor(value / 10) % 10], ONES[value % 10]];
  return words.filter(Boolean).join(' ');
}

/** The suffixes of a number word, which follow from its last word. */
const ENDINGS: Readonly<Record<string, readonly [genitive: string, ablative: string]>> = {
  bir: ['birin', 'birden'],
  iki: ['ikinin', 'ikiden'],
  üç: ['üçün', 'üçten'],
  dört: ['dördün', 'dörtten'],
  beş: ['beşin', 'beşten'],
  altı: ['altının', 'altıdan'],
  yedi: ['yedinin', 'yediden'],
  sekiz: ['sekizin', 'sekizden'],
  dokuz: ['dokuzun', 'dokuzdan'],
  on: ['onun', 'ondan'],
  yirmi: ['yirminin', 'yirmiden'],
  otuz: ['otuzun', 'otuzdan'],
  kırk: ['kırkın', 'kırktan'],
  elli: ['ellinin', 'elliden'],
  altmış: ['altmışın', 'altmıştan'],
  yetmiş: ['yetmişin', 'yetmişten'],
  seksen: ['seksenin', 'seksenden'],
  doksan: ['doksanın', 'doksandan'],
  yüz: ['yüzün', 'yüzden'],
  sıfır: ['sıfırın', 'sıfırdan'],
};

/** 'on yedinin' */
export const numberOf = (value: number): string => withEnding(value, 0);
/** 'on yediden' */
export const numberFrom = (value: number): string => withEnding(value, 1);

function withEnding(value: number, ending: 0 | 1): string {
  const words = numberWord(value).split(' ');
  const last = words.pop() ?? '';
  return [...words, ENDINGS[last]?.[ending] ?? last].join(' ');
}
