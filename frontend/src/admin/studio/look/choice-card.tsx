import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface ChoiceCardProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'color' | 'size' | 'height' | 'width'
> {
  readonly label: string;
  /** What the choice looks like. */
  readonly picture: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

const Card = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2',
    minH: '96px',
    p: '3',
    textAlign: 'center',
    textStyle: 'sm',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    bg: 'bg.panel',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': {
      bg: 'brand.subtle',
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
      fontWeight: '650',
    },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' },
  },
});

/** One of several choices that are seen rather than read. */
export function ChoiceCard({ label, picture, ...input }: ChoiceCardProps) {
  return (
    <Card>
      <chakra.input type="radio" srOnly {...input} />
      {picture}
      {label}
    </Card>
  );
}

export const ChoiceGrid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))', gap: '3' },
});
