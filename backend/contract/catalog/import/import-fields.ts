import { PRODUCT_COLUMNS } from '../product-columns.js';

/**
 * The fields that the columns of an imported table may hold, with their labels. `weightKg` is a weight in the unit of other shops; `variant` is the value of an option, such as a
 * colour; `lineKind` tells the head of a product with variants from its variants.
 */
export const IMPORT_FIELDS = {
  ...PRODUCT_COLUMNS,
  weightKg: 'Ağırlık (kg)',
  variant: 'Seçenek değeri (renk, boy …)',
  lineKind: 'Satır türü',
} as const;

export type ImportField = keyof typeof IMPORT_FIELDS;

export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[];

/** What each column of the table holds, from left to right; null for a column that is not imported. */
export type ColumnMapping = readonly (ImportField | null)[];

/** Fields that several columns may hold together. */
const IN_SEVERAL_COLUMNS: readonly ImportField[] = ['variant', 'pictures'];

/** The first field that is chosen for two columns although it can stand in only one; null when there is none. */
export function repeatedField(mapping: ColumnMapping): ImportField | null {
  return (
    mapping.find(
      (field, index) =>
        field !== null && !IN_SEVERAL_COLUMNS.includes(field) && mapping.indexOf(field) !== index,
    ) ?? null
  );
}

/** Whether a product can be found or made by these columns. */
export function namesProducts(mapping: ColumnMapping): boolean {
  return mapping.includes('name') || mapping.includes('id') || mapping.includes('slug');
}
