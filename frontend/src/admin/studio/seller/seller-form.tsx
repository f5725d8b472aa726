import { chakra } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { SELLER_KIND_NAMES, SELLER_KINDS } from '@contract/studio/seller-identity.js';
import { trpc } from '../../../lib/trpc.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { FieldPair } from '../../ui/field-pair.js';
import { DetailsForm } from '../details-form.js';
import { useDetailsForm } from '../use-details-form.js';
import { SELLER_LABELS, SELLER_SECTION, type SellerValues } from './seller-values.js';

const Fields = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });

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

type TextName = Exclude<keyof typeof SELLER_LABELS, 'kind' | 'ibans'>;

interface SellerTextProps {
  readonly name: TextName;
  readonly optional?: boolean;
  readonly help?: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'url';
}

function SellerText({ name, ...rest }: SellerTextProps) {
  const { register, formState } = useFormContext<SellerValues>();
  return (
    <TextField
      label={SELLER_LABELS[name]}
      autoComplete="off"
      error={formState.errors[name]?.message}
      {...rest}
      {...register(name)}
    />
  );
}

function BusinessFields() {
  const { register, formState } = useFormContext<SellerValues>();
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
          <SellerText name="taxNumber" inputMode="numeric" />
          <SellerText name="mersis" inputMode="numeric" optional help="Şirketlerde zorunludur; 16 hane." />
          <SellerText name="chamber" optional />
          <SellerText
            name="professionRules"
            inputMode="url"
            optional
            help="Odanızın kurallarının sayfası; boşsa künye kanunun metnine götürür."
          />
          <SellerText name="kep" inputMode="email" optional />
          <SellerText name="etbis" inputMode="url" optional />
        </FieldPair>
      </Fields>
    </FieldGroup>
  );
}

function ContactFields() {
  return (
    <FieldGroup legend="İletişim">
      <Fields>
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
        <SellerText
          name="returnCarrier"
          optional
          help="Alıcı bu firmayla ücretsiz gönderir; sözleşme adını söyler."
        />
      </Fields>
    </FieldGroup>
  );
}
