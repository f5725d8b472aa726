/** Networks on which a studio may have a profile, in the order in which the footer lists them. */
export const SOCIAL_NETWORKS = {
  instagram: { label: 'Instagram', hosts: ['instagram.com'] },
  youtube: { label: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tiktok: { label: 'TikTok', hosts: ['tiktok.com'] },
  pinterest: { label: 'Pinterest', hosts: ['pinterest.com', 'tr.pinterest.com', 'pin.it'] },
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  x: { label: 'X', hosts: ['x.com', 'twitter.com'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com', 'tr.linkedin.com'] },
  whatsapp: { label: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
} as const satisfies Record<string, { readonly label: string; readonly hosts: readonly string[] }>;

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

export function socialLinks(profiles: SocialProfiles): SocialLink[] {
  return (Object.keys(SOCIAL_NETWORKS) as SocialNetwork[]).flatMap((network) => {
    const href = profiles[network];
    return href ? [{ label: SOCIAL_NETWORKS[network].label, href }] : [];
  });
}
