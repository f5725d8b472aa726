import type { StudioIdentity } from '../../../studio/current-studio.js';
import { formatPhone } from '../../../../contract/common/phone.js';
import type { MailBlock, MailVariable } from '../../mail/mail-template.js';
import { withoutLinks } from '../../mail/sanitize-text.js';
import { STYLE } from './mail-style.js';

/** Variables of every mail about the studio as the sender. */
export const STUDIO_VARIABLES = {
  studio_name: { label: 'Atölyenin adı', from: ({ profile }) => profile.name },
  studio_phone: { label: 'Atölyenin telefonu', from: ({ seller }) => formatPhone(seller.phone) },
  studio_email: { label: 'Atölyenin e-postası', from: ({ seller }) => seller.email },
  studio_address: { label: 'Atölyenin adresi', from: ({ seller }) => seller.address },
} as const satisfies Record<string, MailVariable<StudioIdentity>>;

export const FIRST_NAME = {
  user_name: {
    label: 'Alıcının adı',
    from: ({ firstName }: { readonly firstName: string }) => withoutLinks(firstName),
  },
} as const;

export const MINUTES = {
  minutes: {
    label: 'Kaç dakika geçerli',
    from: ({ minutes }: { readonly minutes: number }) => String(minutes),
  },
} as const;

/** A link that ends a lock-out of the sign-in. */
export const UNLOCK_URL = {
  unlock_url: {
    label: 'Kilidi açma adresi',
    from: ({ unlockUrl }: { readonly unlockUrl: string }) => unlockUrl,
    isRequired: true,
    isSecret: true,
  },
} as const;

export const DAYS = {
  days: { label: 'Kaç gün geçerli', from: ({ days }: { readonly days: number }) => String(days) },
} as const;

/** The person whom a notice to the studio is about. */
export const SENDER = {
  user_name: { label: 'Adı', from: ({ name }: { readonly name: string }) => withoutLinks(name) },
  user_email: { label: 'E-postası', from: ({ email }: { readonly email: string }) => email },
  user_phone: { label: 'Telefonu', from: ({ phone }: { readonly phone: string }) => formatPhone(phone) },
} as const;

/** The lines of a message, as typed. */
export const MESSAGE: MailBlock = {
  label: 'Mesaj',
  isRequired: true,
  html: `{{#each message}}
<p ${STYLE.line}>{{this}}</p>
{{/each}}`,
};

/** A typed text in paragraphs and lines. */
export function typedText(label: string, field: string): MailBlock {
  return {
    label,
    isRequired: true,
    html: `{{#each ${field}}}
<p ${STYLE.text}>{{#each this}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}</p>
{{/each}}`,
  };
}
