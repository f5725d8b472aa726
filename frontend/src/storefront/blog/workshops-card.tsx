import { chakra } from '@chakra-ui/react';
import { paths } from '../../lib/navigation/paths.js';
import { useSiteTexts } from '../../lib/site/use-site-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useFeatures } from '../../lib/site/use-features.js';

/** Invites readers to the workshops. Alone in its row, it takes the whole row. */
export function WorkshopsCard() {
  const texts = useSiteTexts().copy?.blog.callToAction;
  const { workshops } = useFeatures();
  if (!workshops) return null;
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      justifyContent="center"
      alignItems="flex-start"
      p="8"
      bg="bg.subtle"
      borderRadius="lg"
      css={{ '&:only-child': { gridColumn: '1 / -1' } }}
    >
      <chakra.h2 textStyle="h3" overflowWrap="anywhere">
        {texts?.title ?? <Skeleton h="1.2em" w="9em" maxW="100%" />}
      </chakra.h2>
      <chakra.p color="fg.muted" mt="2" mb="5" overflowWrap="anywhere" whiteSpace="pre-line">
        {texts?.text ?? <Skeleton h="1.2em" w="16em" maxW="100%" />}
      </chakra.p>
      <ButtonLink to={paths.workshops}>Workshop Takvimi</ButtonLink>
    </chakra.div>
  );
}
