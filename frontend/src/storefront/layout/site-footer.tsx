import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { FOOTER_LINKS } from '../../lib/site-links.js';
import { STUDIO } from '../../lib/studio.texts.js';
import { Logo } from '../../ui/logo.js';
import { LegalButtons } from './legal-buttons.js';
import { SectionLink } from './section-link.js';

const MapPlaceholder = lazy(async () => ({ default: (await import('./map-placeholder.js')).MapPlaceholder }));

const GroupTitle = chakra('h2', {
  base: { textStyle: 'sm', fontWeight: '650', color: 'fg.invertedMuted', mb: '2' },
});
const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: 'target',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
};
const FooterLink = chakra(SectionLink, { base: target });
const RouteLink = chakra(Link, { base: target });
const ContactLink = chakra('a', { base: target });
const SocialLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

export function SiteFooter() {
  return (
    <chakra.footer
      id="contact"
      tabIndex={-1}
      data-on-inverse=""
      bg="bg.inverted"
      color="fg.inverted"
      outline="none"
      fontSize="0.9688rem"
      _print={{ display: 'none' }}
    >
      <chakra.div maxW="calc({sizes.content} + 2 * {spacing.gutter})" mx="auto" px="gutter">
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', xl: '4fr 2fr 3fr 4fr' }}
          gap={{ base: '8', md: '12' }}
          pt={{ base: '16', md: '20' }}
          pb={{ base: '8', md: '12' }}
        >
          <Brand />
          <nav aria-label="Hızlı bağlantılar">
            <GroupTitle>Keşfedin</GroupTitle>
            <chakra.ul columns={{ base: 2, md: 1 }}>
              {FOOTER_LINKS.map((link) => (
                <li key={link.id}>
                  <FooterLink link={link}>{link.footerLabel}</FooterLink>
                </li>
              ))}
              <li>
                <RouteLink to={paths.trackOrder}>Sipariş Takibi</RouteLink>
              </li>
            </chakra.ul>
          </nav>
          <Contact />
          {/* Its box stands before it does: nothing moves. */}
          <chakra.div display="grid" minH="220px">
            <Suspense>
              <MapPlaceholder />
            </Suspense>
          </chakra.div>
        </chakra.div>
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          justifyContent="space-between"
          alignItems={{ base: 'flex-start', md: 'center' }}
          flexWrap="wrap"
          gap="4"
          columnGap="8"
          borderTopWidth="1px"
          borderColor="border.inverted"
          py="5"
          textStyle="sm"
          color="fg.invertedMuted"
        >
          <p>{STUDIO.copyright}</p>
          <LegalButtons />
          <p>{STUDIO.credit}</p>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}

function Brand() {
  return (
    <div>
      <chakra.div display="inline-flex" minH="target" alignItems="center" asChild>
        <Link to={paths.home} aria-label="Toprak, ana sayfa">
          <Logo size={32} markColor="fg.invertedMuted" />
        </Link>
      </chakra.div>
      <chakra.p color="fg.invertedMuted" maxW="26em" mt="3" mb="4">
        {STUDIO.claim}
        <br />
        {STUDIO.guarantee}
      </chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5">
        {STUDIO.social.map(({ label, href }) => (
          <li key={label}>
            <SocialLink href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </SocialLink>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

function Contact() {
  return (
    <div>
      <GroupTitle>Atölyemiz</GroupTitle>
      <chakra.address fontStyle="normal" display="grid" gap="2">
        <p>
          {STUDIO.address.map((line) => (
            <chakra.span key={line} display="block">
              {line}
            </chakra.span>
          ))}
        </p>
        <p>
          <ContactLink href={STUDIO.phoneHref}>{STUDIO.phone}</ContactLink>
          <br />
          <ContactLink href={`mailto:${STUDIO.email}`}>{STUDIO.email}</ContactLink>
        </p>
        <p>{STUDIO.hours}</p>
      </chakra.address>
    </div>
  );
}
