import { chakra } from '@chakra-ui/react';
import type { ContactDetails } from '@contract/content/site.js';
import { STUDIO } from '../../lib/studio.texts.js';
import { FooterGroup, footerTarget } from './footer-group.js';
import { FooterSkeleton } from './footer-skeleton.js';

const ContactLink = chakra('a', { base: footerTarget });

interface FooterContactProps {
  /** Undefined while they are loading. */
  readonly details: ContactDetails | undefined;
}

export function FooterContact({ details }: FooterContactProps) {
  return (
    <FooterGroup title="Atölyemiz">
      <chakra.address fontStyle="normal" display="grid" gap="2" overflowWrap="anywhere">
        {details === undefined ? (
          <FooterSkeleton widths={['62%', '54%', '70%', '44%', '58%']} />
        ) : (
          <Details {...details} />
        )}
        <p>{STUDIO.hours}</p>
      </chakra.address>
    </FooterGroup>
  );
}

function Details({ phone, phoneHref, email, addressLines }: ContactDetails) {
  return (
    <>
      <p>
        {addressLines.map((line) => (
          <chakra.span key={line} display="block">
            {line}
          </chakra.span>
        ))}
      </p>
      <p>
        <ContactLink href={phoneHref}>{phone}</ContactLink>
        <br />
        <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
      </p>
    </>
  );
}
