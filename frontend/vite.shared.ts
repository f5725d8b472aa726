import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** How Vite reads the source, for the site and for the storybook of its pieces. */
export const shared: UserConfig = {
  resolve: {
    alias: { '@contract': fileURLToPath(new URL('../backend/contract', import.meta.url)) },
  },
  // Without this the contract's DTO decorators would reach the browser as raw syntax or not at all.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
};
