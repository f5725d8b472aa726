/** Several rules as one, checked in the order in which they are given. */
export function inTurn(...rules: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => rules.forEach((rule) => rule(target, property));
}
