import { formatPhone, normalisePhone } from '../common/phone.js';
import type { SellerDetails } from './seller-details.js';
import { SELLER_KIND_NAMES, type SellerKind } from './seller-identity.js';
import { isIdentityNumber } from './tax-number.js';

export interface ImprintFact {
  readonly label: string;
  readonly value: string;
  /** Where it leads; null for a plain text. */
  readonly href: string | null;
}

/**
 * Who runs the shop, as law 6563 and its regulation (article 5) want it shown; only what is known. The regulation asks
 * for a tax number, so the identity number that a person may use in its place stays private.
 */
export interface Imprint {
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly facts: readonly ImprintFact[];
}

interface Law {
  readonly number: number;
  readonly name: string;
}

const TRADERS: Law = {
  number: 5174,
  name: 'Türkiye Odalar ve Borsalar Birliği ile Odalar ve Borsalar Kanunu',
};
const LAWS: Readonly<Record<SellerKind, Law>> = {
  craftsman: { number: 5362, name: 'Esnaf ve Sanatkârlar Meslek Kuruluşları Kanunu' },
  sole_trader: TRADERS,
  limited: TRADERS,
  joint_stock: TRADERS,
  cooperative: { number: 1163, name: 'Kooperatifler Kanunu' },
};

export function imprintOf(seller: SellerDetails): Imprint {
  const { title, email, address } = seller;
  const phone = formatPhone(seller.phone);
  const facts: readonly ImprintFact[] = [
    plain('Unvan', title),
    plain('İşletme türü', SELLER_KIND_NAMES[seller.kind]),
    plain('MERSİS numarası', seller.mersis),
    plain('Vergi dairesi', seller.taxOffice),
    plain('Vergi numarası', isIdentityNumber(seller.taxNumber) ? '' : seller.taxNumber),
    plain('Merkez adresi', address),
    linked('Telefon', phone, `tel:${normalisePhone(seller.phone) ?? seller.phone}`),
    linked('E-posta', email, `mailto:${email}`),
    linked('KEP adresi', seller.kep, `mailto:${seller.kep}`),
    plain('Meslek odası', seller.chamber),
    ...(seller.chamber === '' ? [] : [rulesOf(seller)]),
    linked('ETBİS kaydı', seller.etbis === '' ? '' : 'Kaydı görün', seller.etbis),
    plain('İade adresi', seller.returnAddress),
  ];
  return { title, email, phone, address, facts: facts.filter(({ value }) => value !== '') };
}

/** The rules of conduct of the profession, and where they are read. */
function rulesOf({ kind, professionRules }: SellerDetails): ImprintFact {
  const { number, name } = LAWS[kind];
  const ofTheLaw = `https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=${number}&MevzuatTur=1&MevzuatTertip=5`;
  return linked('Meslek kuralları', `${number} sayılı ${name}`, professionRules || ofTheLaw);
}

function plain(label: string, value: string): ImprintFact {
  return { label, value, href: null };
}

function linked(label: string, value: string, href: string): ImprintFact {
  return { label, value, href };
}
