import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

type Dto = new () => object;

/** A field that is an object of its own. By itself `@ValidateNested` would let a list pass, even an empty one. */
export function nested(dto: () => Dto, message: string): PropertyDecorator {
  return together(ValidateNested({ message }), IsObject({ message }), Type(dto));
}

/** The objects of a list; the list itself has rules of its own. */
export function nestedList(dto: () => Dto, message: string): PropertyDecorator {
  return together(ValidateNested({ each: true, message }), IsObject({ each: true, message }), Type(dto));
}

function together(...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}
