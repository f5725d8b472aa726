import { chakra } from '@chakra-ui/react';
import type { CorrectedPersonDto } from '@contract/people/corrected-person.dto.js';
import { useFields } from '../../lib/forms/form-fields.js';
import { PhoneField } from '../../ui/phone-field.js';
import { TextField } from '../../ui/text-field.js';

interface PersonFieldsProps {
  readonly emailHelp: string;
  /** Of a buyer at the counter, who left none. */
  readonly hasNoPhone?: boolean;
}

/** The fields of somebody who bought or booked, in a form that corrects them. */
export function PersonFields({ emailHelp, hasNoPhone = false }: PersonFieldsProps) {
  const field = useFields<CorrectedPersonDto>();
  return (
    <>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        <TextField label="Ad" autoComplete="off" {...field('name')} />
        <TextField label="Soyad" autoComplete="off" {...field('surname')} />
      </chakra.div>
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="off"
        help={emailHelp}
        {...field('email')}
      />
      <PhoneField name="phone" optional={hasNoPhone} />
    </>
  );
}
