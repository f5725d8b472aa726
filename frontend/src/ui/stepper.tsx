import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';

interface StepperProps {
  readonly value: number;
  readonly min?: number;
  /** Null when no limit is known. */
  readonly max?: number | null;
  /** The name of the counted thing for the buttons' labels: 'Seladon Kupa'. */
  readonly name: string;
  /** The unit that is counted. */
  readonly unit?: 'Adet' | 'Yer';
  readonly onChange: (value: number) => void;
}

/** The quantity of a line. A change is announced. */
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
