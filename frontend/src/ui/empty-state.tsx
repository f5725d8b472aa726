import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type DrawingShape, SectionDrawing } from './section-drawing.js';

interface EmptyStateProps {
  readonly shape: DrawingShape;
  readonly title: string;
  readonly text: ReactNode;
  /** An outline button that leads to a page with content. */
  readonly action?: ReactNode;
  readonly titleAs?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ shape, title, text, action, titleAs = 'h3' }: EmptyStateProps) {
  const Title = chakra[titleAs];
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      alignContent="start"
      textAlign="center"
      gap="3"
      py={{ base: '8', md: '12' }}
      px={{ base: '0', md: '5' }}
    >
      <SectionDrawing shape={shape} />
      <Title textStyle="h3">{title}</Title>
      <chakra.p color="fg.muted" maxW="34em">
        {text}
      </chakra.p>
      {Boolean(action) && <chakra.div mt="3">{action}</chakra.div>}
    </chakra.div>
  );
}
