export type CardBehaviour =
  | { readonly kind: 'pays' }
  | { readonly kind: 'refused'; readonly errorCode: string }
  | { readonly kind: 'no_3ds_page' }
  | { readonly kind: 'bank_says'; readonly mdStatus: string }
  | { readonly kind: 'fraud_review' }
  | { readonly kind: 'not_reversible' };

export interface TestCard {
  readonly number: string;
  readonly bank: string;
  readonly association: 'VISA' | 'MASTER_CARD' | 'AMERICAN_EXPRESS' | 'TROY';
  readonly type: 'CREDIT_CARD' | 'DEBIT_CARD';
  readonly family: string;
  readonly behaviour: CardBehaviour;
}

type Row = readonly [number: string, bank: string, family: string, type: 'credit' | 'debit'];

/** iyzico's documented sandbox cards, with any future expiry and any well-formed CVC. */
const PAYING: readonly Row[] = [
  ['5890040000000016', 'Akbank', 'Neo', 'debit'],
  ['5526080000000006', 'Akbank', 'Axess', 'credit'],
  ['9792072000017956', 'Akbank', 'Axess', 'credit'],
  ['4766620000000001', 'Denizbank', '', 'debit'],
  ['4603450000000000', 'Denizbank', 'Bonus', 'credit'],
  ['4987490000000002', 'QNB', '', 'debit'],
  ['5311570000000005', 'QNB', 'CardFinans', 'credit'],
  ['9792020000000001', 'QNB', '', 'debit'],
  ['9792030000000000', 'QNB', 'CardFinans', 'credit'],
  ['5170410000000004', 'Garanti BBVA', '', 'debit'],
  ['5400360000000003', 'Garanti BBVA', 'Bonus', 'credit'],
  ['374427000000003', 'Garanti BBVA', '', 'credit'],
  ['4475050000000003', 'Halkbank', '', 'debit'],
  ['5528790000000008', 'Halkbank', 'Paraf', 'credit'],
  ['5892830000000000', 'İş Bankası', '', 'debit'],
  ['4543590000000006', 'İş Bankası', 'Maximum', 'credit'],
  ['4910050000000006', 'VakıfBank', '', 'debit'],
  ['4157920000000002', 'VakıfBank', 'World', 'credit'],
  ['5168880000000002', 'Yapı Kredi', '', 'debit'],
  ['5451030000000000', 'Yapı Kredi', 'World', 'credit'],
  ['4054180000000007', 'Foreign Bank', '', 'debit'],
  ['5400010000000004', 'Foreign Bank', '', 'credit'],
];

const REFUSED: Readonly<Record<string, string>> = {
  '4111111111111129': '10051',
  '4129111111111111': '10005',
  '4128111111111112': '10012',
  '4127111111111113': '10041',
  '4126111111111114': '10043',
  '4125111111111115': '10054',
  '4124111111111116': '10084',
  '4123111111111117': '10057',
  '4122111111111118': '10058',
  '4121111111111119': '10034',
  '4120111111111110': '10093',
  '4130111111111118': '10202',
};

const SPECIAL: Readonly<Record<string, CardBehaviour>> = {
  '4131111111111117': { kind: 'bank_says', mdStatus: '0' },
  '4141111111111115': { kind: 'bank_says', mdStatus: '4' },
  '4151111111111112': { kind: 'no_3ds_page' },
  '5406670000000009': { kind: 'not_reversible' },
  // Our own addition: iyzico's sandbox has no card that ends in a fraud review.
  '4142111111111114': { kind: 'fraud_review' },
};

export const TEST_CARDS: readonly TestCard[] = [
  ...PAYING.map(([number, bank, family, type]) =>
    card(number, { bank, family, type, behaviour: { kind: 'pays' } }),
  ),
  ...Object.entries(REFUSED).map(([number, errorCode]) => demoCard(number, { kind: 'refused', errorCode })),
  ...Object.entries(SPECIAL).map(([number, behaviour]) => demoCard(number, behaviour)),
];

/** Well-formed numbers outside the table pay, as they do in iyzico's sandbox. */
export function findCard(number: string): TestCard {
  return TEST_CARDS.find((known) => known.number === number) ?? demoCard(number, { kind: 'pays' });
}

interface Traits {
  readonly bank: string;
  readonly family: string;
  readonly type: 'credit' | 'debit';
  readonly behaviour: CardBehaviour;
}

function demoCard(number: string, behaviour: CardBehaviour): TestCard {
  return card(number, { bank: 'Deneme Bankası', family: 'Bonus', type: 'credit', behaviour });
}

function card(number: string, { bank, family, type, behaviour }: Traits): TestCard {
  return {
    number,
    bank,
    association: associationOf(number),
    type: type === 'credit' ? 'CREDIT_CARD' : 'DEBIT_CARD',
    family,
    behaviour,
  };
}

function associationOf(number: string): TestCard['association'] {
  if (number.startsWith('9792')) return 'TROY';
  if (/^3[47]/.test(number)) return 'AMERICAN_EXPRESS';
  return number.startsWith('4') ? 'VISA' : 'MASTER_CARD';
}

export function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}
