import { formatTl } from '../common/money.js';
import type { LegalBlock } from '../orders/legal-document.js';
import { type GeneralFacts, type LegalFacts, orderOf } from './legal-facts.js';
import { buyerFacts, linesAndTotals, sellerFacts } from './order-blocks.js';
import { policyBlocks } from './policy-blocks.js';
import { returnCargo, sendingBack } from './return-terms.js';

type Facts = GeneralFacts | LegalFacts;

interface Named {
  /** How the back office explains it. */
  readonly label: string;
}

interface Variable extends Named {
  readonly value: (facts: Facts) => string;
}

interface SpecialBlock extends Named {
  readonly blocks: (facts: Facts) => readonly LegalBlock[];
}

/** Facts within a sentence. */
export const VARIABLES: Readonly<Record<string, Variable>> = {
  'satici.unvan': { label: 'Unvanınız', value: ({ seller }) => seller.title },
  'satici.adres': { label: 'Merkez adresiniz', value: ({ seller }) => seller.address },
  'satici.telefon': { label: 'Telefonunuz', value: ({ seller }) => seller.phone },
  'satici.eposta': { label: 'E-posta adresiniz', value: ({ seller }) => seller.email },
  'siparis.toplam': { label: 'Ödenecek toplam', value: (facts) => totalOf(facts) },
  'teslimat.sure': { label: 'Teslim süresi', value: ({ delivery }) => delivery.time },
  'teslimat.yol': {
    label: 'Teslim yolu: adrese kargoyla ya da atölyede',
    value: ({ delivery }) => delivery.manner,
  },
  'teslimat.hasar': {
    label: 'Hasarlı paket cümlesi; atölyeden teslimde boş',
    value: ({ delivery }) => delivery.damageSentence,
  },
  'teslimat.ucret': { label: 'Teslimat ücreti cümlesi', value: ({ delivery }) => delivery.feeSentence },
  'iade.gonderme': {
    label: 'Geri gönderme cümlesi, iade adresiyle',
    value: ({ returns }) => sendingBack(returns),
  },
  'iade.kargo': { label: 'İade kargosu cümlesi, firmanızla', value: ({ returns }) => returnCargo(returns) },
  'iade.adres': { label: 'İade adresi', value: ({ seller, returns }) => returns.address ?? seller.address },
};

/** Facts that are a block of their own; each stands alone on its line. */
export const SPECIAL_BLOCKS: Readonly<Record<string, SpecialBlock>> = {
  'satici.bilgiler': { label: 'Satıcının bütün bilgileri', blocks: (facts) => [sellerFacts(facts)] },
  'alici.bilgiler': { label: 'Alıcının bilgileri', blocks: (facts) => [buyerFacts(facts)] },
  'siparis.kalemler': { label: 'Kalemler ve toplamlar', blocks: linesAndTotals },
  'atolye.kurallar': { label: 'Workshop kuralları: gün değişikliği, iptal, devir', blocks: policyBlocks },
};

const MENTION = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** A line that is nothing but a special block; its name, else undefined. */
export function specialBlockOf(line: string): string | undefined {
  const [, name] = /^\{\{\s*([^{}]*?)\s*\}\}$/u.exec(line.trim()) ?? [];
  return name !== undefined && Object.hasOwn(SPECIAL_BLOCKS, name) ? name : undefined;
}

/** Puts facts into a sentence. What a fact says is never read as a variable again. */
export function filled(sentence: string, facts: Facts): string {
  return sentence.replace(MENTION, (mention, name: string) =>
    Object.hasOwn(VARIABLES, name) ? (VARIABLES[name]?.value(facts) ?? mention) : mention,
  );
}

/** What is wrong with the variables of a text, as a sentence for its author; null when nothing is. */
export function variableProblem(text: string): string | null {
  for (const line of text.split('\n').filter((each) => specialBlockOf(each) === undefined)) {
    for (const [mention, name = ''] of line.matchAll(MENTION)) {
      if (Object.hasOwn(SPECIAL_BLOCKS, name)) return `${mention} kendi satırında, tek başına durmalı.`;
      if (!Object.hasOwn(VARIABLES, name)) return `${mention} diye bir değişken yok.`;
    }
    if (/\{\{|\}\}/.test(line.replace(MENTION, ''))) return 'Bir değişkenin {{ ya da }} işareti eksik.';
  }
  return null;
}

/** The page without an order shows a place where the total will stand. */
function totalOf(facts: Facts): string {
  const order = orderOf(facts);
  return order === null ? '[siparişin toplamı]' : formatTl(order.totalKurus);
}
