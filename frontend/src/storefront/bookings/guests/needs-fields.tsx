import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { NEEDS_CONSENT_VERSION, NEEDS_CONSENTS } from '@contract/bookings/seat-guests/needs-consent.js';
import { SEAT_GUEST_NEEDS_LENGTH } from '@contract/bookings/seat-guests/seat-guest.js';
import { fieldsOf } from '../../../lib/forms/form-fields.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { TextArea } from '../../../ui/text-field.js';
import type { GuestFormValues, SeatKey } from './guest-values.js';

/** What a guest needs, with the explicit consent to keep it. To take the consent back erases what was written. */
export function NeedsFields({ seat }: { readonly seat: SeatKey }) {
  const form = useFormContext<GuestFormValues>();
  const field = fieldsOf(form);
  const eraseWithoutConsent = (event: { target: { checked: boolean } }): void => {
    if (!event.target.checked) form.setValue(`${seat}.needs`, '', { shouldDirty: true });
  };
  return (
    <chakra.div>
      <TextArea
        label="Alerji ve ihtiyaçlar"
        optional
        rows={2}
        maxLength={SEAT_GUEST_NEEDS_LENGTH}
        placeholder="Yer fıstığı alerjisi, tekerlekli sandalye…"
        help="Yazmak zorunda değilsiniz; yazmasanız da bekleriz."
        {...field(`${seat}.needs`)}
      />
      <chakra.div textStyle="sm">
        <CheckboxField
          label={NEEDS_CONSENTS[NEEDS_CONSENT_VERSION]}
          help="İşareti kaldırırsanız yazdıklarınız silinir."
          {...field(`${seat}.hasNeedsConsent`, { onChange: eraseWithoutConsent })}
        />
      </chakra.div>
    </chakra.div>
  );
}
