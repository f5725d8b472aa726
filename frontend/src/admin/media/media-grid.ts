/** A grid of cards: two in a row on phones, as many as fit elsewhere. */
export const MEDIA_GRID = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(220px, 1fr))' },
  gap: { base: '3', md: '4' },
} as const;
