import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';

/** Validates an id; upper and lower case are the same. */
export function isId(message: string): PropertyDecorator {
  const rules = [
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    IsUUID('all', { message }),
  ];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}
