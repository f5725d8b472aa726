import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { Holding } from '../../testing/stories/holding.js';
import { InForm } from '../../testing/stories/in-form.js';
import { LONG_TEXT, LONG_TITLE, LONG_WORD } from '../../testing/stories/samples.js';
import { CheckboxField } from './checkbox-field.js';
import { CodeField } from './code-field.js';
import { CodeTimeLeft } from './code-time-left.js';
import { FieldGroup } from './field-group.js';
import { Icon } from './icon.js';
import { PasswordField } from './password-field.js';
import { PhoneField } from './phone-field.js';
import { SelectField } from './select-field.js';
import { Stepper } from './stepper.js';
import { SwitchField } from './switch-field.js';
import { TextArea, TextField } from './text-field.js';

const Column = chakra('div', { base: { display: 'grid', gap: '5', maxW: '440px' } });
const SHELVES = [
  { value: 'mug', label: 'Kupa ve Fincan' },
  { value: 'bowl', label: LONG_TITLE },
];

const meta = {
  component: TextField,
  args: { label: 'Ad' },
  decorators: (Story) => (
    <Column>
      <Story />
    </Column>
  ),
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { help: 'Biletinizde bu ad yazar.', optional: true } };

export const WithError: Story = { args: { error: 'Adınızı yazın.', help: 'Biletinizde bu ad yazar.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ayşe Demir' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Ayşe Demir' } };

export const SearchBox: Story = {
  args: {
    label: 'Ürün arayın',
    labelHidden: true,
    size: 'sm',
    type: 'search',
    placeholder: 'Ürün adı',
    startIcon: <Icon as={Search} size="sm" />,
  },
};

export const LongTexts: Story = {
  args: { label: LONG_TITLE, help: LONG_TEXT, error: LONG_TEXT, defaultValue: LONG_WORD },
};

export const Area: Story = {
  render: () => (
    <>
      <TextArea label="Mesajınız" help="En az on harf." />
      <TextArea label="Mesajınız" error="Mesajınızı yazın." defaultValue={LONG_TEXT} />
      <TextArea label="Mesajınız" disabled defaultValue="Gönderildi." />
    </>
  ),
};

export const Choice: Story = {
  render: () => (
    <>
      <SelectField label="Kategori" options={SHELVES} placeholder="Seçin" />
      <SelectField label="Kategori" options={SHELVES} defaultValue="bowl" size="sm" />
      <SelectField label="Kategori" options={[]} placeholder="Seçin" error="Kategori seçin." />
      <SelectField label="Kategori" options={SHELVES} disabled />
    </>
  ),
};

export const Password: Story = {
  render: () => (
    <>
      <PasswordField label="Şifre" autoComplete="current-password" defaultValue="gizli" />
      <PasswordField label="Yeni şifre" autoComplete="new-password" error="En az sekiz karakter yazın." />
    </>
  ),
};

export const Phone: Story = {
  render: () => (
    <InForm values={{ phone: '0532 123 45 67', other: '' }}>
      <PhoneField name="phone" />
      <PhoneField name="other" optional />
    </InForm>
  ),
};

export const Checkbox: Story = {
  render: () => (
    <>
      <CheckboxField label="Sözleşmeyi okudum ve kabul ediyorum" />
      <CheckboxField label="Bülteni istiyorum" help="Ayda bir, hepsi bu." defaultChecked />
      <CheckboxField label={LONG_TEXT} error="Devam etmek için işaretleyin." />
      <CheckboxField label="Değiştirilemez" disabled />
    </>
  ),
};

export const Switch: Story = {
  render: () => (
    <Holding start={true}>
      {(isOn, turn) => (
        <SwitchField
          label="Üyelik açık"
          help="Kapalıyken yeni üye kaydolamaz."
          checked={isOn}
          onChange={turn}
        />
      )}
    </Holding>
  ),
};

export const SwitchOffWithLongText: Story = {
  render: () => (
    <Holding start={false}>
      {(isOn, turn) => <SwitchField label={LONG_TITLE} help={LONG_TEXT} checked={isOn} onChange={turn} />}
    </Holding>
  ),
};

export const Code: Story = {
  render: () => (
    <InForm values={{ code: '283' }}>
      <CodeField help="Kod e-postanızda." />
      <CodeTimeLeft secondsLeft={272} />
    </InForm>
  ),
};

export const CodeOver: Story = {
  render: () => (
    <InForm values={{ code: '' }} errors={{ code: { type: 'rule', message: 'Kod altı rakamdır.' } }}>
      <CodeField />
      <CodeTimeLeft secondsLeft={0} />
    </InForm>
  ),
};

export const Quantity: Story = {
  render: () => (
    <Holding start={1}>
      {(count, setCount) => <Stepper value={count} max={3} name="Seladon Kupa" onChange={setCount} />}
    </Holding>
  ),
};

export const Group: Story = {
  render: () => (
    <FieldGroup legend="Fatura bilgileri">
      <TextField label="Ad" />
    </FieldGroup>
  ),
};
