import type {
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import { brandFile } from '@contract/content/public-paths.js';
import { daysWithHours } from '@contract/studio/opening-hours.js';
import type { StudioView } from '@contract/studio/studio-profile.js';
import type { Site } from './site.js';

const LAST_LINE = /^(?<postalCode>\d{5})\s+(?<locality>[^/]+?)\s*\/\s*(?<region>[^/]+)$/;

const organizationId = (origin: string) => `${origin}/#organization`;
const logo = ({ origin, texts }: Site) => origin + brandFile('icon512', texts.studio.look);

/** The picture of what has none of its own. */
export const sharePicture = ({ origin, texts }: Site) => origin + brandFile('share', texts.studio.look);

/** The company that publishes, sells and invites. It is short, because every page carries it. */
export function organization(site: Site) {
  const { origin, texts } = site;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: texts.studio.name,
    url: `${origin}/`,
    logo: logo(site),
  } as const satisfies Organization;
}

/** The studio as a place to visit. */
export function studio(site: Site) {
  const { origin, texts } = site;
  const { email, phoneHref, addressLines, map } = texts.contact;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#studio`,
    name: texts.studio.name,
    description: texts.footer.companyDescription,
    url: `${origin}/`,
    image: sharePicture(site),
    logo: logo(site),
    telephone: phoneHref.replace(/^tel:/, ''),
    email,
    address: postalAddress(addressLines),
    hasMap: map.href,
    currenciesAccepted: 'TRY',
    openingHoursSpecification: openingHours(texts.studio),
    parentOrganization: { '@id': organizationId(origin) },
    ...sameAs(texts.studio),
  } as const satisfies LocalBusiness;
}

export function webSite({ origin, texts }: Site) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: texts.studio.name,
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
function sameAs({ social }: StudioView): { readonly sameAs?: readonly string[] } {
  const profiles = social.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/');
  return profiles.length === 0 ? {} : { sameAs: profiles };
}

/** The week, and the days on which the door stays closed, for which schema.org wants the same hour twice. */
function openingHours({ week, closedDays }: StudioView): OpeningHoursSpecification[] {
  const open = daysWithHours(week).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  }));
  const closed = closedDays.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }));
  return [...open, ...closed];
}
