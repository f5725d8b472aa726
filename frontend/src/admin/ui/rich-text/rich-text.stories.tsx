import type { Meta, StoryObj } from '@storybook/react-vite';
import { Holding } from '../../../../testing/stories/holding.js';
import { doNothing, LONG_TEXT } from '../../../../testing/stories/samples.js';
import { RichTextField } from './rich-text-field.js';

const POST = `<h2>Seladon</h2><p>${LONG_TEXT} <strong>Acele etmeyin.</strong></p><ul><li>Kil</li><li>Sır</li></ul><blockquote><p>Çark döner.</p></blockquote>`;

const meta = {
  component: RichTextField,
  args: { label: 'Metin', value: '', onChange: doNothing },
  render: ({ value: start, ...rest }) => (
    <Holding start={start}>
      {(value, change) => <RichTextField {...rest} value={value} onChange={change} />}
    </Holding>
  ),
} satisfies Meta<typeof RichTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: POST } };

export const WithPictures: Story = { args: { onPickImage: () => Promise.resolve(null) } };

export const WithError: Story = { args: { error: 'Metni yazın.' } };
