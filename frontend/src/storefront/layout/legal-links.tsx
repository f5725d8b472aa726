import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { POLICY_KINDS } from '@contract/content/policy.js';
import type { SiteTexts } from '@contract/content/site.js';
import { paths } from '../../lib/navigation/paths.js';
import { PlainPolicyLink } from '../../ui/policy-link.js';
import { Skeleton } from '../../ui/skeleton.js';
import { PrivacyChoices } from './privacy-choices.js';

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: 'target',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  _hover: { color: 'fg.inverted' },
} as const;
const LegalLink = chakra(PlainPolicyLink, { base: style });
const PageLink = chakra(Link, { base: style });
const ChoicesLink = chakra(PrivacyChoices, { base: style });

/** The guarantee has its link in the sentence that gives it. */
const LISTED = POLICY_KINDS.filter((kind) => kind !== 'guarantee');

interface LegalLinksProps {
  /** Undefined while they are loading. */
  readonly titles: SiteTexts['policyTitles'] | undefined;
}

/** The links to the policies, the imprint, the requests about personal data and the privacy choices. */
export function LegalLinks({ titles }: LegalLinksProps) {
  return (
    <chakra.ul display="flex" flexDirection={{ base: 'column', md: 'row' }} columnGap="6" flexWrap="wrap">
      {LISTED.map((kind) => (
        <chakra.li key={kind} display="flex" alignItems="center" minH="target">
          {titles === undefined ? (
            <Skeleton h="4" w="9.5rem" bg="border.inverted" />
          ) : (
            <LegalLink kind={kind}>{titles[kind]}</LegalLink>
          )}
        </chakra.li>
      ))}
      <li>
        <PageLink to={paths.imprint}>Künye</PageLink>
      </li>
      <li>
        <PageLink to={paths.askDataRequest}>Kişisel Veri Başvurusu</PageLink>
      </li>
      <li>
        <ChoicesLink />
      </li>
    </chakra.ul>
  );
}
