import { chakra } from '@chakra-ui/react';
import { type FieldPathValue, useController, useFormContext, useWatch } from 'react-hook-form';
import type { AcceptedInformationDto } from '@contract/orders/checkout.dto.js';
import { trpc } from '../../lib/trpc.js';
import { Button } from '../../ui/button.js';
import { Note } from '../../ui/note.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea } from '../../ui/text-field.js';
import { FieldGroup } from './field-group.js';

type Place = 'address.city' | 'address.district' | 'address.neighbourhood';

/** The lists do not change while somebody types. */
const KEPT = { staleTime: Infinity };

export function AddressFields() {
  const { register, setValue, formState } = useFormContext<AcceptedInformationDto>();
  const [city = '', district = ''] = useWatch<AcceptedInformationDto, ['address.city', 'address.district']>({
    name: ['address.city', 'address.district'],
  });
  const cities = trpc.addresses.cities.useQuery(undefined, KEPT);
  const districts = trpc.addresses.districts.useQuery({ city }, { ...KEPT, enabled: city !== '' });
  const neighbourhoods = trpc.addresses.neighbourhoods.useQuery(
    { city, district },
    { ...KEPT, enabled: city !== '' && district !== '' },
  );
  const failed = [cities, districts, neighbourhoods].find((list) => list.isError);
  const empty = (...names: Place[]) => names.forEach((name) => setValue(name, ''));
  return (
    <FieldGroup legend="Teslimat adresi">
      <chakra.div display="grid" gap="5">
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
          columnGap="4"
          rowGap="5"
        >
          <PlaceField
            name="address.city"
            label="İl"
            autoComplete="address-level1"
            names={cities.data}
            placeholder="İl seçin"
            onChosen={() => empty('address.district', 'address.neighbourhood')}
          />
          <PlaceField
            name="address.district"
            label="İlçe"
            autoComplete="address-level2"
            names={districts.data}
            placeholder={city === '' ? 'Önce il seçin' : 'İlçe seçin'}
            waitsForOther={city === ''}
            onChosen={() => empty('address.neighbourhood')}
          />
        </chakra.div>
        <PlaceField
          name="address.neighbourhood"
          label="Mahalle"
          autoComplete="address-level3"
          names={neighbourhoods.data}
          placeholder={district === '' ? 'Önce ilçe seçin' : 'Mahalle seçin'}
          waitsForOther={district === ''}
        />
        {failed !== undefined && (
          <Note tone="danger" role="alert">
            Adres listesini yükleyemedik.{' '}
            <Button variant="outline" size="sm" onClick={() => void failed.refetch()}>
              Yeniden Deneyin
            </Button>
          </Note>
        )}
        <TextArea
          label="Açık adres"
          rows={2}
          autoComplete="street-address"
          placeholder="Sokak, kapı ve daire numarası"
          error={formState.errors.address?.addressLine?.message}
          {...register('address.addressLine')}
        />
      </chakra.div>
    </FieldGroup>
  );
}

interface PlaceFieldProps {
  readonly name: Place;
  readonly label: string;
  readonly autoComplete: string;
  readonly placeholder: string;
  /** Undefined while the list is on its way. */
  readonly names: readonly string[] | undefined;
  readonly waitsForOther?: boolean;
  readonly onChosen?: () => void;
}

/** Controlled, so that a restored choice shows as soon as its list has come. */
function PlaceField({ name, names, waitsForOther = false, onChosen, placeholder, ...rest }: PlaceFieldProps) {
  const { field, fieldState } = useController<AcceptedInformationDto, Place>({ name });
  const isLoading = names === undefined && !waitsForOther;
  const value: FieldPathValue<AcceptedInformationDto, Place> = names?.includes(field.value ?? '')
    ? field.value
    : '';
  return (
    <SelectField
      {...rest}
      {...field}
      value={value}
      options={(names ?? []).map((choice) => ({ value: choice, label: choice }))}
      placeholder={isLoading ? 'Liste yükleniyor…' : placeholder}
      aria-busy={isLoading || undefined}
      error={fieldState.error?.message}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.();
      }}
    />
  );
}
