import { formatPhone, normalisePhone } from '../common/phone.js';
import { CONTENT_LIMITS } from './content-key.js';
import { ownText, type SiteEntries, spokenTexts } from './content-values.js';
import { type PreparationTime, USUAL_PREPARATION } from '../orders/preparation.js';
import { ALL_FEATURES, type Features } from '../studio/features.js';
import type { LookView } from '../studio/studio-look.js';
import { A_NUMBER } from '../studio/studio-phone.js';
import { type MapPoint, type StudioProfile, studioView, UNKNOWN_STUDIO } from '../studio/studio-profile.js';
import type { ShippingPromise } from '../studio/shipping-rules.js';
import { byPolicyKind, type PolicyKind } from './policy.js';
import type { ContactDetails, SiteTexts, StudioMapView } from './site.js';
import { BLOG_KEYS, CONTACT_KEYS, FOOTER_KEYS, POLICY_NAMES } from './site.texts.js';

/** Contact details of the studio's profile, used where no text replaces them. */
export type KnownContact = Pick<StudioProfile, 'phone' | 'email' | 'address'>;

const EMAIL = /^[^\s@<>()"',:;\\]+@[^\s@<>()"',:;\\]+\.[^\s@<>()"',:;\\]+$/;

/** What every page knows of the shop's rules. */
interface SiteRules {
  readonly features: Features;
  readonly preparation: PreparationTime;
  /** What the shop promises of shipping; null until it is known. */
  readonly shipping: ShippingPromise | null;
  /** The built-in look when left out. */
  readonly look?: LookView;
}
const USUAL_RULES: SiteRules = { features: ALL_FEATURES, preparation: USUAL_PREPARATION, shipping: null };

type ContactKey = keyof typeof CONTACT_KEYS;
const USABLE: Record<ContactKey, RegExp> = {
  contact_phone: A_NUMBER,
  contact_email: EMAIL,
  contact_address: /\S/,
};

/**
 * The texts on every page (specification 1, section 3). Every text falls back on its own, contact details to
 * those of the profile.
 */
export function siteTexts(
  entries: SiteEntries,
  profile: StudioProfile,
  { features, preparation, shipping, look }: SiteRules = USUAL_RULES,
): SiteTexts {
  const footer = spokenTexts(FOOTER_KEYS, entries.get('footer'));
  const blog = spokenTexts(BLOG_KEYS, entries.get('blog'));
  return {
    studio: studioView(profile, look),
    features,
    preparation,
    footer: { companyDescription: footer('company_description') },
    contact: contactDetails(entries, profile),
    shipping,
    blog: {
      title: blog('hero_title'),
      subtitle: blog('hero_subtitle'),
      callToAction: { title: blog('cta_title'), text: blog('cta_text') },
    },
    policyTitles: byPolicyKind((kind) => ownPolicyTitle(entries, kind) ?? POLICY_NAMES[kind]),
  };
}

/** The texts with built-in values only, shown when the studio's cannot be loaded. They know no studio. */
export const BUILT_IN_SITE_TEXTS = siteTexts(new Map(), UNKNOWN_STUDIO);

export function ownPolicyTitle(entries: SiteEntries, kind: PolicyKind): string | null {
  return ownText(entries.get('legal')?.get(`${kind}_title`), CONTENT_LIMITS.title);
}

/**
 * Contact details of the footer section take precedence over those of the contact section (specification 1,
 * section 3 lists both).
 */
function contactDetails(entries: SiteEntries, profile: StudioProfile): ContactDetails {
  const own = (key: ContactKey) => ownContact(entries, key, ['footer', 'contact']);
  const phone = own('contact_phone') ?? profile.phone;
  const lines = addressLines(own('contact_address') ?? profile.address);
  return {
    phone: formatPhone(normalisePhone(phone) ?? phone),
    phoneHref: dialled(phone),
    email: own('contact_email') ?? profile.email,
    addressLines: lines,
    map: mapOf(lines, profile),
  };
}

/** The first section with a usable value counts. */
export function ownContact(
  entries: SiteEntries,
  key: ContactKey,
  sections: readonly ('footer' | 'contact')[],
): string | null {
  const usable = sections
    .map((section) => ownText(entries.get(section)?.get(key), CONTENT_LIMITS[CONTACT_KEYS[key].type]))
    .find((value) => value !== null && USABLE[key].test(value));
  return usable ?? null;
}

export function isContactKey(key: string): key is ContactKey {
  return Object.hasOwn(CONTACT_KEYS, key);
}

function dialled(phone: string): string {
  const first = A_NUMBER.exec(phone)?.[0] ?? phone;
  return `tel:${normalisePhone(first) ?? first.replace(/[^+\d]/g, '')}`;
}

/** The lines as written; an address in one line is split at its commas. */
function addressLines(address: string): readonly string[] {
  const separator = address.includes('\n') ? /\n/ : /,/;
  return address
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The map shows the studio's point. An address without one, or another one than the profile's, is searched for. */
function mapOf(lines: readonly string[], { address, mapPoint }: StudioProfile): StudioMapView {
  const shown = lines.join(', ');
  if (mapPoint !== null && shown === addressLines(address).join(', ')) return pinnedMap(mapPoint);
  const href = `https://www.openstreetmap.org/search?query=${encodeURIComponent(shown)}`;
  return { href, embed: null };
}

function pinnedMap({ latitude, longitude }: MapPoint): StudioMapView {
  const marker = `${latitude},${longitude}`;
  const corner = (sign: number) =>
    [longitude + sign * 0.004, latitude + sign * 0.0025].map((at) => at.toFixed(4));
  const box = [...corner(-1), ...corner(1)].join(',');
  const site = 'https://www.openstreetmap.org';
  return {
    href: `${site}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    embed: `${site}/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${encodeURIComponent(marker)}`,
  };
}
