import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { STUDIO } from '../../lib/studio.texts.js';
import { Logo } from '../../ui/logo.js';
import { FooterSkeleton } from './footer-skeleton.js';

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

interface FooterBrandProps {
  /** Undefined while it is loading. */
  readonly description: string | undefined;
}

export function FooterBrand({ description }: FooterBrandProps) {
  return (
    <div>
      <chakra.div display="inline-flex" minH="target" alignItems="center" asChild>
        <Link to={paths.home} aria-label="Toprak, ana sayfa">
          <Logo size={32} markColor="fg.invertedMuted" />
        </Link>
      </chakra.div>
      <chakra.div color="fg.invertedMuted" maxW="26em" mt="3" mb="4" overflowWrap="anywhere">
        {description === undefined ? (
          <FooterSkeleton widths={['96%', '70%']} />
        ) : (
          <chakra.p whiteSpace="pre-line">{description}</chakra.p>
        )}
        <p>{STUDIO.guarantee}</p>
      </chakra.div>
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
