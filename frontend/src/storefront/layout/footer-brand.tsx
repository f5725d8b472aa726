import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { StudioView } from '@contract/studio/studio-profile.js';
import { paths } from '../../lib/navigation/paths.js';
import { useStudioName } from '../../lib/site/use-studio.js';
import { PlainPolicyLink } from '../../ui/policy-link.js';
import { StudioLogo } from '../../ui/studio-logo.js';
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

/** The claim leads to what it means. */
const GuaranteeLink = chakra(PlainPolicyLink, {
  base: { textDecoration: 'underline', textUnderlineOffset: '4px', _hover: { color: 'fg.inverted' } },
});

interface FooterBrandProps {
  /** Undefined while it is loading. */
  readonly description: string | undefined;
  readonly studio: StudioView | undefined;
}

export function FooterBrand({ description, studio }: FooterBrandProps) {
  const name = useStudioName();
  return (
    <div>
      <chakra.div display="inline-flex" minH="target" alignItems="center" asChild>
        <Link to={paths.home} aria-label={`${name}, ana sayfa`}>
          <StudioLogo size={32} onDark />
        </Link>
      </chakra.div>
      <chakra.div color="fg.invertedMuted" maxW="26em" mt="3" mb="4" overflowWrap="anywhere">
        {description === undefined ? (
          <FooterSkeleton widths={['96%', '70%']} />
        ) : (
          <chakra.p whiteSpace="pre-line">{description}</chakra.p>
        )}
        {studio !== undefined && studio.guarantee !== '' && (
          <p>
            <GuaranteeLink kind="guarantee">{studio.guarantee}</GuaranteeLink>
          </p>
        )}
      </chakra.div>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5">
        {studio?.social.map(({ label, href }) => (
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
