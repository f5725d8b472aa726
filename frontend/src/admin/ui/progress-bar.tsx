import { chakra } from '@chakra-ui/react';

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    w: 'full',
    h: '6px',
    mb: '1',
    border: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border',
    '&::-webkit-progress-bar': { bg: 'border' },
    '&::-webkit-progress-value': { bg: 'brand.solid' },
    '&::-moz-progress-bar': { bg: 'brand.solid' },
  },
});

interface ProgressBarProps {
  /** For screen readers: what makes progress. */
  readonly label: string;
  readonly max: number;
  readonly value: number;
}

/** How far a job has come. */
export function ProgressBar({ label, max, value }: ProgressBarProps) {
  return <Bar aria-label={label} max={max} value={value} />;
}
