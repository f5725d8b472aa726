import { normalisePhone } from '../common/phone.js';

interface Network {
  readonly label: string;
  readonly hosts: readonly string[];
  /** The address of a profile is this with the name, at WhatsApp with the number. */
  readonly profiles: string;
}

/** Networks on which a studio may have a profile, in the order in which the footer lists them. */
export const SOCIAL_NETWORKS = {
  instagram: {
    label: 'Instagram',
    hosts: ['instagram.com'],
    profiles: 'https://www.instagram.com/',
  },
  youtube: {
    label: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    profiles: 'https://www.youtube.com/@',
  },
  tiktok: {
    label: 'TikTok',
    hosts: ['tiktok.com'],
    profiles: 'https://www.tiktok.com/@',
  },
  pinterest: {
    label: 'Pinterest',
    hosts: ['pinterest.com', 'tr.pinterest.com', 'pin.it'],
    profiles: 'https://www.pinterest.com/',
  },
  facebook: {
    label: 'Facebook',
    hosts: ['facebook.com', 'fb.com'],
    profiles: 'https://www.facebook.com/',
  },
  x: {
    label: 'X',
    hosts: ['x.com', 'twitter.com'],
    profiles: 'https://x.com/',
  },
  linkedin: {
    label: 'LinkedIn',
    hosts: ['linkedin.com', 'tr.linkedin.com'],
    profiles: 'https://www.linkedin.com/company/',
  },
  whatsapp: {
    label: 'WhatsApp',
    hosts: ['wa.me', 'whatsapp.com'],
    profiles: 'https://wa.me/',
  },
} as const satisfies Record<string, Network>;

export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;

/** The addresses of the studio's profiles; only networks that it uses. */
export type SocialProfiles = Readonly<Partial<Record<SocialNetwork, string>>>;

export interface SocialLink {
  readonly label: string;
  readonly href: string;
}

const MOST_CHARACTERS = 200;
const ADDRESS = /^https:\/\/(?:www\.)?(?<host>[a-z0-9.-]+)(?:\/[^\s<>"']*)?$/i;

/** Whether the address belongs to the network, so that a link named 'Instagram' leads there. */
export function isAddressOf(network: SocialNetwork, address: unknown): boolean {
  if (typeof address !== 'string' || address.length > MOST_CHARACTERS) return false;
  const host = ADDRESS.exec(address)?.groups?.['host'];
  const { hosts }: { hosts: readonly string[] } = SOCIAL_NETWORKS[network];
  return host !== undefined && hosts.includes(host.toLowerCase());
}

const PROFILE_NAME = /^@?(?<name>[\w.-]{1,100})$/;

/**
 * The address of a profile of which only the name was typed ('@atolyem'), or which was copied without its beginning
 * ('instagram.com/atolyem'). Other texts stay as they are, so that the rules refuse what is no profile.
 */
export function completeAddress(network: SocialNetwork, typed: string): string {
  const text = typed.trim();
  const address = `https://${text.replace(/^https?:\/\//i, '')}`;
  if (isAddressOf(network, address)) return address;
  const name =
    network === 'whatsapp' ? normalisePhone(text)?.slice(1) : PROFILE_NAME.exec(text)?.groups?.['name'];
  return name === undefined ? text : `${SOCIAL_NETWORKS[network].profiles}${name}`;
}

export function socialLinks(profiles: SocialProfiles): SocialLink[] {
  return (Object.keys(SOCIAL_NETWORKS) as SocialNetwork[]).flatMap((network) => {
    const href = profiles[network];
    return href ? [{ label: SOCIAL_NETWORKS[network].label, href }] : [];
  });
}
