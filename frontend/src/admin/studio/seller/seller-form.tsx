import { chakra } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { trpc } from '../../../lib/server/trpc.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { TextArea } from '../../../ui/text-field.js';
import { FieldPair } from '../../ui/field-pair.js';
import { DetailsForm } from '../details-form.js';
import { useDetailsForm } from '../use-details-form.js';
import { BusinessFields } from './business-fields.js';
import { FromStudio } from './from-studio.js';
import { Fields, SellerText } from './seller-text.js';
import { SELLER_LABELS, SELLER_SECTION, type SellerValues } from './seller-values.js';

export function SellerForm({ read }: { readonly read: SellerValues }) {
  const { client, admin, content } = trpc.useUtils();
  const editing = useDetailsForm<SellerValues>({
    read,
    of: SELLER_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveSeller.mutate(typed);
      await Promise.all([admin.studio.seller.invalidate(), content.invalidate()]);
    },
    readAgain: () => client.admin.studio.seller.query(),
    saved: 'Satıcı bilgileri kaydedildi; bundan sonraki sözleşmelerde bunlar yazar.',
  });
  return (
    <DetailsForm editing={editing}>
      <chakra.p color="fg.muted">
        Sözleşmelerde, politikalarda, künyede ve e-postaların altında yazanlar. Verilmiş siparişler,
        verildikleri günkü bilgilerle kalır.
      </chakra.p>
      <BusinessFields />
      <ContactFields />
      <MoneyFields />
      <ReturnFields />
    </DetailsForm>
  );
}

function ContactFields() {
  return (
    <FieldGroup legend="İletişim">
      <Fields>
        <FromStudio />
        <SellerText name="address" />
        <FieldPair>
          <SellerText name="phone" inputMode="tel" />
          <SellerText name="email" inputMode="email" />
        </FieldPair>
      </Fields>
    </FieldGroup>
  );
}

function MoneyFields() {
  const { control, formState } = useFormContext<SellerValues>();
  const { message } = (formState.errors.ibans ?? {}) as { readonly message?: string };
  return (
    <FieldGroup legend="Banka">
      <Controller
        control={control}
        name="ibans"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <TextArea
            ref={ref}
            label={SELLER_LABELS.ibans}
            optional
            rows={3}
            help="Her satıra bir IBAN."
            error={message}
            value={value.join('\n')}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
          />
        )}
      />
    </FieldGroup>
  );
}

function ReturnFields() {
  return (
    <FieldGroup legend="İadeler">
      <Fields>
        <SellerText name="returnAddress" optional help="Boşsa merkez adresi." />
        <SellerText name="returnCarrier" help="Alıcı bu firmayla ücretsiz gönderir; sözleşme adını söyler." />
      </Fields>
    </FieldGroup>
  );
}
