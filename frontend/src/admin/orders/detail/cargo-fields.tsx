import { chakra } from '@chakra-ui/react';
import { type Ref, useId, useState } from 'react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import { isTrackingNumber, TRACKING_NUMBER_REFUSED, unusualForm } from '@contract/orders/tracking-number.js';
import { trpc } from '../../../lib/server/trpc.js';
import { TextField } from '../../../ui/text-field.js';

interface CargoFieldsProps {
  readonly cargo: CargoDto;
  readonly onChange: (cargo: CargoDto) => void;
  readonly error: string | undefined;
  /** Gets the focus when the company is missing. */
  readonly companyRef: Ref<HTMLInputElement>;
}

export const CARGO_NEEDED = 'Kargo şirketi gereklidir.';

const MOST_LETTERS = 60;

/** Chooses the cargo company: one whose tracking page the shop knows, or any other name. */
export function CargoFields({ cargo, onChange, error, companyRef }: CargoFieldsProps) {
  return (
    <chakra.div display="grid" gap="3">
      <CargoCompanyField
        company={cargo.company}
        onChange={(company) => onChange({ company, trackingNumber: cargo.trackingNumber })}
        error={error}
        companyRef={companyRef}
      />
      <TrackingNumberField
        label="Takip numarası"
        optional
        cargo={cargo}
        onChange={(trackingNumber) => onChange({ company: cargo.company, trackingNumber })}
      />
    </chakra.div>
  );
}

interface TrackingNumberFieldProps {
  readonly label: string;
  /** Says so beside the label. */
  readonly optional?: boolean;
  readonly cargo: CargoDto;
  readonly onChange: (trackingNumber: string) => void;
}

/** Refuses what is no number, and points at one that does not look like the carrier's; both after typing. */
export function TrackingNumberField({ label, optional, cargo, onChange }: TrackingNumberFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const number = cargo.trackingNumber.trim();
  const isChecked = number !== '' && !isTyping;
  const isRefused = isChecked && !isTrackingNumber(number);
  const usual = isChecked && !isRefused ? unusualForm(cargo.company, number) : null;
  return (
    <TextField
      label={label}
      optional={optional}
      size="sm"
      maxLength={MOST_LETTERS}
      autoComplete="off"
      value={cargo.trackingNumber}
      error={isRefused ? TRACKING_NUMBER_REFUSED : undefined}
      help={
        usual === null
          ? undefined
          : `${cargo.company.trim()} numaraları genellikle böyle görünür: ${usual}. Doğruysa olduğu gibi kaydedebilirsiniz.`
      }
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface CargoCompanyFieldProps extends Pick<CargoFieldsProps, 'error' | 'companyRef'> {
  readonly company: string;
  readonly onChange: (company: string) => void;
  readonly help?: string;
}

export function CargoCompanyField({ company, onChange, error, companyRef, help }: CargoCompanyFieldProps) {
  const companies = useId();
  const { data } = trpc.admin.studio.carriers.useQuery();
  return (
    <div>
      <TextField
        ref={companyRef}
        label="Kargo şirketi"
        size="sm"
        list={companies}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        value={company}
        error={error}
        help={help}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={companies}>
        {data?.carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
