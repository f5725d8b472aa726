import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RadioCardProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of a few choices, whose whole card can be pressed. */
export function RadioCard({ name, isChosen, onChoose, children }: RadioCardProps) {
  return (
    <Card data-chosen={isChosen ? '' : undefined}>
      <Radio type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </Card>
  );
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'target',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    '&[data-chosen]': { borderColor: 'brand.solid' },
  },
});

const Radio = chakra('input', {
  base: { boxSize: '22px', accentColor: 'brand.solid', flexShrink: '0' },
});
