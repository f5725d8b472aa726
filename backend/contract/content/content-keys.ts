import type { PublishedContract } from '../legal/published-contract.js';
import type { SellerIdentity } from '../studio/seller-identity.js';
import type { KnownContact } from './site.rules.js';
import type { ContentKey, ContentKeys, ContentTexts } from './content-key.js';
import type { ContentSection } from './content-section.js';
import { ABOUT_KEYS, BULK_ORDER_KEYS, HERO_KEYS } from './home-page.texts.js';
import { policies } from './policies.texts.js';
import { policyHtml } from './policy-html.js';
import { POLICY_KINDS } from './policy.js';
import { publicPaths } from './public-paths.js';
import { BLOG_KEYS, CONTACT_KEYS, FOOTER_KEYS, POLICY_NAMES } from './site.texts.js';
import { WORKSHOPS_KEYS } from './workshops-page.keys.js';

export type SiteCatalogue = Readonly<Record<ContentSection, ContentKeys>>;

/** All texts that the studio may write, with their built-in values (specification 1, section 3). */
export function contentKeys(
  seller: SellerIdentity,
  contact: KnownContact,
  contract?: PublishedContract,
): SiteCatalogue {
  const { home, workshops, blog } = publicPaths;
  return {
    hero: shownOn(home, null, HERO_KEYS),
    about: shownOn(home, 'about', ABOUT_KEYS),
    workshops: shownOn(workshops, null, WORKSHOPS_KEYS),
    blog: shownOn(blog, null, BLOG_KEYS),
    footer: shownOn(home, 'contact', { ...FOOTER_KEYS, ...withContact(FOOTER_KEYS, contact) }),
    contact: shownOn(home, 'contact', withContact(CONTACT_KEYS, contact)),
    legal: legalKeys(seller, contract),
    bulk_order: shownOn(home, 'bulk-order', BULK_ORDER_KEYS),
  };
}

/** Undefined for an unknown section or key, also for names such as 'constructor'. */
export function contentKey(catalogue: SiteCatalogue, section: string, key: string): ContentKey | undefined {
  const keys = Object.hasOwn(catalogue, section) ? catalogue[section as ContentSection] : {};
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

/** `place`: for texts without a place of their own. */
function shownOn(page: string, place: string | null, texts: ContentTexts): ContentKeys {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, { ...text, page, place: text.place ?? place }]),
  );
}

function withContact(keys: typeof CONTACT_KEYS | typeof FOOTER_KEYS, contact: KnownContact) {
  return {
    contact_phone: { ...keys.contact_phone, builtIn: contact.phone },
    contact_email: { ...keys.contact_email, builtIn: contact.email },
    contact_address: { ...keys.contact_address, builtIn: contact.address },
  };
}

const CONTRACT = {
  help: 'Yürürlükteki sözleşme. Uzun metinler, taslaklar ve eski sürümler Ayarlar › Sözleşmeler’dedir.',
  tooLong: 'contract_too_long_here',
} as const;

function legalKeys(seller: SellerIdentity, contract: PublishedContract | undefined): ContentKeys {
  const builtIn = policies(seller, contract);
  return Object.fromEntries(
    POLICY_KINDS.flatMap((kind) => {
      const { title, sections } = builtIn[kind];
      const name = POLICY_NAMES[kind];
      const texts: ContentTexts = {
        [`${kind}_title`]: { type: 'title', label: `${name}: başlık`, builtIn: title },
        [`${kind}_content`]: {
          type: 'html',
          label: `${name}: metin`,
          builtIn: policyHtml(sections),
          ...(kind === 'contract' && CONTRACT),
        },
      };
      return Object.entries(shownOn(publicPaths.policy(kind), null, texts));
    }),
  );
}
