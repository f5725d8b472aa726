import { formatPhone, normalisePhone } from '../common/phone.js';
import { CONTENT_LIMITS } from './content-key.js';
import { ownText, type SiteEntries, spokenTexts } from './content-values.js';
import type { PolicyKind } from './policy.js';
import type { ContactDetails, SiteTexts, StudioMapView } from './site.js';
import { BLOG_KEYS, BUILT_IN_MAP, CONTACT_KEYS, FOOTER_KEYS, POLICY_NAMES } from './site.texts.js';

/** Contact details of the seller from the settings, used where the studio wrote none. */
export interface KnownContact {
  readonly phone: string;
  readonly email: string;
  readonly address: string;
}

const BUILT_IN_CONTACT: KnownContact = {
  phone: CONTACT_KEYS.contact_phone.builtIn,
  email: CONTACT_KEYS.contact_email.builtIn,
  address: CONTACT_KEYS.contact_address.builtIn,
};

/** Accepts two numbers, an extension or a 444 number; the first number is dialled. */
const PHONE = /\+?\d(?:[\s().-]*\d){6,}/;
const EMAIL = /^[^\s@<>()"',:;\\]+@[^\s@<>()"',:;\\]+\.[^\s@<>()"',:;\\]+$/;

type ContactKey = keyof typeof CONTACT_KEYS;
const USABLE: Record<ContactKey, RegExp> = {
  contact_phone: PHONE,
  contact_email: EMAIL,
  contact_address: /\S/,
};

/**
 * The texts on every page (specification 1, section 3). Every text falls back on its own, contact details to
 * those of `known`.
 */
export function siteTexts(entries: SiteEntries, known: KnownContact = BUILT_IN_CONTACT): SiteTexts {
  const footer = spokenTexts(FOOTER_KEYS, entries.get('footer'));
  const blog = spokenTexts(BLOG_KEYS, entries.get('blog'));
  return {
    footer: { companyDescription: footer('company_description') },
    contact: contactDetails(entries, known),
    blog: {
      title: blog('hero_title'),
      subtitle: blog('hero_subtitle'),
      callToAction: { title: blog('cta_title'), text: blog('cta_text') },
    },
    policyTitles: {
      privacy: ownPolicyTitle(entries, 'privacy') ?? POLICY_NAMES.privacy,
      delivery: ownPolicyTitle(entries, 'delivery') ?? POLICY_NAMES.delivery,
      contract: ownPolicyTitle(entries, 'contract') ?? POLICY_NAMES.contract,
    },
  };
}

/** The texts with built-in values only, shown when the studio's cannot be loaded. */
export const BUILT_IN_SITE_TEXTS = siteTexts(new Map());

export function ownPolicyTitle(entries: SiteEntries, kind: PolicyKind): string | null {
  return ownText(entries.get('legal')?.get(`${kind}_title`), CONTENT_LIMITS.title);
}

/**
 * Contact details of the footer section take precedence over those of the contact section (specification 1,
 * section 3 lists both).
 */
function contactDetails(entries: SiteEntries, known: KnownContact): ContactDetails {
  const own = (key: ContactKey) => ownContact(entries, key, ['footer', 'contact']);
  const phone = own('contact_phone') ?? known.phone;
  const lines = addressLines(own('contact_address') ?? known.address);
  return {
    phone: formatPhone(normalisePhone(phone) ?? phone),
    phoneHref: dialled(phone),
    email: own('contact_email') ?? known.email,
    addressLines: lines,
    map: mapOf(lines),
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
  const first = PHONE.exec(phone)?.[0] ?? phone;
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

/** The built-in address has a pinned map; any other address is a search on the map site. */
function mapOf(lines: readonly string[]): StudioMapView {
  const address = lines.join(', ');
  if (address === addressLines(BUILT_IN_CONTACT.address).join(', ')) return BUILT_IN_MAP;
  const href = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return { href, embed: null };
}
