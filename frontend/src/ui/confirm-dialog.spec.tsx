import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirm, ConfirmViewport } from './confirm-dialog.js';
import { HiddenPage } from './hidden-page.js';
import { UiProvider } from './ui-provider.js';

const QUESTION = { title: 'Silelim mi?', text: 'Geri gelmez.', confirmLabel: 'Sil' };

/** Two screens at once, as the cart and a form. */
function Screens({ hasFirst }: { readonly hasFirst: boolean }) {
  return (
    <UiProvider>
      {hasFirst && <ConfirmViewport />}
      <ConfirmViewport />
    </UiProvider>
  );
}

describe('confirm', () => {
  it('asks once, however many screens could ask', async () => {
    render(<Screens hasFirst />);
    const answer = confirm(QUESTION);
    expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    expect(await answer).toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('goes aside with its page, but asks there what is asked while the page is aside', async () => {
    const page = (isPageHidden: boolean) => (
      <UiProvider>
        <HiddenPage value={isPageHidden}>
          <ConfirmViewport />
        </HiddenPage>
      </UiProvider>
    );
    const { rerender } = render(page(false));
    const before = confirm(QUESTION);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    rerender(page(true));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    rerender(page(false));
    await userEvent.click(await screen.findByRole('button', { name: 'Sil' }));
    expect(await before).toBe(true);
    await waitFor(() => expect(screen.queryByText(QUESTION.text)).not.toBeInTheDocument());

    rerender(page(true));
    const meanwhile = confirm(QUESTION);
    await userEvent.click(await screen.findByRole('button', { name: 'Sil' }));
    expect(await meanwhile).toBe(true);
  });

  it('goes on asking when the screen that drew first has left', async () => {
    const { rerender } = render(<Screens hasFirst />);
    rerender(<Screens hasFirst={false} />);
    const answer = confirm(QUESTION);
    await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    expect(await answer).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});
