import type { LocalBusiness, Organization, PostalAddress, WebSite } from 'schema-dts';
import { STUDIO } from '../../lib/studio.texts.js';
import type { Site } from './site.js';

/** `STUDIO.hours` in schema.org's form. */
export const OPENING_HOURS = {
  dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '10:00',
  closes: '19:00',
} as const;

const LAST_LINE = /^(?<postalCode>\d{5})\s+(?<locality>[^/]+?)\s*\/\s*(?<region>[^/]+)$/;

const organizationId = (origin: string) => `${origin}/#organization`;
const logo = (origin: string) => `${origin}/icon-512.png`;

/** The company that publishes, sells and invites. It is short, because every page carries it. */
export function organization(origin: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: STUDIO.name,
    url: `${origin}/`,
    logo: logo(origin),
  } as const satisfies Organization;
}

/** The studio as a place to visit. */
export function studio({ origin, texts }: Site) {
  const { email, phoneHref, addressLines, map } = texts.contact;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#studio`,
    name: STUDIO.name,
    description: texts.footer.companyDescription,
    url: `${origin}/`,
    image: `${origin}/og.jpg`,
    logo: logo(origin),
    telephone: phoneHref.replace(/^tel:/, ''),
    email,
    address: postalAddress(addressLines),
    hasMap: map.href,
    currenciesAccepted: 'TRY',
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      ...OPENING_HOURS,
      dayOfWeek: OPENING_HOURS.dayOfWeek.map((day) => `https://schema.org/${day}` as const),
    },
    parentOrganization: { '@id': organizationId(origin) },
    ...sameAs(),
  } as const satisfies LocalBusiness;
}

export function webSite({ origin }: Site) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: STUDIO.name,
    url: `${origin}/`,
    inLanguage: 'tr',
    publisher: { '@id': organizationId(origin) },
  } as const satisfies WebSite;
}

/** Splits '34674 Üsküdar / İstanbul' in the last line; any other address stays as it is. */
export function postalAddress(lines: readonly string[]) {
  const { postalCode, locality, region } = LAST_LINE.exec(lines.at(-1) ?? '')?.groups ?? {};
  const country = { '@type': 'PostalAddress', addressCountry: 'TR' } as const;
  if (!postalCode || !locality || !region) return { ...country, streetAddress: lines.join(', ') };
  return {
    ...country,
    streetAddress: lines.slice(0, -1).join(', '),
    postalCode,
    addressLocality: locality,
    addressRegion: region,
  } satisfies PostalAddress;
}

/** The home page of a social network is not a profile, so it is left out. */
function sameAs(): { readonly sameAs?: readonly string[] } {
  const profiles = STUDIO.social.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/');
  return profiles.length === 0 ? {} : { sameAs: profiles };
}
