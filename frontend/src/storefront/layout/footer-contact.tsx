import { chakra } from '@chakra-ui/react';
import type { ContactDetails } from '@contract/content/site.js';
import type { StudioView } from '@contract/studio/studio-profile.js';
import { FooterGroup, footerTarget } from './footer-group.js';
import { FooterSkeleton } from './footer-skeleton.js';
import { StudioHours } from './studio-hours.js';

const ContactLink = chakra('a', { base: footerTarget });

interface FooterContactProps {
  /** Undefined while they are loading. */
  readonly details: ContactDetails | undefined;
  readonly studio: StudioView | undefined;
}

export function FooterContact({ details, studio }: FooterContactProps) {
  return (
    <FooterGroup title="Atölyemiz">
      <chakra.address fontStyle="normal" display="grid" gap="2" overflowWrap="anywhere">
        {details === undefined ? (
          <FooterSkeleton widths={['62%', '54%', '70%', '44%', '58%']} />
        ) : (
          <Details {...details} />
        )}
        {studio && <StudioHours studio={studio} />}
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
        {phone !== '' && <ContactLink href={phoneHref}>{phone}</ContactLink>}
        {phone !== '' && email !== '' && <br />}
        {email !== '' && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>}
      </p>
    </>
  );
}
