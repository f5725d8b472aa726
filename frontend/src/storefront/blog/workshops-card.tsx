import { chakra } from '@chakra-ui/react';
import { paths } from '../../lib/paths.js';
import { ButtonLink } from '../../ui/button.js';

/** From reading to doing; alone in its row it takes all of it. */
export function WorkshopsCard() {
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
      <chakra.h2 textStyle="h3">Okumak güzel, yapmak başka</chakra.h2>
      <chakra.p color="fg.muted" mt="2" mb="5">
        Takvime bir bakın, küçük bir grupta size de yer açalım.
      </chakra.p>
      <ButtonLink to={paths.workshops}>Workshop Takvimi</ButtonLink>
    </chakra.div>
  );
}
