import { SaveSellerDto } from '@contract/studio/seller-details.dto.js';
import type { SellerDetails } from '@contract/studio/seller-details.js';
import { SELLER_KIND_NAMES } from '@contract/studio/seller-identity.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../edited-section.js';

export type SellerValues = SavedSection<'seller'>;

export const SELLER_LABELS: Readonly<Record<keyof SellerDetails, string>> = {
  kind: 'İşletme türü',
  title: 'Unvan',
  taxOffice: 'Vergi dairesi',
  taxNumber: 'Vergi ya da kimlik numarası',
  mersis: 'MERSİS numarası',
  chamber: 'Meslek odası ve sicil numarası',
  professionRules: 'Meslek kurallarının adresi',
  kep: 'KEP adresi',
  etbis: 'ETBİS kaydının adresi',
  address: 'Merkez adresi',
  phone: 'Telefon',
  email: 'E-posta',
  ibans: 'IBAN’lar',
  returnAddress: 'İade adresi',
  returnCarrier: 'Anlaşmalı kargo firması',
};

function inWords({ kind, ibans, ...texts }: SellerDetails) {
  const words = { ...texts, kind: SELLER_KIND_NAMES[kind], ibans: ibans.join('\n') };
  const names = Object.keys(SELLER_LABELS) as (keyof SellerDetails)[];
  return Object.fromEntries(names.map((name) => [SELLER_LABELS[name], words[name]]));
}

export const SELLER_SECTION: EditedSection<SellerValues> = {
  section: 'seller',
  dto: SaveSellerDto,
  inWords,
};
