import { useFormContext, useWatch } from 'react-hook-form';
import {
  isCompany,
  SELLER_KIND_NAMES,
  SELLER_KINDS,
  type SellerKind,
} from '@contract/studio/seller-identity.js';
import { isIdentityNumber } from '@contract/studio/tax-number.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { SelectField } from '../../../ui/select-field.js';
import { FieldPair } from '../../ui/field-pair.js';
import { Fields, SellerText } from './seller-text.js';
import { SELLER_LABELS, type SellerValues } from './seller-values.js';

const OF_COMPANIES = 'Şirketlerin sitesinde bulunmalıdır.';

/** What the state knows of the business. A field is optional only where its kind does not need it. */
export function BusinessFields() {
  const { register, formState, control } = useFormContext<SellerValues>();
  const [kind, taxNumber] = useWatch({ control, name: ['kind', 'taxNumber'] });
  const isOfCompany = isCompany(kind);
  const isCraftsman = kind === 'craftsman';
  return (
    <FieldGroup legend="İşletme">
      <Fields>
        <SelectField
          label={SELLER_LABELS.kind}
          options={SELLER_KINDS.map((value) => ({ value, label: SELLER_KIND_NAMES[value] }))}
          error={formState.errors.kind?.message}
          {...register('kind')}
        />
        <SellerText name="title" help="Şirketin tam unvanı, esnafta ad ve soyad." />
        <FieldPair>
          <SellerText name="taxOffice" />
          <SellerText name="taxNumber" inputMode="numeric" help={taxNumberHelp(kind, taxNumber)} />
          <SellerText
            name="mersis"
            inputMode="numeric"
            optional={!isOfCompany}
            help={
              isOfCompany ? `16 hane. ${OF_COMPANIES}` : '16 hane; ticaret siciline kayıtlıysanız vardır.'
            }
          />
          <SellerText
            name="chamber"
            optional={!isCraftsman}
            {...(isCraftsman && { help: 'Esnafın sitesinde bulunmalıdır.' })}
          />
          <SellerText
            name="professionRules"
            inputMode="url"
            optional
            help="Odanızın kurallarının sayfası; boşsa künye kanunun metnine götürür."
          />
          <SellerText
            name="kep"
            inputMode="email"
            optional={!isOfCompany}
            {...(isOfCompany && { help: OF_COMPANIES })}
          />
          <SellerText name="etbis" inputMode="url" optional />
        </FieldPair>
      </Fields>
    </FieldGroup>
  );
}

/** Says where the number is read, because a person may use the identity number in its place. */
function taxNumberHelp(kind: SellerKind, typed: string): string {
  if (!isIdentityNumber(typed.replace(/\s/g, ''))) return 'Herkesin okuduğu künyede ve sözleşmelerde yazar.';
  const shown =
    'T.C. kimlik numaranız sitede gösterilmez; yalnızca alıcının sipariş sayfasında, sözleşmesinde ve faturasında yazar.';
  return kind === 'craftsman'
    ? `${shown} Esnafın künyesinde vergi numarası bulunmalıdır: 10 haneli vergi numaranızı yazarsanız görünür.`
    : shown;
}
