/**
 * The rows of the table on a product's page. They are separate from the other product fields, because every
 * visitor of the page loads this file.
 */
export const SPECIFICATION_FIELDS = {
  material: { label: 'Malzeme', documentedName: 'material' },
  dimensions: { label: 'Ölçüler', documentedName: 'dimensions' },
  care: { label: 'Bakım', documentedName: 'care' },
} as const;

export const PRODUCT_SPECIFICATIONS = ['material', 'dimensions', 'care'] as const;
