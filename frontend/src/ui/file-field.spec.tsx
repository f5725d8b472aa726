import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField } from './file-field.js';
import { UiProvider } from './ui-provider.js';

describe('A field for a file', () => {
  it('speaks Turkish, opens the dialog by key and names what was chosen', async () => {
    const user = userEvent.setup();
    const onFile = jest.fn();
    render(
      <UiProvider>
        <FileField label="Tablo" name="table" accept=".csv" help="CSV" error="Seçin." onFile={onFile} />
      </UiProvider>,
    );
    const button = screen.getByRole('button', { name: 'Tablo: dosya seçin' });
    expect(button).toHaveAccessibleDescription('Dosya seçilmedi Seçin. CSV');
    const input = screen.getByLabelText<HTMLInputElement>('Tablo', { selector: 'input' });
    expect(input).not.toBeVisible();
    const opened = jest.spyOn(input, 'click');
    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalled();

    const file = new File(['a'], 'urunler.csv', { type: 'text/csv' });
    await user.upload(input, file);
    expect(screen.getByText('urunler.csv')).toBeVisible();
    expect(onFile).toHaveBeenCalledWith(file);
  });
});
