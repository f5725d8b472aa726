import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProfileDto } from '@contract/people/profile.dto.js';
import { AddressFields } from '../../ui/address-fields.js';
import { Button } from '../../ui/button.js';
import { Note } from '../../ui/note.js';
import { EMPTY_PLACE, isEmptyPlace } from './profile-values.js';

/** The optional address, which can be left out, started and removed again. */
export function AddressPart() {
  const { setValue, clearErrors } = useFormContext<ProfileDto>();
  const [place, address = ''] = useWatch<ProfileDto, ['place', 'address']>({ name: ['place', 'address'] });
  const hasPlace = !isEmptyPlace(place);
  const clear = () => {
    setValue('place', EMPTY_PLACE, { shouldDirty: true });
    setValue('address', '', { shouldDirty: true });
    clearErrors('place');
  };
  return (
    <chakra.div display="grid" gap="5">
      <AddressFields name="place" legend="Adresiniz (isterseniz)" />
      {!hasPlace && address !== '' && (
        <Note>
          Kayıtlı adresiniz: <strong>{address}</strong>. Listelerden seçtiğiniz adres onun yerine geçer.
        </Note>
      )}
      {(hasPlace || address !== '') && (
        <chakra.div>
          <Button variant="outline" size="sm" onClick={clear}>
            Adresi Kaldır
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
