import { type ReactNode, useState } from 'react';

interface HoldingProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled piece, so that it can be tried out. */
export function Holding<Value>({ start, children }: HoldingProps<Value>) {
  const [value, change] = useState(start);
  return children(value, change);
}
