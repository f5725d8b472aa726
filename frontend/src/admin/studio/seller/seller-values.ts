import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { SaveSellerDto } from '@contract/studio/seller-details.dto.js';
import type { SellerDetails } from '@contract/studio/seller-details.js';
import { SELLER_KIND_NAMES } from '@contract/studio/seller-identity.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { ConflictField } from '../../ui/conflict-dialog.js';

export type SellerValues = SavedSection<'seller'>;

export const sellerResolver = classValidatorResolver(SaveSellerDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<SellerValues>;

export const SELLER_LABELS: Readonly<Record<keyof SellerDetails, string>> = {
  kind: 'İşletme türü',
  title: 'Unvan',
  taxOffice: 'Vergi dairesi',
  taxNumber: 'Vergi ya da kimlik numarası',
  mersis: 'MERSİS numarası',
  chamber: 'Meslek odası ve sicil numarası',
  kep: 'KEP adresi',
  etbis: 'ETBİS kaydının adresi',
  address: 'Merkez adresi',
  phone: 'Telefon',
  email: 'E-posta',
  ibans: 'IBAN’lar',
  returnAddress: 'İade adresi',
  returnCarrier: 'Anlaşmalı kargo firması',
};

/** Lists the differences between the form and what somebody else saved. */
export function sellerConflict(mine: SellerValues, theirs: SellerValues): ConflictField[] {
  return (Object.keys(SELLER_LABELS) as (keyof SellerDetails)[])
    .map((name) => ({ label: SELLER_LABELS[name], mine: shown(mine, name), theirs: shown(theirs, name) }))
    .filter((field) => field.mine !== field.theirs);
}

function shown(values: SellerValues, name: keyof SellerDetails): string {
  if (name === 'kind') return SELLER_KIND_NAMES[values.kind];
  if (name === 'ibans') return values.ibans.join('\n');
  return values[name];
}
