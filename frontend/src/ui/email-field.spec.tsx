import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { EmailField } from './email-field.js';
import { UiProvider } from './ui-provider.js';

function Form({ onSend }: { readonly onSend: (email: string) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit(({ email }) => onSend(email))(event)}>
      <EmailField label="E-posta" {...register('email')} />
      <button type="submit">Gönder</button>
    </form>
  );
}

it('A mistyped mail service is asked about, taken over with one press, and never in the way', async () => {
  const sent: string[] = [];
  const user = userEvent.setup();
  render(
    <UiProvider>
      <Form onSend={(email) => sent.push(email)} />
    </UiProvider>,
  );
  const field = screen.getByLabelText('E-posta');
  await user.type(field, 'ayse@gmial.com');
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(sent).toEqual(['ayse@gmial.com']);
  await user.click(await screen.findByRole('button', { name: 'ayse@gmail.com' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('ayse@gmail.com');
  expect(screen.queryByText(/Bunu mu demek istediniz/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(sent).toEqual(['ayse@gmial.com', 'ayse@gmail.com']);
});
