import type { ContentTexts } from './content-key.js';
import type { PolicyKind } from './policy.js';

export const CONTACT_KEYS = {
  contact_phone: { type: 'title', label: 'Telefon', builtIn: '', drawnAs: 'phone' },
  contact_email: { type: 'title', label: 'E-posta', builtIn: '', drawnAs: 'email' },
  contact_address: {
    type: 'description',
    label: 'Adres',
    help: 'Haritadaki yeri de bu adresten bulunur.',
    drawnAs: 'address',
    builtIn: '',
  },
} as const satisfies ContentTexts;

/** Contact details of the footer take precedence over those of the contact section. */
export const FOOTER_KEYS = {
  company_description: {
    type: 'description',
    label: 'Atölyenin tanıtımı',
    builtIn: 'Küçük bir seramik atölyesi. Her parçayı elde şekillendirir, iki kez pişiririz.',
  },
  contact_phone: {
    ...CONTACT_KEYS.contact_phone,
    label: 'Telefon (boşsa İletişim bölümündeki)',
    help: 'Boş bırakırsanız İletişim bölümündeki telefon görünür.',
  },
  contact_email: {
    ...CONTACT_KEYS.contact_email,
    label: 'E-posta (boşsa İletişim bölümündeki)',
    help: 'Boş bırakırsanız İletişim bölümündeki e-posta görünür.',
  },
  contact_address: {
    ...CONTACT_KEYS.contact_address,
    label: 'Adres (boşsa İletişim bölümündeki)',
    help: 'Boş bırakırsanız İletişim bölümündeki adres görünür.',
  },
} as const satisfies ContentTexts;

export const BLOG_KEYS = {
  hero_title: { type: 'title', label: 'Başlık', builtIn: 'Atölye defteri' },
  hero_subtitle: {
    type: 'description',
    label: 'Alt başlık',
    builtIn: 'Çarkın, sırın ve fırının başında öğrendiklerimiz. Acele etmeden yazıyoruz.',
  },
  cta_title: { type: 'title', label: 'Workshop çağrısı: başlık', builtIn: 'Okumak güzel, yapmak başka' },
  cta_text: {
    type: 'description',
    label: 'Workshop çağrısı: yazı',
    builtIn: 'Takvimimiz açık. Küçük bir grupta yeriniz hazır.',
  },
} as const satisfies ContentTexts;

/** The link texts of the policies, used when the studio gave them no title. */
export const POLICY_NAMES: Record<PolicyKind, string> = {
  privacy: 'Gizlilik Politikası',
  delivery: 'Teslimat ve İade',
  contract: 'Mesafeli Satış Sözleşmesi',
  guarantee: 'Memnuniyet Sözümüz',
  accessibility: 'Erişilebilirlik Bildirimi',
};
