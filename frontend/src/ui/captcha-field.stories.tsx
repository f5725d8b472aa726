import type { Meta, StoryObj } from '@storybook/react-vite';
import { CAPTCHA_PLACEHOLDER, CAPTCHA_PROMPT } from '@contract/captcha/captcha.view.js';
import { InForm } from '../../testing/stories/in-form.js';
import { doNothing } from '../../testing/stories/samples.js';
import type { Captcha } from '../lib/forms/use-captcha.js';
import { CaptchaField } from './captcha-field.js';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="48"><text x="30" y="32" font-size="24">k4r7f</text></svg>';

const CAPTCHA: Captcha = {
  isRequired: true,
  type: 'visual',
  view: {
    type: 'visual',
    question: CAPTCHA_PROMPT,
    image: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
    placeholder: CAPTCHA_PLACEHOLDER,
  },
  isMissing: false,
  renew: doNothing,
  switchType: doNothing,
  insist: doNothing,
};

const meta = {
  component: CaptchaField,
  args: { captcha: CAPTCHA, name: 'captcha' },
  render: (args) => (
    <InForm values={{ captcha: '' }}>
      <CaptchaField {...args} />
    </InForm>
  ),
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Question: Story = {
  args: {
    captcha: {
      ...CAPTCHA,
      type: 'text',
      view: { type: 'text', question: 'Beş artı üç kaç eder?', image: null, placeholder: 'Cevabı yazın' },
    },
  },
};

export const Loading: Story = { args: { captcha: { ...CAPTCHA, view: null } } };

export const NotLoaded: Story = { args: { captcha: { ...CAPTCHA, view: null, isMissing: true } } };

export const WrongAnswer: Story = {
  render: (args) => (
    <InForm
      values={{ captcha: '' }}
      errors={{ captcha: { type: 'rule', message: 'Kod yanlış, yenisini yazın.' } }}
    >
      <CaptchaField {...args} />
    </InForm>
  ),
};
