import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import userEvent from '@testing-library/user-event';
import { IsNotEmpty, MinLength } from 'class-validator';
import { AppError } from '@contract/app-error.js';
import { TextField } from '../../ui/text-field.js';
import { UiProvider } from '../../ui/ui-provider.js';
import { formRules } from './form-rules.js';
import { type FormRules, useLightForm } from './use-light-form.js';

class LetterDto {
  @IsNotEmpty({ message: 'Adınızı yazın' })
  name: string;

  @MinLength(3, { message: 'En az üç harf' })
  @IsNotEmpty({ message: 'Şehrinizi yazın' })
  city: string;

  agrees: boolean;
}

type Rules = () => Promise<FormRules<LetterDto>>;
interface LetterProps {
  readonly rules?: Rules;
  readonly send: (letter: LetterDto) => Promise<unknown>;
  readonly onFailed?: (problem: { readonly message: string } | null) => void;
  readonly name?: string;
}

const letterRules: Rules = () => Promise.resolve(formRules(LetterDto));

function Letter({ rules = letterRules, send, onFailed, name }: LetterProps) {
  const form = useLightForm({
    rules,
    send,
    ...(onFailed && { onFailed }),
    fallbackTexts: { network: 'Mektup gidemedi' },
  });
  return (
    <form {...form.formProps} aria-label="Mektup">
      <TextField label="Ad" name="name" defaultValue={name} error={form.errors['name']} />
      <TextField label="Şehir" name="city" error={form.errors['city']} />
      <input type="checkbox" name="agrees" aria-label="Olur" />
      <button>{form.isSending ? 'Gidiyor' : 'Gönder'}</button>
      <output>{[form.isSent && 'gitti', form.hasFailed && 'kaldı'].filter(Boolean)}</output>
    </form>
  );
}

function open(given: Partial<LetterProps> = {}) {
  const send = jest.fn<LetterProps['send']>(() => Promise.resolve(null));
  const onFailed = jest.fn();
  const letter = (more: Partial<LetterProps> = {}) => (
    <UiProvider>
      <Letter send={send} onFailed={onFailed} {...given} {...more} />
    </UiProvider>
  );
  const { rerender } = render(letter());
  return {
    user: userEvent.setup(),
    send,
    onFailed,
    change: (more: Partial<LetterProps>) => rerender(letter(more)),
  };
}

const name = () => screen.getByLabelText('Ad');
const city = () => screen.getByLabelText('Şehir');
const button = () => screen.getByRole('button');

describe('a form that stands on a page from the start', () => {
  it('fetches its rules when somebody begins to fill it in, and once', async () => {
    const rules = jest.fn(letterRules);
    const { user } = open({ rules });
    expect(rules).not.toHaveBeenCalled();
    await user.click(name());
    await user.click(city());
    await user.click(button());
    expect(rules).toHaveBeenCalledTimes(1);
  });

  it('would send nothing into the address before it has come to life', () => {
    open();
    expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');
  });

  it('says nothing while it is filled in for the first time, then starts at the first mistake', async () => {
    const { user, send } = open();
    await user.type(city(), 'x');
    await user.tab();
    expect(screen.queryByText('En az üç harf')).not.toBeInTheDocument();
    await user.click(button());
    expect(await screen.findByText('Adınızı yazın')).toBeVisible();
    expect(screen.getByText('En az üç harf')).toBeVisible();
    expect(name()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('looks again with every change after that', async () => {
    const { user } = open();
    await user.click(button());
    await screen.findByText('Şehrinizi yazın');
    await user.type(city(), 'İz');
    expect(await screen.findByText('En az üç harf')).toBeVisible();
    await user.type(city(), 'mir');
    await waitFor(() => expect(city()).toBeValid());
    await user.clear(city());
    expect(await screen.findByText('Şehrinizi yazın')).toBeVisible();
  });

  it('sends once what was typed, and is empty again', async () => {
    let answer: (() => void) | undefined;
    const send = jest.fn<LetterProps['send']>(() => new Promise((done) => (answer = () => done(null))));
    const { user } = open({ send });
    await user.type(name(), 'Ayşe');
    await user.type(city(), 'İzmir');
    await user.click(screen.getByLabelText('Olur'));
    await user.dblClick(button());
    expect(await screen.findByText('Gidiyor')).toBeVisible();
    answer?.();
    expect(await screen.findByText('gitti')).toBeVisible();
    expect(send.mock.calls).toEqual([[{ name: 'Ayşe', city: 'İzmir', agrees: true }]]);
    expect(name()).toHaveValue('');
    expect(button()).toHaveTextContent('Gönder');
  });

  it('shows the server’s word beside its field until that one is changed, and loses nothing', async () => {
    const refusal = new AppError('invalid_input', {}, { city: 'Oraya gitmiyoruz' });
    const { user, onFailed } = open({ send: () => Promise.reject(refusal), name: 'Ayşe' });
    await user.type(city(), 'Ankara');
    await user.click(button());
    expect(await screen.findByText('Oraya gitmiyoruz')).toBeVisible();
    expect(city()).toHaveFocus();
    expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ code: 'invalid_input' }));
    await user.type(name(), ' Gül');
    expect(screen.getByText('Oraya gitmiyoruz')).toBeVisible();
    await user.type(city(), 'a');
    await waitFor(() => expect(screen.queryByText('Oraya gitmiyoruz')).not.toBeInTheDocument());
    expect([name(), city()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Ayşe Gül',
      'Ankaraa',
    ]);
  });

  it('has own words for a server that cannot be reached, and can be sent again', async () => {
    const send = jest.fn<LetterProps['send']>(() => Promise.resolve(null));
    send.mockRejectedValueOnce(new Error('offline'));
    const { user, onFailed } = open({ send, name: 'Ayşe' });
    await user.type(city(), 'İzmir');
    await user.click(button());
    expect(await screen.findByText('kaldı')).toBeVisible();
    expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ message: 'Mektup gidemedi' }));
    expect(city()).toHaveValue('İzmir');
    await user.click(button());
    expect(await screen.findByText('gitti')).toBeVisible();
  });

  it('keeps everything when its rules cannot be fetched, and fetches them again', async () => {
    const rules = jest.fn(letterRules);
    rules.mockRejectedValue(new Error('offline'));
    const { user, onFailed, send } = open({ rules, name: 'Ayşe' });
    await user.type(city(), 'İzmir');
    await user.click(button());
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(null));
    expect(city()).toHaveValue('İzmir');
    rules.mockImplementation(letterRules);
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('keeps what was typed into the server’s page before it came to life', async () => {
    const letter = <Letter send={() => Promise.resolve(null)} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(<UiProvider>{letter}</UiProvider>);
    document.body.append(container);
    const user = userEvent.setup();
    await user.type(name(), 'Ayşe');
    render(<UiProvider>{letter}</UiProvider>, { container, hydrate: true });
    await user.click(button());
    expect(await screen.findByText('Şehrinizi yazın')).toBeVisible();
    expect(name()).toHaveValue('Ayşe');
    expect(name()).toBeValid();
  });

  it('takes what it learns later for empty fields only', async () => {
    const { user, change } = open();
    change({ name: 'Ayşe' });
    expect(name()).toHaveValue('Ayşe');
    await user.clear(name());
    await user.type(name(), 'Zeynep');
    change({ name: 'Fatma' });
    expect(name()).toHaveValue('Zeynep');
  });
});
