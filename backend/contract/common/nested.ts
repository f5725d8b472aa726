import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

type Dto = new () => object;

/**
 * Validates a field that is itself an object. `@ValidateNested` alone would accept a list, even an empty one.
 */
export function nested(dto: () => Dto, message: string): PropertyDecorator {
  return together(ValidateNested({ message }), IsObject({ message }), Type(dto));
}

/** Validates the objects in a list; rules for the list as such are separate. */
export function nestedList(dto: () => Dto, message: string): PropertyDecorator {
  return together(ValidateNested({ each: true, message }), IsObject({ each: true, message }), Type(dto));
}

function together(...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}
