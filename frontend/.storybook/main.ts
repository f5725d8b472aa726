import type { StorybookConfig } from '@storybook/react-vite';

/** The storybook of the UI kit: every piece in each of its states. It is built beside the site and never shipped. */
const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The only picture of the storybook stands where the shop would serve one.
  staticDirs: ['./pictures', { from: './pictures/og.jpg', to: '/media/vitrin/160.avif' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};

export default config;
