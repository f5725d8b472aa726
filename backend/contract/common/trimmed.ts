import { Transform } from 'class-transformer';

/** Removes the blanks around a text before its rules are applied, so that a blank field counts as empty. */
export const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
