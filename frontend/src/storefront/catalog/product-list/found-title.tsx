import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';

interface FoundTitleProps {
  readonly as: 'h2' | 'h3';
  /** For screen readers only, where nothing else is listed beside the group. */
  readonly isHidden?: boolean;
  readonly children: string;
}

/** The heading of a group of search results. */
export function FoundTitle({ as, isHidden = false, children }: FoundTitleProps) {
  const Title = chakra[as];
  if (isHidden) {
    return (
      <VisuallyHidden asChild>
        <Title>{children}</Title>
      </VisuallyHidden>
    );
  }
  return (
    <Title textStyle="h3" mb={{ base: '4', md: '6' }}>
      {children}
    </Title>
  );
}
