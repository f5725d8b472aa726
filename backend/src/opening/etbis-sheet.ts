import { formatPhone } from '../../contract/common/phone.js';
import type { EtbisRow } from '../../contract/opening/etbis-sheet.views.js';
import type { OpeningScreen } from '../../contract/opening/readiness.views.js';
import type { Features } from '../../contract/studio/features.js';
import type { SellerDetails } from '../../contract/studio/seller-details.js';
import { isCompany, SELLER_KIND_NAMES } from '../../contract/studio/seller-identity.js';

/** What the sheet is made from. */
export interface EtbisFacts {
  readonly publicUrl: string;
  readonly seller: SellerDetails;
  readonly features: Features;
  /** The names of the categories that have pieces for sale. */
  readonly categories: readonly string[];
  readonly carriers: readonly string[];
  readonly takesCards: boolean;
}

/** All that ETBİS asks of an online shop, from what the studio has entered elsewhere. */
export function etbisSheet(facts: EtbisFacts): EtbisRow[] {
  const { publicUrl, carriers } = facts;
  return [
    rowOf('domain', 'İnternet sitesi (alan adı)', { value: new URL(publicUrl).hostname, screen: 'domain' }),
    ...sellerRows(facts.seller),
    rowOf('activity', 'Faaliyet türü', {
      value: 'Kendi sitesinden satış: işletmeden tüketiciye (B2C)',
      screen: null,
    }),
    rowOf('goods', 'Satılan mal ve hizmetler', { value: goodsOf(facts), screen: 'products' }),
    rowOf('payment', 'Ödeme yöntemleri', { value: paymentOf(facts), screen: 'connections' }),
    rowOf('carriers', 'Kargo firmaları', { value: carriers.join(', '), screen: 'rules' }),
    // The shop cannot know on whose machines it runs.
    rowOf('hosting', 'Yer sağlayıcı (sitenizi barındıran firma)', { value: '', screen: null }),
  ];
}

function sellerRows(seller: SellerDetails): EtbisRow[] {
  const { kind, title, taxOffice, taxNumber, mersis, kep, address, phone, email } = seller;
  const isOptional = !isCompany(kind);
  const rows: readonly (readonly [string, string, string, boolean?])[] = [
    ['title', 'Unvan', title],
    ['kind', 'İşletme türü', SELLER_KIND_NAMES[kind]],
    ['taxOffice', 'Vergi dairesi', taxOffice],
    ['taxNumber', 'Vergi ya da T.C. kimlik numarası', taxNumber],
    ['mersis', 'MERSİS numarası', mersis, isOptional],
    ['kep', 'KEP adresi', kep],
    ['address', 'Adres', address],
    ['phone', 'Telefon', formatPhone(phone)],
    ['email', 'E-posta', email],
  ];
  return rows.map(([key, label, value, optional = false]) =>
    rowOf(key, label, { value, screen: 'seller', isOptional: optional }),
  );
}

function goodsOf({ categories, features }: EtbisFacts): string {
  const pieces = features.shop ? categories : [];
  return [...pieces, ...(features.workshops ? ['Seramik workshopları'] : [])].join(', ');
}

function paymentOf({ takesCards, seller }: EtbisFacts): string {
  return [takesCards && 'Banka ve kredi kartı (iyzico)', seller.ibans.length > 0 && 'Havale/EFT']
    .filter((way) => way !== false)
    .join(', ');
}

interface Answer {
  readonly value: string;
  readonly screen: OpeningScreen | null;
  readonly isOptional?: boolean;
}

function rowOf(key: string, label: string, { value, screen, isOptional = false }: Answer): EtbisRow {
  return { key, label, value: value.trim(), screen, isOptional };
}
