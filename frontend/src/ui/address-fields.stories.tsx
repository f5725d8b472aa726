import type { Meta, StoryObj } from '@storybook/react-vite';
import { InForm } from '../../testing/stories/in-form.js';
import { never, unreachable } from '../../testing/stories/samples.js';
import { AddressFields } from './address-fields.js';

const NOWHERE = { city: '', district: '', neighbourhood: '', addressLine: '' };
const AT_HOME = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'Bereketli Sok. No: 12 D: 3',
};

const meta = {
  component: AddressFields,
  args: { name: 'address', legend: 'Teslimat adresi' },
  render: (args) => (
    <InForm values={{ address: NOWHERE }}>
      <AddressFields {...args} />
    </InForm>
  ),
  parameters: {
    server: {
      'addresses.cities': () => ['Ankara', 'İstanbul', 'İzmir'],
      'addresses.districts': () => ['Beykoz', 'Kadıköy', 'Üsküdar'],
      'addresses.neighbourhoods': () => ['Kuzguncuk Mah.', 'Çengelköy Mah.'],
    },
  },
} satisfies Meta<typeof AddressFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  render: (args) => (
    <InForm values={{ address: AT_HOME }}>
      <AddressFields {...args} />
    </InForm>
  ),
};

export const Loading: Story = { parameters: { server: { 'addresses.cities': never } } };

export const ListNotLoaded: Story = { parameters: { server: { 'addresses.cities': unreachable } } };

export const WithErrors: Story = {
  render: (args) => (
    <InForm
      values={{ address: NOWHERE }}
      errors={{
        address: {
          city: { type: 'rule', message: 'İl seçin.' },
          addressLine: { type: 'rule', message: 'Sokak ve kapı numarasını yazın.' },
        },
      }}
    >
      <AddressFields {...args} />
    </InForm>
  ),
};
