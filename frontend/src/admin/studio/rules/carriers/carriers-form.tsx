import { chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';
import { FieldError } from '../../../../ui/field-frame.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { Icon } from '../../../../ui/icon.js';
import { TextField } from '../../../../ui/text-field.js';
import { DetailsForm } from '../../details-form.js';
import { useDetailsForm } from '../../use-details-form.js';
import { CARRIERS_SECTION, type CarriersValues } from './carriers-values.js';

export function CarriersForm({ read }: { readonly read: CarriersValues }) {
  const { client, admin } = trpc.useUtils();
  const editing = useDetailsForm<CarriersValues>({
    read,
    of: CARRIERS_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveCarriers.mutate(typed);
      await admin.studio.carriers.invalidate();
    },
    readAgain: () => client.admin.studio.carriers.query(),
    saved: 'Kargo firmaları kaydedildi; siparişlerde bunlar önerilir.',
  });
  return (
    <DetailsForm editing={editing}>
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        Siparişi kargoya verirken önerilen firmalar. Takip adresi, alıcının paketini izlediği sayfadır:
        Firmanın sitesinde bir paketi sorgulayın, açılan sayfanın adresini yapıştırın ve içindeki takip
        numarasının yerine {'{number}'} yazın. Örnek: https://kargo.example/?takip=<b>12345</b> yerine
        https://kargo.example/?takip=<b>{'{number}'}</b>. Adresi bilmiyorsanız boş bırakın. Gönderilmiş
        paketler, gönderildikleri günkü ad ve bağlantıyla kalır.
      </chakra.p>
      <Carriers />
    </DetailsForm>
  );
}

function Carriers() {
  const { control, formState } = useFormContext<CarriersValues>();
  const { fields, append, remove } = useFieldArray<CarriersValues, 'carriers'>({ control, name: 'carriers' });
  const { root, message } = (formState.errors.carriers ?? {}) as {
    readonly root?: { readonly message?: string };
    readonly message?: string;
  };
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      {fields.map(({ id }, index) => (
        <CarrierRow key={id} index={index} onRemove={() => remove(index)} />
      ))}
      <FieldError id="carriers-problem" error={root?.message ?? message} />
      <div>
        <Button
          variant="outline"
          icon={<Icon as={Plus} />}
          onClick={() => append({ name: '', trackingPage: '' })}
        >
          Firma Ekle
        </Button>
      </div>
    </chakra.div>
  );
}

interface CarrierRowProps {
  readonly index: number;
  readonly onRemove: () => void;
}

function CarrierRow({ index, onRemove }: CarrierRowProps) {
  const { register, formState } = useFormContext<CarriersValues>();
  const errors = formState.errors.carriers?.[index];
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '220px minmax(0, 1fr) auto' }}
      gap="3"
      alignItems="start"
    >
      <TextField
        size="sm"
        label="Firma"
        autoComplete="off"
        error={errors?.name?.message}
        {...register(`carriers.${index}.name`)}
      />
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
        <TextField
          size="sm"
          label="Takip adresi"
          inputMode="url"
          autoComplete="off"
          optional
          placeholder="https://kargo.example/?takip={number}"
          error={errors?.trackingPage?.message}
          {...register(`carriers.${index}.trackingPage`)}
        />
      </chakra.div>
      <chakra.div pt="7">
        <IconButton aria-label={`${index + 1}. firmayı kaldır`} onClick={onRemove}>
          <Icon as={Trash2} />
        </IconButton>
      </chakra.div>
    </chakra.div>
  );
}
