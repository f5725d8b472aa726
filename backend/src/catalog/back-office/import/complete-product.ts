import type { ImportedValues } from './read-product.js';

/**
 * Whether a new product has all that its form demands. One that has not is kept off the shelf until the studio
 * adds what is missing.
 */
export function isComplete({ description, material, dimensions, care, pictures }: ImportedValues): boolean {
  return [description, material, dimensions, care].every(Boolean) && (pictures?.length ?? 0) > 0;
}
