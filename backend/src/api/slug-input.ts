import type { ClassConstructor } from 'class-transformer';
import { AppError, type ErrorCode } from '../../contract/app-error.js';
import { dtoInput } from './dto-input.js';

/**
 * A slug that cannot exist is answered as not found instead of invalid, because the visitor only followed a
 * link.
 */
export function slugInput<T extends { readonly slug: string }>(
  dto: ClassConstructor<T>,
  notFound: ErrorCode,
): (input: unknown) => T {
  const parse = dtoInput(dto);
  return (input) => {
    try {
      return parse(input);
    } catch (error) {
      if (saysSlug(input)) throw new AppError(notFound);
      throw error;
    }
  };
}

/** Clients may send anything. */
function saysSlug(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'slug' in input && typeof input.slug === 'string';
}
