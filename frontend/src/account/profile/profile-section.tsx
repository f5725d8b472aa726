import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A section with its name and purpose at the left, and its form at the right. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' }}
      columnGap="16"
      rowGap="6"
      py={{ base: '8', lg: '10' }}
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <div>
        <chakra.h2 id={id} textStyle="h3" mb="2">
          {title}
        </chakra.h2>
        <chakra.p textStyle="note" color="fg.muted" maxW="36em">
          {text}
        </chakra.p>
      </div>
      <chakra.div maxW="640px">{children}</chakra.div>
    </chakra.section>
  );
}
