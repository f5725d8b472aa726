import { chakra } from '@chakra-ui/react';
import { Controller, type FieldPathByValue, useController, useFormContext, useWatch } from 'react-hook-form';
import { describeDelivery } from '@contract/studio/shipping-promise.js';
import { SHIPPING_MODES } from '@contract/studio/shipping-rules.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { FieldGroup } from '../../../../ui/field-group.js';
import { SelectField } from '../../../../ui/select-field.js';
import { SwitchField } from '../../../../ui/switch-field.js';
import { AmountField } from '../../../ui/amount-field.js';
import { DetailsForm } from '../../details-form.js';
import { useDetailsForm } from '../../use-details-form.js';
import { MODE_NAMES, SHIPPING_LABELS, SHIPPING_SECTION, type ShippingValues } from './shipping-values.js';
import { WeightFields } from './weight-fields.js';

export function ShippingForm({ read }: { readonly read: ShippingValues }) {
  const { client, admin, content } = trpc.useUtils();
  const editing = useDetailsForm<ShippingValues>({
    read,
    of: SHIPPING_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveShipping.mutate(typed);
      await Promise.all([admin.studio.shipping.invalidate(), content.invalidate()]);
    },
    readAgain: () => client.admin.studio.shipping.query(),
    saved: 'Kargo kuralları kaydedildi; bundan sonraki siparişlerde bunlar geçerli.',
  });
  return (
    <DetailsForm editing={editing}>
      <chakra.p color="fg.muted">
        Alıcının paket için ödediği ücret. Sepette, ödemede, sözleşmede ve faturada ayrı bir kalem olur;
        sitedeki kargo sözleri de buradan yazılır. Workshop yerleri için kargo alınmaz.
      </chakra.p>
      <FeeFields />
      <PickUpField />
      <PromisePreview />
    </DetailsForm>
  );
}

function FeeFields() {
  const { register, formState } = useFormContext<ShippingValues>();
  const mode = useWatch<ShippingValues, 'mode'>({ name: 'mode' });
  return (
    <FieldGroup legend={SHIPPING_LABELS.mode}>
      <chakra.div display="grid" gap="4">
        <SelectField
          label="Nasıl belirlensin?"
          options={SHIPPING_MODES.map((value) => ({ value, label: MODE_NAMES[value] }))}
          error={formState.errors.mode?.message}
          {...register('mode')}
        />
        {(mode === 'fixed' || mode === 'free_above') && <Amount name="feeKurus" />}
        {mode === 'free_above' && (
          <Amount
            name="freeFromKurus"
            help="Parçaların kupondan sonraki tutarı; workshop yerleri sayılmaz."
          />
        )}
        {mode === 'by_weight' && <WeightFields />}
      </chakra.div>
    </FieldGroup>
  );
}

interface AmountProps {
  readonly name: Extract<FieldPathByValue<ShippingValues, number>, 'feeKurus' | 'freeFromKurus'>;
  readonly help?: string;
}

function Amount({ name, help }: AmountProps) {
  const { field, fieldState } = useController<ShippingValues, AmountProps['name']>({ name });
  return (
    <AmountField
      label={SHIPPING_LABELS[name]}
      field={field}
      error={fieldState.error?.message}
      {...(help !== undefined && { help })}
    />
  );
}

function PickUpField() {
  const { control } = useFormContext<ShippingValues>();
  return (
    <FieldGroup legend={SHIPPING_LABELS.offersPickUp}>
      <Controller
        control={control}
        name="offersPickUp"
        render={({ field: { value, onChange } }) => (
          <SwitchField
            label="Alıcılar parçalarını atölyeden teslim alabilsin"
            help="Ödeme adımında seçerler; kargo ücreti de teslimat adresi de istenmez."
            checked={value}
            onChange={onChange}
          />
        )}
      />
    </FieldGroup>
  );
}

/** What the site will say, so that nobody has to look for it there. */
function PromisePreview() {
  const { mode, feeKurus, freeFromKurus, offersPickUp } = useWatch<ShippingValues>() as ShippingValues;
  if (Number.isNaN(feeKurus) || Number.isNaN(freeFromKurus)) return null;
  return (
    <chakra.p color="fg.muted" aria-live="polite">
      Sitede şöyle yazar: <q>{describeDelivery({ mode, feeKurus, freeFromKurus, offersPickUp })}</q>
    </chakra.p>
  );
}
