import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';

interface StepperProps {
  readonly value: number;
  readonly min?: number;
  /** Null: no limit that we know of. */
  readonly max?: number | null;
  /** Whose quantity it is, for the buttons' labels: 'Seladon Kupa'. */
  readonly name: string;
  /** What is counted. */
  readonly unit?: 'Adet' | 'Yer';
  readonly onChange: (value: number) => void;
}

/** Quantity of a line. The number is announced when it changes. */
export function Stepper({ value, min = 1, max = null, name, unit = 'Adet', onChange }: StepperProps) {
  const isAtMax = max !== null && value >= max;
  return (
    <chakra.div
      role="group"
      aria-label={`${unit}: ${name}`}
      display="inline-flex"
      alignItems="center"
      flexShrink="0"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="md"
      bg="bg.panel"
    >
      <IconButton aria-label={`Azalt: ${name}`} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon as={Minus} size="sm" />
      </IconButton>
      <chakra.output minW="8" textAlign="center" fontWeight="650" aria-live="polite">
        {value}
      </chakra.output>
      <IconButton aria-label={`Artır: ${name}`} disabled={isAtMax} onClick={() => onChange(value + 1)}>
        <Icon as={Plus} size="sm" />
      </IconButton>
    </chakra.div>
  );
}
