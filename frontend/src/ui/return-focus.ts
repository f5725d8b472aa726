import { createContext } from 'react';

const nothing = () => null;

/**
 * A hook that dialogs call: it returns the element that gets the focus when the dialog closes, or null to leave that to
 * the dialog. Only the back office gives one, because the shop's pages have to stay small.
 */
export const ReturnFocus = createContext<(open: boolean) => () => HTMLElement | null>(() => nothing);
