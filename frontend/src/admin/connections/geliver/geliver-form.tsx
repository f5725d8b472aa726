import { chakra } from '@chakra-ui/react';
import type { GeliverView } from '@contract/connections/geliver-account.js';
import { SaveGeliverAccountDto } from '@contract/connections/geliver-account.dto.js';
import { Controller, useFormContext } from 'react-hook-form';
import { trpc } from '../../../lib/server/trpc.js';
import { SelectField } from '../../../ui/select-field.js';
import { WholeNumberField } from '../../ui/whole-number-field.js';
import { AccountForm, SecretField } from '../account-form.js';
import { useAccountForm } from '../use-account-form.js';
import { useGeliverAgain } from './use-geliver-again.js';

interface GeliverFormProps {
  readonly view: GeliverView;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

const PLACES = [
  { value: 'live', label: 'Gerçek gönderi: etiketin ücreti ödenir' },
  { value: 'test', label: 'Deneme: ücret ödenmez, paket alınmaz' },
];
/** A box for two or three pieces, until the studio writes its own. */
const USUAL_BOX = { lengthCm: 30, widthCm: 25, heightCm: 20 };

/** Asks for the token of Geliver and the box in which parcels are sent. */
export function GeliverForm({ view, onCancel, onSaved }: GeliverFormProps) {
  const { client } = trpc.useUtils();
  const { accountId, account } = view;
  const { lengthCm, widthCm, heightCm } = account ?? USUAL_BOX;
  const form = useAccountForm<SaveGeliverAccountDto>({
    dto: SaveGeliverAccountDto,
    empty: {
      ...{ place: account?.place ?? 'live', token: '', lengthCm, widthCm, heightCm },
      ...{ replaces: accountId, currentPassword: '' },
    },
    send: (typed) =>
      client.admin.connections.saveGeliver.mutate(Object.assign(typed, { replaces: accountId })),
    readAgain: useGeliverAgain(),
    saved: 'Geliver hesabınızı tanıdı. Kargo etiketlerini sipariş listesinden alabilirsiniz.',
    onSaved,
  });
  return (
    <AccountForm label="Kargo hesabı" form={form} onCancel={onCancel}>
      <chakra.p color="fg.muted">
        Paketler, Geliver panelinde varsayılan gönderici olarak seçtiğiniz adresten yola çıkar. Geliver her
        paket için kargo firmalarından teklif alır; en uygunu seçilir.
      </chakra.p>
      <PlaceField />
      <SecretField
        name="token"
        label="API anahtarı"
        help="Geliver panelinde API Anahtarları sayfasındadır."
      />
      <Box />
    </AccountForm>
  );
}

function PlaceField() {
  const { register, formState } = useFormContext<SaveGeliverAccountDto>();
  return (
    <SelectField
      label="Ortam"
      size="sm"
      options={PLACES}
      error={formState.errors.place?.message}
      {...register('place')}
    />
  );
}

const SIDES = [
  ['lengthCm', 'En (cm)'],
  ['widthCm', 'Boy (cm)'],
  ['heightCm', 'Yükseklik (cm)'],
] as const;

function Box() {
  const { control, formState } = useFormContext<SaveGeliverAccountDto>();
  return (
    <chakra.fieldset minW="0" border="0" p="0" m="0">
      <chakra.legend p="0" mb="2">
        Her zamanki koliniz
      </chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap="3"
      >
        {SIDES.map(([name, label]) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field }) => (
              <WholeNumberField
                label={label}
                size="sm"
                field={field}
                error={formState.errors[name]?.message}
              />
            )}
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
