import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../ui/ui-provider.js';
import { ConflictDialog } from './conflict-dialog.js';

function openConflict(pending = false) {
  const onKeepMine = jest.fn();
  const onTakeTheirs = jest.fn();
  const onClose = jest.fn();
  render(
    <UiProvider>
      <ConflictDialog
        fields={[{ label: 'Kargo', mine: 'Aras Kargo', theirs: '' }]}
        consequences={['Müşteriye e-posta gitmez.']}
        pending={pending}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeTheirs}
        onClose={onClose}
      />
    </UiProvider>,
  );
  return { user: userEvent.setup({ delay: null }), onKeepMine, onTakeTheirs, onClose };
}

describe('a conflict with another admin', () => {
  it('shows both versions and what mine would do, and follows the choice', async () => {
    const { user, onKeepMine, onTakeTheirs, onClose } = openConflict();
    expect(await screen.findByText('Aras Kargo')).toBeVisible();
    expect(screen.getByText('–')).toBeVisible();
    expect(screen.getByText('Müşteriye e-posta gitmez.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Benimkini Kaydet' }));
    expect(onKeepMine).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Kayıtlı Olanı Al' }));
    expect(onTakeTheirs).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('cannot be left while mine is being saved', async () => {
    const { user, onClose } = openConflict(true);
    expect(await screen.findByRole('button', { name: 'Kayıtlı Olanı Al' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});
