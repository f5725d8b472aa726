import { chakra } from '@chakra-ui/react';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { useFeatures } from '../../../lib/site/use-features.js';
import { useSiteTexts } from '../../../lib/site/use-site-texts.js';
import { StudioLogo } from '../../../ui/studio-logo.js';
import { SectionDrawing } from '../../../ui/section-drawing.js';
import { NewsletterForm } from '../newsletter/newsletter-form.js';

const NEWS = 'coming-soon-news';

/** Stands for the whole shop until the studio opens it. */
export function ComingSoonPage() {
  useDocumentTitle('Yakında');
  const { newsletter } = useFeatures();
  const { copy } = useSiteTexts();
  const { description = '', tagline = '' } = copy?.studio ?? {};
  return (
    <chakra.main display="grid" placeItems="center" minH="100dvh" px="gutter" py="12">
      <meta name="robots" content="noindex" />
      <chakra.div display="grid" justifyItems="center" textAlign="center" gap="3" w="full" maxW="44em">
        <StudioLogo />
        <SectionDrawing shape="bowl" size="200px" />
        <chakra.h1 textStyle="h1">Yakında</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" maxW="34em">
          {description || tagline || 'Raflarımızı diziyoruz.'} Dükkânımız çok yakında açılıyor.
        </chakra.p>
        {newsletter && <News />}
        <Contact />
      </chakra.div>
    </chakra.main>
  );
}

function News() {
  return (
    <chakra.section aria-labelledby={NEWS} w="full" mt="6" textAlign="start" display="grid" gap="4">
      <chakra.h2 id={NEWS} textStyle="h3" textAlign="center">
        Açılınca haber verelim
      </chakra.h2>
      <NewsletterForm />
    </chakra.section>
  );
}

/** Only what the studio has entered. */
function Contact() {
  const { copy } = useSiteTexts();
  if (!copy) return null;
  const { phone, phoneHref, email } = copy.contact;
  const links = [
    ...(phone === '' ? [] : [{ href: phoneHref, label: phone }]),
    ...(email === '' ? [] : [{ href: `mailto:${email}`, label: email }]),
    ...copy.studio.social,
  ];
  if (links.length === 0) return null;
  return (
    <chakra.address
      fontStyle="normal"
      mt="6"
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      columnGap="5"
      color="fg.muted"
    >
      {links.map(({ href, label }) => (
        <chakra.a
          key={href}
          href={href}
          minH="target"
          display="inline-flex"
          alignItems="center"
          textDecoration="underline"
          textUnderlineOffset="3px"
          overflowWrap="anywhere"
        >
          {label}
        </chakra.a>
      ))}
    </chakra.address>
  );
}
