import { createContext } from 'react';

/**
 * The instant at which the server rendered the page: the browser's first render must say the same. Null where the
 * page is rendered by the browser alone.
 */
export const RenderTime = createContext<Date | null>(null);
