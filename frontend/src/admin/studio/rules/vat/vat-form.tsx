import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { studioDate } from '@contract/common/dates.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { Button } from '../../../../ui/button.js';
import { FieldGroup } from '../../../../ui/field-group.js';
import { Icon } from '../../../../ui/icon.js';
import { SelectField } from '../../../../ui/select-field.js';
import { DetailsForm } from '../../details-form.js';
import { useDetailsForm } from '../../use-details-form.js';
import { RateFields } from './rate-fields.js';
import { DEFAULT_LABELS, DEFAULT_NAMES, VAT_SECTION, type VatValues } from './vat-values.js';

export function VatForm({ read }: { readonly read: VatValues }) {
  const { client, admin } = trpc.useUtils();
  const editing = useDetailsForm<VatValues>({
    read,
    of: VAT_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveVat.mutate(typed);
      await admin.studio.vat.invalidate();
    },
    readAgain: () => client.admin.studio.vat.query(),
    saved: 'KDV oranları kaydedildi; bundan sonraki siparişlerde bunlar geçerli.',
  });
  return (
    <DetailsForm editing={editing}>
      <chakra.p color="fg.muted">
        Fiyatlarınıza KDV dâhildir; oran değişince fiyat değişmez, içindeki vergi değişir. Yeni bir oran bugün
        ya da daha sonra başlar. Verilmiş siparişler, verildikleri günkü oranla kalır.
      </chakra.p>
      <Rates />
      <Defaults />
    </DetailsForm>
  );
}

function Rates() {
  const { control } = useFormContext<VatValues>();
  const { fields, append, remove } = useFieldArray<VatValues, 'rates', 'key'>({
    control,
    name: 'rates',
    keyName: 'key',
  });
  const today = studioDate(useNow());
  return (
    <FieldGroup legend="Oranlar">
      <chakra.div display="grid" gap="6">
        {fields.map(({ key }, index) => (
          <RateFields key={key} index={index} today={today} onRemove={() => remove(index)} />
        ))}
        <div>
          <Button
            variant="outline"
            icon={<Icon as={Plus} />}
            onClick={() =>
              append({
                id: crypto.randomUUID(),
                name: '',
                percents: [{ percent: Number.NaN, from: today }],
              })
            }
          >
            KDV Oranı Ekle
          </Button>
        </div>
      </chakra.div>
    </FieldGroup>
  );
}

/** The rates of whatever has none of its own. */
function Defaults() {
  const { register, formState } = useFormContext<VatValues>();
  const rates = useWatch<VatValues, 'rates'>({ name: 'rates' });
  const options = rates.map(({ id, name }) => ({ value: id, label: name || 'Adsız oran' }));
  return (
    <FieldGroup legend="Neye hangi oran uygulanır?">
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {DEFAULT_NAMES.map((name) => (
          <SelectField
            key={name}
            label={DEFAULT_LABELS[name]}
            options={options}
            error={formState.errors[name]?.message}
            {...register(name)}
          />
        ))}
      </chakra.div>
      <chakra.p textStyle="note" color="fg.muted" mt="3">
        Bir ürüne ya da workshopa kendi formunda başka bir oran seçebilirsiniz.
      </chakra.p>
    </FieldGroup>
  );
}
