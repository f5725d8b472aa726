import type { ClassConstructor } from 'class-transformer';
import { AppError, type ErrorCode } from '../../contract/app-error.js';
import { dtoInput } from './dto-input.js';

/** What nothing can be called is the name of nothing: it is not found, and no mistake of whoever follows a link. */
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
