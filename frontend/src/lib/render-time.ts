import { createContext } from 'react';

/**
 * The instant at which the server rendered the page: the browser's first drawing must say the same. Null where the
 * page is drawn by the browser alone.
 */
export const RenderTime = createContext<Date | null>(null);
