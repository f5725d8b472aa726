import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangePasswordDto } from '@contract/people/profile.dto.js';
import { LONG_TEXT, never } from '../../testing/stories/samples.js';
import { isRepetition } from '../lib/forms/repetition.rule.js';
import { ChangePasswordForm } from './change-password-form.js';

class Rules extends ChangePasswordDto {
  @isRepetition('Şifreler eşleşmiyor')
  repeated: string;
}

const meta = {
  component: ChangePasswordForm,
  args: {
    email: 'ayse@toprak.test',
    rules: Rules,
    help: 'En az 8 karakter',
    pendingLabel: 'Değiştiriliyor...',
    change: never,
  },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const LongHelp: Story = { args: { help: LONG_TEXT } };
