import { formatTl } from '../common/money.js';
import type { LegalDocumentKind } from '../orders/legal-document.js';
import { DUTY_TO_PAY_WORDS } from './built-in/pre-information.texts.js';
import {
  BOARD_WORDS,
  DELIVERY_LIMIT,
  MEDIATION_WORDS,
  RETURN_CARRIER_WORDS,
  RETURN_COST_WORDS,
  WITHDRAWAL,
  WORKSHOP_WITHDRAWAL,
} from './built-in/sale-clauses.texts.js';
import { documentLines } from './document-text.js';
import type { GeneralFacts, LegalFacts } from './legal-facts.js';
import { LEGAL_TEXT_KINDS, type LegalClause } from './legal-text.js';
import { renderLegalText } from './render-legal-text.js';
import { type SampleSale, sampleSale } from './sample-sale.js';

/** What the law demands of a text. */
interface LegalDemand {
  readonly key: string;
  /** What is missing: 'Arabuluculuk'. */
  readonly label: string;
  /** Where the law demands it. */
  readonly article: string;
  readonly kinds: readonly LegalDocumentKind[];
  /** The sale in whose document it must stand. */
  readonly sale: SampleSale;
  /** `text`: the document in small letters. */
  readonly isMet: (text: string, facts: LegalFacts) => boolean;
  /** Words that meet the demand; null when they are entered elsewhere. */
  readonly words: string | null;
  /** What to do when no words help. */
  readonly help?: string;
}

/** A demand that a text does not meet. */
export type MissingDemand = Omit<LegalDemand, 'isMet' | 'kinds' | 'sale'>;

const REGULATION = 'Mesafeli Sözleşmeler Yönetmeliği';
const CONSUMER_LAW = '6502 sayılı Kanun';
const small = (text: string) => text.toLocaleLowerCase('tr');
const says = (pattern: RegExp) => (text: string) => pattern.test(text);
const [FIRST_OF_WITHDRAWAL = ''] = WITHDRAWAL.text.split('\n');

/**
 * A reader's check, not a lawyer's: each demand is looked for by its characteristic words in the document of a sample
 * sale, with the studio's own details filled in.
 */
export const LEGAL_DEMANDS: readonly LegalDemand[] = [
  {
    key: 'seller',
    label: 'Satıcının unvanı, adresi, telefonu ve e-postası',
    article: `${REGULATION}, madde 5`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'products',
    isMet: (text, { seller }) =>
      [seller.title, seller.address, seller.phone, seller.email].every(
        (fact) => fact !== '' && text.includes(small(fact)),
      ),
    words: '{{satici.bilgiler}}',
  },
  {
    key: 'total_price',
    label: 'Vergiler dâhil toplam fiyat',
    article: `${REGULATION}, madde 5`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'both',
    isMet: (text, { totalKurus, lines }) =>
      [formatTl(totalKurus), ...lines.map(({ name }) => name)].every((fact) => text.includes(small(fact))),
    words: '{{siparis.kalemler}}',
  },
  {
    key: 'delivery_time',
    label: 'Teslim süresi ve 30 günlük yasal sınır',
    article: `${REGULATION}, madde 16`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'products',
    isMet: says(/(?:30|otuz)\s+gün/u),
    words: `Sipariş {{teslimat.sure}} içinde teslim edilir; ${DELIVERY_LIMIT}.`,
  },
  {
    key: 'withdrawal',
    label: 'Ürünlerde 14 günlük cayma hakkı',
    article: `${REGULATION}, madde 9`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'products',
    isMet: (text) => /(?:14|on dört)\s+gün/u.test(text) && /cay(?:ma|abilir)/u.test(text),
    words: FIRST_OF_WITHDRAWAL,
  },
  {
    key: 'workshop_withdrawal',
    label: 'Atölyelerde cayma hakkının olup olmadığı',
    article: `${REGULATION}, madde 5 ve 15`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'workshops',
    isMet: says(/cayma hakkı|cayabilir|cayamaz/u),
    words: WORKSHOP_WITHDRAWAL.text,
  },
  {
    key: 'refund',
    label: 'Cayınca ödemenin 14 gün içinde iadesi',
    article: `${REGULATION}, madde 12`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'products',
    isMet: says(/(?:14|on dört)\s+gün[^.]*iade eder|iade e[^.]*(?:14|on dört)\s+gün/u),
    words:
      'Satıcı, cayma bildiriminin ardından en geç 14 gün içinde, varsa teslimat masrafı dâhil aldığı bütün ödemeyi iade eder.',
  },
  {
    key: 'return_cost',
    label: 'İade kargosunu satıcının ödediği',
    article: `${REGULATION}, madde 13`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'products',
    isMet: says(/masraf\S*\s+satıcıya aittir|ücret ödemez|masraf\S*\s+satıcı\s+(?:öder|karşılar)/u),
    words: RETURN_COST_WORDS,
  },
  {
    key: 'return_carrier',
    label: 'İade için anlaşmalı kargo firmasının adı',
    article: `${REGULATION}, madde 5`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'products',
    isMet: (text, { returns }) => returns.carrier !== null && text.includes(small(returns.carrier)),
    words: RETURN_CARRIER_WORDS,
    help: 'Firmanın adını Atölye Bilgileri › Satıcı’da yazın; metin adı oradan alır.',
  },
  {
    key: 'board',
    label: 'Tüketici hakem heyeti ve tüketici mahkemesi',
    article: `${CONSUMER_LAW}, madde 68; ${REGULATION}, madde 5`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'products',
    isMet: (text) => /hakem heyet/u.test(text) && /tüketici mahkeme/u.test(text),
    words: BOARD_WORDS,
  },
  {
    key: 'mediation',
    label: 'Dava öncesi zorunlu arabuluculuk',
    article: `${CONSUMER_LAW}, madde 73/A`,
    kinds: LEGAL_TEXT_KINDS,
    sale: 'products',
    isMet: says(/arabulucu/u),
    words: MEDIATION_WORDS,
  },
  {
    key: 'duty_to_pay',
    label: 'Siparişin ödeme yükümlülüğü doğurduğu',
    article: `${REGULATION}, madde 8`,
    kinds: ['pre_information'],
    sale: 'both',
    isMet: says(/ödeme yükümlülü/u),
    words: DUTY_TO_PAY_WORDS,
  },
];

/** The demands that a text does not meet. */
export function missingDemands(
  kind: LegalDocumentKind,
  clauses: readonly LegalClause[],
  facts: GeneralFacts,
): MissingDemand[] {
  const read = new Map<SampleSale, { readonly sold: LegalFacts; readonly text: string }>();
  const documentOf = (sale: SampleSale) => {
    const sold = sampleSale(sale, facts);
    const lines = documentLines(renderLegalText(kind, { version: '', clauses }, sold));
    return { sold, text: small(lines.join('\n')) };
  };
  return LEGAL_DEMANDS.filter(({ kinds }) => kinds.includes(kind)).flatMap(
    ({ isMet, kinds: _kinds, sale, ...demand }) => {
      const document = read.get(sale) ?? documentOf(sale);
      read.set(sale, document);
      return isMet(document.text, document.sold) ? [] : [demand];
    },
  );
}
