import { within } from '@testing-library/react';

/** What the links in it are called, without their descriptions. */
export function namesOfLinks(place: HTMLElement): string[] {
  const names: string[] = [];
  within(place).getAllByRole('link', { name: (name) => names.push(name) > 0 });
  return names;
}
