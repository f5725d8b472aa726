import 'reflect-metadata';
import type { Preview } from '@storybook/react-vite';
import { Surroundings, type SurroundingsOptions } from './surroundings.js';

document.documentElement.lang = 'tr';

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
