import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, LONG_TITLE } from '../../testing/stories/samples.js';
import { Accordion, AccordionItem } from './accordion.js';
import { Paragraphs } from './paragraphs.js';

const meta = { component: Accordion } satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Hiç denememiş biri katılabilir mi?">
          <Paragraphs text="Evet, ilk dersimiz sıfırdan başlar." />
        </AccordionItem>
        <AccordionItem title="Parçam ne zaman hazır olur?">
          <Paragraphs text="Üç hafta içinde." />
        </AccordionItem>
      </>
    ),
  },
};

export const FirstOpen: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Malzeme ücrete dâhil mi?" startsOpen>
          <Paragraphs text="Kil, sır ve iki pişirim dâhildir." />
        </AccordionItem>
        <AccordionItem title="Çocuğumla gelebilir miyim?">
          <Paragraphs text="Sekiz yaşından itibaren." />
        </AccordionItem>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <AccordionItem title={LONG_TITLE} startsOpen>
        <Paragraphs text={`${LONG_TEXT}\n\n${LONG_TEXT}`} />
      </AccordionItem>
    ),
  },
};
