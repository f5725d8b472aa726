import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLegalDocument } from '../../testing/orders.js';
import { Holding } from '../../testing/stories/holding.js';
import { doNothing, LONG_TEXT, LONG_TITLE, never, unreachable } from '../../testing/stories/samples.js';
import { Button } from './button.js';
import { confirm } from './confirm-dialog.js';
import { Dialog, DialogTitle } from './dialog.js';
import { Drawer } from './drawer.js';
import { LegalDialog } from './legal-dialog.js';
import { Note } from './note.js';
import { Paragraphs } from './paragraphs.js';
import { PolicyDialog } from './policy-dialog.js';
import { PolicyLink } from './policy-link.js';
import { TextField } from './text-field.js';

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: 'Kategoriyi yeniden adlandırın',
    children: <TextField label="Ad" defaultValue="Kupa ve Fincan" />,
    footer: <Button size="sm">Kaydet</Button>,
    onClose: doNothing,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpensAndCloses: Story = {
  render: (args) => (
    <Holding start={false}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Aç</Button>
          <Dialog {...args} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </Holding>
  ),
};

export const CannotBeClosed: Story = {
  args: {
    dismissible: false,
    footer: (
      <Button size="sm" pending pendingLabel="Kaydediliyor...">
        Kaydet
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: LONG_TITLE,
    children: <Paragraphs text={Array.from({ length: 12 }, () => LONG_TEXT).join('\n\n')} />,
  },
};

export const FullScreenOnPhone: Story = { args: { width: 'product', fullScreenOnPhone: true } };

export const Bare: Story = {
  render: (args) => (
    <Dialog open bare onClose={args.onClose}>
      <DialogTitle px="8" pt="6">
        Seladon Kupa
      </DialogTitle>
    </Dialog>
  ),
};

export const Question: Story = {
  render: () => (
    <Button
      onClick={() =>
        void confirm({
          title: 'Bu mesajı silelim mi?',
          text: 'Silinen mesaj geri gelmez.',
          confirmLabel: 'Mesajı Sil',
        })
      }
    >
      Sor
    </Button>
  ),
};

export const HarmlessQuestion: Story = {
  render: () => (
    <Button
      onClick={() =>
        void confirm({
          title: 'Sepetiniz değişti, devam edelim mi?',
          text: LONG_TEXT,
          confirmLabel: 'Devam Edin',
          destructive: false,
        })
      }
    >
      Sor
    </Button>
  ),
};

export const SideDrawer: Story = {
  render: (args) => (
    <Drawer
      open
      onClose={args.onClose}
      title="Sepetiniz"
      banner={<Note tone="success">Kupa sepete eklendi.</Note>}
      footer={<Button block>Ödemeye Geçin</Button>}
    >
      <Paragraphs text={LONG_TEXT} />
    </Drawer>
  ),
};

export const DrawerFromStart: Story = {
  render: (args) => (
    <Drawer open side="start" width="300px" onClose={args.onClose} title="Menü">
      <Paragraphs text="Ürünler" />
    </Drawer>
  ),
};

export const Legal: Story = {
  render: (args) => (
    <LegalDialog open onClose={args.onClose} title="Mesafeli Satış Sözleşmesi" text={aLegalDocument()} />
  ),
};

export const LegalLoading: Story = {
  render: (args) => (
    <LegalDialog open onClose={args.onClose} title="Mesafeli Satış Sözleşmesi" text={undefined} />
  ),
};

export const LegalNotLoaded: Story = {
  render: (args) => (
    <LegalDialog
      open
      onClose={args.onClose}
      title="Mesafeli Satış Sözleşmesi"
      text={undefined}
      onRetry={doNothing}
    />
  ),
};

export const PolicyLoading: Story = {
  parameters: { server: { 'content.policy': never } },
  render: (args) => <PolicyDialog open kind="privacy" onClose={args.onClose} />,
};

export const PolicyNotLoaded: Story = {
  parameters: { server: { 'content.policy': unreachable } },
  render: (args) => <PolicyDialog open kind="privacy" onClose={args.onClose} />,
};

export const PolicyBehindLink: Story = {
  parameters: { server: { 'content.policy': never } },
  render: () => <PolicyLink kind="delivery">Teslimat ve iade koşulları</PolicyLink>,
};
