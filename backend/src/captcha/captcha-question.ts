import { oneOf, wholeBetween } from './random.js';
import { numberFrom, numberOf, numberWord } from './turkish-numbers.js';

export interface TextQuestion {
  readonly question: string;
  readonly answer: string;
}

const GOODS = [
  'kupa',
  'kâse',
  'tabak',
  'vazo',
  'fincan',
  'sürahi',
  'çaydanlık',
  'şekerlik',
  'tepsi',
  'saksı',
] as const;
const PLACES = ['Rafta', 'Fırında', 'Masada', 'Vitrinde', 'Sepette', 'Tezgâhta', 'Depoda'] as const;
const ORDINALS = ['ilk', 'ikinci', 'üçüncü', 'dördüncü'] as const;
const WORDS = [
  'seramik',
  'toprak',
  'çamur',
  'fırça',
  'atölye',
  'boya',
  'desen',
  'kilim',
  'bahçe',
  'deniz',
  'güneş',
  'orman',
  'pencere',
  'kitap',
  'limon',
  'nane',
  'vapur',
  'martı',
  'yağmur',
  'zeytin',
  'hamur',
  'ıhlamur',
  'öğle',
  'ütü',
  'şapka',
  'resim',
] as const;

/**
 * Questions in words for visitors who cannot see the picture. Each kind has too many answers for guessing.
 */
const KINDS = [sum, sum, difference, product, onTheShelf, leftOver, letter] as const;

export function textQuestion(): TextQuestion {
  const { question, answer } = oneOf(KINDS)();
  return { question: question.charAt(0).toLocaleUpperCase('tr-TR') + question.slice(1), answer };
}

function sum(): TextQuestion {
  const [a, b] = [wholeBetween(3, 90), wholeBetween(2, 20)];
  return { question: `${numberWord(a)} ile ${numberOf(b)} toplamı kaç?`, answer: String(a + b) };
}

function difference(): TextQuestion {
  const [left, taken] = [wholeBetween(3, 80), wholeBetween(2, 15)];
  return {
    question: `${numberFrom(left + taken)} ${numberWord(taken)} çıkarılırsa kaç kalır?`,
    answer: String(left),
  };
}

function product(): TextQuestion {
  const [a, b] = [wholeBetween(2, 12), wholeBetween(2, 10)];
  return { question: `${numberWord(a)} ile ${numberOf(b)} çarpımı kaç?`, answer: String(a * b) };
}

function onTheShelf(): TextQuestion {
  const [a, b] = [wholeBetween(3, 40), wholeBetween(2, 20)];
  const [one, other] = twoGoods();
  const question = `${oneOf(PLACES)} ${numberWord(a)} ${one} ve ${numberWord(b)} ${other} var. Hepsi kaç parça?`;
  return { question, answer: String(a + b) };
}

function leftOver(): TextQuestion {
  const [left, sold] = [wholeBetween(3, 40), wholeBetween(2, 20)];
  const piece = oneOf(GOODS);
  const before = `${oneOf(PLACES)} ${numberWord(left + sold)} ${piece} vardı, ${numberWord(sold)} ${piece} satıldı.`;
  return { question: `${before} Kaç ${piece} kaldı?`, answer: String(left) };
}

function letter(): TextQuestion {
  const word = oneOf(WORDS);
  const index = wholeBetween(0, Math.min(ORDINALS.length, word.length) - 1);
  const place = ORDINALS[index] ?? ORDINALS[0];
  return { question: `“${word}” kelimesinin ${place} harfi nedir?`, answer: word.charAt(index) };
}

function twoGoods(): [string, string] {
  const first = wholeBetween(0, GOODS.length - 1);
  const second = (first + wholeBetween(1, GOODS.length - 1)) % GOODS.length;
  return [GOODS[first] ?? GOODS[0], GOODS[second] ?? GOODS[1]];
}
