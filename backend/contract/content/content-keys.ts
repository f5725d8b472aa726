import type { SellerIdentity } from '../orders/seller-identity.js';
import type { ContentKey, ContentKeys } from './content-key.js';
import type { ContentSection } from './content-section.js';
import { ABOUT_KEYS, BULK_ORDER_KEYS, HERO_KEYS } from './home-page.texts.js';
import { policies } from './policies.texts.js';
import { policyHtml } from './policy-html.js';
import { POLICY_KINDS } from './policy.js';
import { BLOG_KEYS, CONTACT_KEYS, FOOTER_KEYS, POLICY_NAMES } from './site.texts.js';
import { WORKSHOPS_KEYS } from './workshops-page.keys.js';

type ContentCatalogue = Readonly<Record<ContentSection, ContentKeys>>;

/** Everything that the studio may write, with what the site says meanwhile (specification 1, section 3). */
export function contentKeys(seller: SellerIdentity): ContentCatalogue {
  const contact = withSeller(CONTACT_KEYS, seller);
  return {
    hero: HERO_KEYS,
    about: ABOUT_KEYS,
    workshops: WORKSHOPS_KEYS,
    blog: BLOG_KEYS,
    footer: { ...FOOTER_KEYS, ...withSeller(FOOTER_KEYS, seller) },
    contact,
    legal: legalKeys(seller),
    bulk_order: BULK_ORDER_KEYS,
  };
}

/** Undefined for what nobody knows, whatever it is called. */
export function contentKey(
  catalogue: ContentCatalogue,
  section: string,
  key: string,
): ContentKey | undefined {
  const keys = Object.hasOwn(catalogue, section) ? catalogue[section as ContentSection] : {};
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

function withSeller(keys: typeof CONTACT_KEYS | typeof FOOTER_KEYS, seller: SellerIdentity) {
  return {
    contact_phone: { ...keys.contact_phone, builtIn: seller.phone },
    contact_email: { ...keys.contact_email, builtIn: seller.email },
    contact_address: { ...keys.contact_address, builtIn: seller.address },
  };
}

function legalKeys(seller: SellerIdentity): ContentKeys {
  const builtIn = policies(seller);
  return Object.fromEntries(
    POLICY_KINDS.flatMap((kind): [string, ContentKey][] => [
      [
        `${kind}_title`,
        { type: 'title', label: `${POLICY_NAMES[kind]}: başlık`, builtIn: builtIn[kind].title },
      ],
      [
        `${kind}_content`,
        { type: 'html', label: `${POLICY_NAMES[kind]}: metin`, builtIn: policyHtml(builtIn[kind].sections) },
      ],
    ]),
  );
}
