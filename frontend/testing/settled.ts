import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';

/** A window that has just opened: it has the focus by then, takes presses, and hides nothing any more that opens over it. */
export async function settled(dialog: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}
