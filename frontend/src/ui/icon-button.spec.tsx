import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IconButton } from './icon-button.js';
import { UiProvider } from './ui-provider.js';

it('An icon says in words what it does, to screen readers and beside the pointer', () => {
  render(
    <UiProvider>
      <IconButton aria-label="Sil: Vazo">x</IconButton>
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Sil: Vazo' })).toHaveAttribute('title', 'Sil: Vazo');
});
