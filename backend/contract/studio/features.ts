/** The parts of the shop that a studio may leave out. */
export const FEATURES = ['shop', 'workshops', 'bulkOrders', 'blog', 'newsletter'] as const;
export type Feature = (typeof FEATURES)[number];

/** Which of them the studio uses. What it does not use has no page, no link and no public call. */
export type Features = Readonly<Record<Feature, boolean>>;

export const FEATURE_NAMES: Readonly<Record<Feature, string>> = {
  shop: 'Ürün satışı',
  workshops: 'Workshoplar',
  bulkOrders: 'Toplu sipariş',
  blog: 'Blog',
  newsletter: 'Bülten',
};

export const ALL_FEATURES: Features = {
  shop: true,
  workshops: true,
  bulkOrders: true,
  blog: true,
  newsletter: true,
};

/** A studio without both would have nothing to sell. */
export function sellsSomething({ shop, workshops }: Pick<Features, 'shop' | 'workshops'>): boolean {
  return shop || workshops;
}
