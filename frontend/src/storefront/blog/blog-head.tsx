import { chakra } from '@chakra-ui/react';
import type { SiteTexts } from '@contract/content/site.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

interface BlogHeadProps {
  /** Null while they are loading. */
  readonly texts: SiteTexts['blog'] | null;
}

export function BlogHead({ texts }: BlogHeadProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }}
      columnGap="14"
      rowGap="3"
      alignItems="end"
      mb={{ base: '8', md: '10' }}
    >
      <chakra.h1 textStyle="h1" overflowWrap="anywhere">
        {texts?.title ?? <HiddenName />}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" maxW="34em">
        {texts?.subtitle ?? <Skeleton h="6" w="100%" my="0.5" />}
      </chakra.p>
    </chakra.div>
  );
}

/** Gives the page a heading for screen readers in every state. */
function HiddenName() {
  return (
    <>
      <VisuallyHidden>Blog</VisuallyHidden>
      <Skeleton h="1.06em" w="7em" maxW="100%" />
    </>
  );
}
