import { chakra } from '@chakra-ui/react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { InvoiceDetailsDto } from '@contract/invoicing/invoice-details.dto.js';
import { AddressFields } from './address-fields.js';
import { CheckboxField } from './checkbox-field.js';
import { FieldGroup } from './field-group.js';
import { RadioCard } from './radio-card.js';
import { TextField } from './text-field.js';

interface FormWithInvoice {
  readonly invoice?: InvoiceDetailsDto;
}

interface InvoiceFieldsProps {
  /** Whether the order has an address that the documents may go to as well. */
  readonly hasDeliveryAddress: boolean;
  /** The sentence under the optional number of a person. */
  readonly personHelp: string;
}

/** To whom the invoice is made out. A form begins with the person, of whom nothing more is needed. */
export function InvoiceFields({ hasDeliveryAddress, personHelp }: InvoiceFieldsProps) {
  const { field } = useController<FormWithInvoice, 'invoice.kind'>({ name: 'invoice.kind' });
  const isCompany = field.value === 'company';
  return (
    <FieldGroup legend="Fatura bilgileri">
      <chakra.div display="grid" gap="5">
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
          <RadioCard name={field.name} isChosen={!isCompany} onChoose={() => field.onChange('person')}>
            Bireysel
          </RadioCard>
          <RadioCard name={field.name} isChosen={isCompany} onChoose={() => field.onChange('company')}>
            Kurumsal
          </RadioCard>
        </chakra.div>
        {isCompany ? (
          <CompanyFields hasDeliveryAddress={hasDeliveryAddress} />
        ) : (
          <PersonFields help={personHelp} />
        )}
      </chakra.div>
    </FieldGroup>
  );
}

function PersonFields({ help }: { readonly help: string }) {
  const { register, formState } = useFormContext<FormWithInvoice>();
  return (
    <TextField
      label="T.C. kimlik no"
      optional
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      help={help}
      error={formState.errors.invoice?.identityNumber?.message}
      {...register('invoice.identityNumber')}
    />
  );
}

function CompanyFields({ hasDeliveryAddress }: { readonly hasDeliveryAddress: boolean }) {
  const { register, formState } = useFormContext<FormWithInvoice>();
  const isDeliveryAddress = useWatch<FormWithInvoice, 'invoice.isDeliveryAddress'>({
    name: 'invoice.isDeliveryAddress',
  });
  const errors = formState.errors.invoice;
  const isSame = hasDeliveryAddress && isDeliveryAddress !== false;
  return (
    <chakra.div display="grid" gap="5">
      <TextField
        label="Şirket unvanı"
        autoComplete="organization"
        maxLength={200}
        error={errors?.title?.message}
        {...register('invoice.title')}
      />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="4"
        rowGap="5"
      >
        <TextField
          label="Vergi dairesi"
          autoComplete="off"
          maxLength={80}
          error={errors?.taxOffice?.message}
          {...register('invoice.taxOffice')}
        />
        <TextField
          label="Vergi numarası"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          help="10 hane; şahıs şirketiyse 11 haneli T.C. kimlik no."
          error={errors?.taxNumber?.message}
          {...register('invoice.taxNumber')}
        />
      </chakra.div>
      {hasDeliveryAddress && <SameAddress />}
      {!isSame && <AddressFields name="invoice.address" legend="Fatura adresi" />}
    </chakra.div>
  );
}

function SameAddress() {
  const {
    field: { ref, name, value, onBlur, onChange },
  } = useController<FormWithInvoice, 'invoice.isDeliveryAddress'>({
    name: 'invoice.isDeliveryAddress',
  });
  return (
    <CheckboxField
      label="Fatura adresi, teslimat adresiyle aynı"
      ref={ref}
      name={name}
      checked={value !== false}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
