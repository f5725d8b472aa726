import 'reflect-metadata';
import type { Preview } from '@storybook/react-vite';
import { accentProperties, DEFAULT_ACCENT } from '@contract/studio/accent.js';
import { Surroundings, type SurroundingsOptions } from './surroundings.js';

document.documentElement.lang = 'tr';
// The shop writes it into the head of its pages.
for (const [name, value] of Object.entries(accentProperties(DEFAULT_ACCENT))) {
  document.documentElement.style.setProperty(name, value);
}

const preview: Preview = {
  decorators: [
    (Story, { id, parameters }) => (
      <Surroundings key={id} {...(parameters as SurroundingsOptions)}>
        <Story />
      </Surroundings>
    ),
  ],
};

export default preview;
