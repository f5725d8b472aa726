import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldPair } from '../../../ui/field-pair.js';
import { LimitField } from './limit-field.js';
import type { OrderLimit, OrderRulesValues } from './order-rules-values.js';

const NAMES: readonly OrderLimit[] = [
  'holdSharePercent',
  'piecesReservedOfProduct',
  'seatsReservedOfSession',
  'reservedPerNetwork',
  'unpaidMinutesPerNetwork',
  'piecesPerNetwork',
  'seatsPerNetwork',
];

/** The limits that few owners need. They are folded away, and shown by themselves when one is refused. */
export function NetworkLimits() {
  const { errors } = useFormContext<OrderRulesValues>().formState;
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details
      open={isOpen || NAMES.some((name) => errors[name] !== undefined)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary minH="target" alignContent="center" textStyle="h4" cursor="pointer">
        Gelişmiş
      </chakra.summary>
      <chakra.p textStyle="note" color="fg.muted" mb="4">
        Bu sınırlar, kötü niyetli birinin ödeme yapmadan bütün stoğunuzu tutmasını önler. Her sınır tek bir
        internet bağlantısı içindir; aynı evdeki telefon ve bilgisayar çoğu zaman bir bağlantıdır. Olağan bir
        dükkânda değiştirmeniz gerekmez.
      </chakra.p>
      <FieldPair>
        {NAMES.map((name) => (
          <LimitField key={name} name={name} />
        ))}
      </FieldPair>
    </chakra.details>
  );
}
