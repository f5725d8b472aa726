import type { Feature, Features } from '@contract/studio/features.js';
import { paths } from './paths.js';

/** The sections of the home page in their order (specification 1, section 2). */
export const HOME_SECTIONS = ['home', 'products', 'about', 'bulk-order', 'blog', 'contact'] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** The sections of the workshops page below its hero, in their order. */
export const WORKSHOP_SECTIONS = ['workshop-types', 'workshop-calendar', 'workshop-classes', 'faq'] as const;
type WorkshopSection = (typeof WORKSHOP_SECTIONS)[number];

export type PageSection = HomeSection | WorkshopSection;

export interface SiteLink {
  readonly id: HomeSection | 'workshops';
  readonly label: string;
  readonly footerLabel: string;
  readonly href: string;
  /** The section of the home page to scroll to; null for a page. */
  readonly section: HomeSection | null;
}

/** The part of the shop that a link leads to; the other links are always there. */
const FEATURE_OF: Readonly<Partial<Record<SiteLink['id'], Feature>>> = {
  workshops: 'workshops',
  'bulk-order': 'bulkOrders',
  products: 'shop',
  blog: 'blog',
};

/** The links to what the studio uses. */
export function linksInUse(links: readonly SiteLink[], features: Features): SiteLink[] {
  return links.filter(({ id }) => {
    const feature = FEATURE_OF[id];
    return feature === undefined || features[feature];
  });
}

const section = (id: HomeSection, label: string, footerLabel = label): SiteLink => ({
  id,
  label,
  footerLabel,
  href: id === 'home' ? paths.home : `${paths.home}#${id}`,
  section: id,
});
const page = (link: Omit<SiteLink, 'section'>): SiteLink => ({ ...link, section: null });

const LINKS = {
  home: section('home', 'Ana Sayfa'),
  workshops: page({ id: 'workshops', label: 'Workshop', footerLabel: 'Workshoplar', href: paths.workshops }),
  bulkOrder: section('bulk-order', 'Toplu Sipariş'),
  about: section('about', 'Hakkımızda'),
  products: page({ id: 'products', label: 'Ürünler', footerLabel: 'Ürünler', href: paths.shelf }),
  // The blog's own page: its section on the home page shows only the newest posts.
  blog: page({ id: 'blog', label: 'Blog', footerLabel: 'Blog', href: paths.blog }),
  contact: section('contact', 'İletişim'),
} as const satisfies Record<string, SiteLink>;

export const NAVIGATION_LINKS: readonly SiteLink[] = [
  LINKS.home,
  LINKS.workshops,
  LINKS.bulkOrder,
  LINKS.about,
  LINKS.blog,
  LINKS.contact,
];

export const FOOTER_LINKS: readonly SiteLink[] = [
  LINKS.about,
  LINKS.workshops,
  LINKS.products,
  LINKS.blog,
  LINKS.bulkOrder,
  LINKS.contact,
];
