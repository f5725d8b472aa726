import { CheckboxField } from '../../../ui/checkbox-field.js';

interface RestockChoiceProps {
  /** How many pieces may go back to the stock; nothing is asked for 0. */
  readonly pieces: number;
  readonly checked: boolean;
  readonly onChange: (restocks: boolean) => void;
}

/** Asks whether the pieces of a refund came back. */
export function RestockChoice({ pieces, checked, onChange }: RestockChoiceProps) {
  if (pieces === 0) return null;
  return (
    <CheckboxField
      label="Parçaları stoğa geri ekle"
      help={`Müşteri geri gönderdiyse işaretleyin: ${pieces} parça stoğa döner, siparişte iptal edilmiş görünür.`}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
