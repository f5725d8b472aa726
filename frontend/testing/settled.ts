import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';

/** Waits until a dialog that has just opened has the focus: only then does it take clicks, or another dialog over it. */
export async function settled(dialog: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}
