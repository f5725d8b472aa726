import { chakra } from '@chakra-ui/react';
import { type FieldPathValue, useController, useFormContext, useWatch } from 'react-hook-form';
import type { AddressDto } from '@contract/checkout/checkout.dto.js';
import { trpc } from '../lib/server/trpc.js';
import { Button } from './button.js';
import { Note } from './note.js';
import { PlaceSearch } from './place-search.js';
import { SelectField } from './select-field.js';
import { TextArea } from './text-field.js';
import { FieldGroup } from './field-group.js';

/** The form's path of the address. */
type AddressName = 'address' | 'place' | 'invoice.address';
type FormWithAddress = Partial<Record<'address' | 'place', AddressDto>> & {
  readonly invoice?: { readonly address?: AddressDto };
};
type Place = `${AddressName}.${'city' | 'district' | 'neighbourhood'}`;

/** The lists do not change while a form is open. */
const KEPT = { staleTime: Infinity };

interface AddressFieldsProps {
  readonly name: AddressName;
  readonly legend: string;
}

/** The fields of an address: province, district and neighbourhood from lists, the rest as free text. */
export function AddressFields({ name, legend }: AddressFieldsProps) {
  const { register, setValue, getFieldState, formState } = useFormContext<FormWithAddress>();
  const [city = '', district = ''] = useWatch<FormWithAddress, [Place, Place]>({
    name: [`${name}.city`, `${name}.district`],
  });
  const cities = trpc.addresses.cities.useQuery(undefined, KEPT);
  const districts = trpc.addresses.districts.useQuery({ city }, { ...KEPT, enabled: city !== '' });
  const neighbourhoods = trpc.addresses.neighbourhoods.useQuery(
    { city, district },
    { ...KEPT, enabled: city !== '' && district !== '' },
  );
  // A form may have two addresses; browsers keep them apart by this word.
  const section = name === 'invoice.address' ? 'billing ' : '';
  const failed = [cities, districts, neighbourhoods].find((list) => list.isError);
  const empty = (...places: Place[]) => places.forEach((place) => setValue(place, '', { shouldDirty: true }));
  const choose = (found: Pick<AddressDto, 'city' | 'district' | 'neighbourhood'>) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue(`${name}.city`, found.city, options);
    setValue(`${name}.district`, found.district, options);
    setValue(`${name}.neighbourhood`, found.neighbourhood, options);
  };
  return (
    <FieldGroup legend={legend}>
      <chakra.div display="grid" gap="5">
        <PlaceSearch onChoose={choose} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
          columnGap="4"
          rowGap="5"
        >
          <PlaceField
            name={`${name}.city`}
            label="İl"
            autoComplete={`${section}address-level1`}
            names={cities.data}
            placeholder="İl seçin"
            onChosen={() => empty(`${name}.district`, `${name}.neighbourhood`)}
          />
          <PlaceField
            name={`${name}.district`}
            label="İlçe"
            autoComplete={`${section}address-level2`}
            names={districts.data}
            placeholder={city === '' ? 'Önce il seçin' : 'İlçe seçin'}
            waitsForOther={city === ''}
            onChosen={() => empty(`${name}.neighbourhood`)}
          />
        </chakra.div>
        <PlaceField
          name={`${name}.neighbourhood`}
          label="Mahalle"
          autoComplete={`${section}address-level3`}
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
          autoComplete={`${section}street-address`}
          placeholder="Sokak, kapı ve daire numarası"
          error={getFieldState(`${name}.addressLine`, formState).error?.message}
          {...register(`${name}.addressLine`)}
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
  /** Undefined while the list is loading. */
  readonly names: readonly string[] | undefined;
  readonly waitsForOther?: boolean;
  readonly onChosen?: () => void;
}

/** The field is controlled, so that a restored choice shows as soon as its list has loaded. */
function PlaceField({ name, names, waitsForOther = false, onChosen, placeholder, ...rest }: PlaceFieldProps) {
  const { field, fieldState } = useController<FormWithAddress, Place>({ name });
  const isLoading = names === undefined && !waitsForOther;
  const value: FieldPathValue<FormWithAddress, Place> = names?.includes(field.value ?? '') ? field.value : '';
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
