/** Combines several rules into one decorator. They are checked in the given order. */
export function rulesInOrder(...rules: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => rules.forEach((rule) => rule(target, property));
}
