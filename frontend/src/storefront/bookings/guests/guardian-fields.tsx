import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { SEAT_GUEST_NAME_LENGTH } from '@contract/bookings/seat-guests/seat-guest.js';
import { fieldsOf } from '../../../lib/forms/form-fields.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { TextField } from '../../../ui/text-field.js';
import type { GuestFormValues, GuestValues, SeatKey } from './guest-values.js';

interface GuardianFieldsProps {
  readonly seat: SeatKey;
  readonly buyerName: string;
}

/** The responsible adult of a guest under age. The one of another child is offered first, then the buyer. */
export function GuardianFields({ seat, buyerName }: GuardianFieldsProps) {
  const form = useFormContext<GuestFormValues>();
  const { getValues, setValue } = form;
  const field = fieldsOf(form);
  useEffect(() => {
    const values: Partial<GuestFormValues> = getValues();
    if (values[seat]?.guardianName) return;
    const known = Object.values<GuestValues | undefined>(values).find((guest) => guest?.guardianName);
    setValue(`${seat}.guardianName`, known?.guardianName ?? buyerName, { shouldDirty: true });
    if (known) setValue(`${seat}.guardianPhone`, known.guardianPhone, { shouldDirty: true });
  }, [seat, buyerName, getValues, setValue]);
  return (
    <FieldGroup legend="Sorumlu yetişkin">
      <chakra.p textStyle="sm" color="fg.muted" mb="4">
        18 yaşından küçükler için gerekli: bir şey olursa onu ararız. Birkaç çocuğun sorumlusu aynıysa
        telefonunu bir kez yazmanız yeter.
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        columnGap="4"
        rowGap="5"
      >
        <TextField
          label="Sorumlunun adı soyadı"
          autoComplete="off"
          maxLength={SEAT_GUEST_NAME_LENGTH}
          {...field(`${seat}.guardianName`)}
        />
        <PhoneField name={`${seat}.guardianPhone`} />
      </chakra.div>
    </FieldGroup>
  );
}
