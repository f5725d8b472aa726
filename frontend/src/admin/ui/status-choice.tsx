import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { SelectField } from '../../ui/select-field.js';
import { Block } from './block.js';
import { PaymentBadge } from './payment-badge.js';

interface StatusChoiceProps<Status extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Status; readonly label: string }[];
  readonly chosen: Status;
  readonly onChoose: (status: Status) => void;
  /** The consequences of the chosen status; none while it is unchanged. */
  readonly words: readonly string[];
}

/** Specification 2, section 4: any status may follow any other, and the consequences are shown beforehand. */
export function StatusChoice<Status extends string>(props: StatusChoiceProps<Status>) {
  const { label, options, chosen, onChoose, words } = props;
  const consequencesId = useId();
  return (
    <>
      <SelectField
        label={label}
        size="sm"
        options={options}
        value={chosen}
        aria-describedby={consequencesId}
        onChange={({ target }) => {
          const found = options.find(({ value }) => value === target.value);
          if (found) onChoose(found.value);
        }}
      />
      <chakra.div id={consequencesId} aria-live="polite" mt="2" textStyle="sm" color="fg.muted">
        {words.length === 0 ? (
          <p>Bir durum seçin; kaydetmeden önce ne olacağını burada görürsünüz.</p>
        ) : (
          <Consequences words={words} />
        )}
      </chakra.div>
    </>
  );
}

export function Consequences({ words }: { readonly words: readonly string[] }) {
  return (
    <chakra.ul display="grid" gap="1" listStyleType="disc" ps="4">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </chakra.ul>
  );
}

/** Specification 2, section 4: the payment status is read-only. */
export function PaymentStatusBlock(payment: ComponentProps<typeof PaymentBadge>) {
  return (
    <Block title="Ödeme durumu">
      <PaymentBadge {...payment} />
      <chakra.p mt="1" textStyle="sm" color="fg.muted">
        Durum, alınan ve iade edilen paradan kendiliğinden çıkar.
      </chakra.p>
    </Block>
  );
}
