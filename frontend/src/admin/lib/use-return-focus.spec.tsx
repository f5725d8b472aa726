import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ReturnFocus } from '../../ui/return-focus.js';
import { MAIN_CONTENT_ID } from '../../ui/skip-link.js';
import { UiProvider } from '../../ui/ui-provider.js';
import { useFocusTrail, useReturnFocus } from './use-return-focus.js';

function BackOffice({ children }: { readonly children: ReactNode }) {
  useFocusTrail();
  return (
    <UiProvider>
      <ReturnFocus value={useReturnFocus}>{children}</ReturnFocus>
    </UiProvider>
  );
}

function Page() {
  const [open, setOpen] = useState<'menu' | 'form' | null>(null);
  return (
    <>
      <Button onClick={() => setOpen('menu')}>Menü</Button>
      <Dialog open={open === 'menu'} title="Menü" onClose={() => setOpen(null)}>
        <Button onClick={() => setOpen('form')}>Form</Button>
      </Dialog>
      <Dialog open={open === 'form'} title="Form" onClose={() => setOpen(null)}>
        <input aria-label="Ad" />
      </Dialog>
    </>
  );
}

it('The focus returns to what opened the menu from which a dialog was opened', async () => {
  const user = userEvent.setup();
  render(
    <BackOffice>
      <Page />
    </BackOffice>,
  );
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(await screen.findByRole('button', { name: 'Form' }));
  const form = await screen.findByRole('dialog', { name: 'Form' });
  await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menü' })).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menü' })).toHaveFocus());
});

function Row() {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1}>
      {isThere && <Button onClick={() => setOpen(true)}>Satır</Button>}
      <Dialog open={isOpen} title="Kayıt" onClose={() => setOpen(false)}>
        <Button
          onClick={() => {
            setThere(false);
            setOpen(false);
          }}
        >
          Sil
        </Button>
      </Dialog>
    </main>
  );
}

it('The focus goes to the page when what opened the dialog has gone', async () => {
  const user = userEvent.setup();
  render(
    <BackOffice>
      <Row />
    </BackOffice>,
  );
  await user.click(screen.getByRole('button', { name: 'Satır' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
