import { chakra } from '@chakra-ui/react';

/**
 * The potter's section drawing: cut profile at the left, outside at the right, dashed axis. It is used in empty
 * states only.
 */
const DRAWINGS = {
  bowl: [
    'M100 78H24c2 40 30 66 52 76v14h24',
    'M100 84H32c4 34 28 56 48 64h20',
    'M100 78h76c-2 40-30 66-52 76v14h-24',
    'M170 100H100M152 130H100M124 154h-24',
  ],
  mug: [
    'M100 52H58v104c0 8 4 12 10 14h32',
    'M100 57H65v95c0 7 3 10 8 11h27',
    'M100 52h42v104c0 8-4 12-10 14h-32',
    'M142 76c26-4 36 10 34 30s-16 34-36 34M142 84c18-3 27 7 25 22-1 15-12 25-26 26',
    'M142 76h-42M142 132h-42',
  ],
  vase: [
    'M100 26h-24c0 16 4 22-6 34-16 18-34 34-34 62 0 26 18 40 26 50h38',
    'M100 30h-18c0 14 3 22-6 33-14 18-32 34-32 59 0 22 14 34 22 43h34',
    'M100 26h24c0 16-4 22 6 34 16 18 34 34 34 62 0 26-18 40-26 50h-38',
    'M130 60H100M152 92H100M164 124H100',
  ],
} as const;

export type DrawingShape = keyof typeof DRAWINGS;

interface SectionDrawingProps {
  readonly shape: DrawingShape;
  readonly size?: string;
}

export function SectionDrawing({ shape, size = '150px' }: SectionDrawingProps) {
  return (
    <chakra.svg
      w={size}
      maxW="100%"
      h="auto"
      color="fg.subtle"
      viewBox="0 0 200 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[shape].map((path) => (
        <path key={path} d={path} />
      ))}
      <path d="M100 10v176" strokeDasharray="2 5" />
      <path d="M20 190h160" strokeWidth="1" />
    </chakra.svg>
  );
}
