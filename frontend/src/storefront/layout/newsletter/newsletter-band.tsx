import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/navigation/paths.js';
import { NewsletterForm } from './newsletter-form.js';
import { NEWSLETTER } from './newsletter.texts.js';

const TITLE = 'newsletter-title';

/** Pages on which somebody has something to do; an invitation would only be in their way. */
const TASK_PAGES = [
  paths.unsubscribe,
  paths.communicationChoices,
  paths.leaveStockWishes,
  paths.confirmNewsletter,
  paths.auth,
  paths.emailVerification,
  paths.forgotPassword,
  paths.resetPassword,
  paths.unlockSignIn,
  paths.trackOrder,
  paths.account,
  paths.order(''),
  paths.ticket(''),
];

/** The newsletter form above the footer of the pages that are read. */
export function NewsletterBand() {
  const { pathname } = useLocation();
  if (TASK_PAGES.some((page) => pathname.startsWith(page))) return null;
  return (
    <chakra.section aria-labelledby={TITLE} bg="bg" _print={{ display: 'none' }}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        rowGap="8"
        columnGap="split"
        alignItems="center"
        maxW="calc({sizes.content} + 2 * {spacing.gutter})"
        mx="auto"
        px="gutter"
        py={{ base: '16', md: '24' }}
      >
        <div>
          <chakra.h2 id={TITLE} textStyle="h2">
            {NEWSLETTER.title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="fg.muted" mt="3">
            {NEWSLETTER.lead}
          </chakra.p>
        </div>
        <NewsletterForm />
      </chakra.div>
    </chakra.section>
  );
}
