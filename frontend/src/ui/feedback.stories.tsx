import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing, LONG_TEXT, LONG_TITLE, LONG_WORD } from '../../testing/stories/samples.js';
import { Button } from './button.js';
import { EmptyState } from './empty-state.js';
import { ErrorState } from './error-state.js';
import { ErrorSummary } from './error-summary.js';
import { MailedAddressProblem } from './mailed-address-problem.js';
import { Note } from './note.js';
import { ProblemNote, ProblemPage } from './problem.js';
import { Skeleton } from './skeleton.js';
import { toast } from './toast.js';

const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
const Column = chakra('div', { base: { display: 'grid', gap: '4' } });

const meta = {} satisfies Meta;
export default meta;

export const Notes: StoryObj = {
  render: () => (
    <Column>
      {TONES.map((tone) => (
        <Note key={tone} tone={tone}>
          {tone}: siparişiniz yarın kargoya verilecek.
        </Note>
      ))}
    </Column>
  ),
};

export const LongNote: StoryObj = {
  render: () => (
    <Note tone="warning">
      {LONG_TEXT} {LONG_WORD}
    </Note>
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      shape="bowl"
      title="Sepetiniz boş"
      text="Rafta sizi bekleyenler var."
      action={<Button variant="outline">Ürünlere Bakın</Button>}
    />
  ),
};

export const EmptyWithLongText: StoryObj = {
  render: () => <EmptyState shape="vase" title={LONG_TITLE} text={LONG_TEXT} />,
};

export const Failed: StoryObj = {
  render: () => (
    <ErrorState title="Ürünleri yükleyemedik" text="Sepetiniz olduğu gibi duruyor." onRetry={doNothing} />
  ),
};

export const Retrying: StoryObj = {
  render: () => <ErrorState title="Ürünleri yükleyemedik" onRetry={doNothing} retrying />,
};

export const FailedWithLongText: StoryObj = {
  render: () => <ErrorState title={LONG_WORD} text={LONG_TEXT} action={<Button>Ana Sayfaya Dönün</Button>} />,
};

/** Only screen readers get it. */
export const Summary: StoryObj = {
  render: () => <ErrorSummary attempt={1} errors={{ name: 'Adınızı yazın.', phone: 'Telefonu yazın.' }} />,
};

export const BrokenPage: StoryObj = { render: () => <ProblemPage error={new Error('broken')} /> };

export const BrokenPart: StoryObj = { render: () => <ProblemNote error={new Error('broken')} /> };

const MAILED = {
  documentTitle: 'Bilet',
  unknownTitle: 'Bu bileti bulamadık',
  unreachable: { title: 'Bileti yükleyemedik', text: 'Biletiniz geçerli.' },
  isRetrying: false,
  onRetry: doNothing,
};

export const UnknownMailedAddress: StoryObj = {
  render: () => <MailedAddressProblem {...MAILED} isUnknown />,
};

export const UnreachableMailedAddress: StoryObj = {
  render: () => <MailedAddressProblem {...MAILED} isUnknown={false} />,
};

export const Loading: StoryObj = {
  render: () => (
    <Column>
      <Skeleton h="6" w="60%" />
      <Skeleton h="4" />
      <Skeleton h="4" w="80%" />
    </Column>
  ),
};

export const Toasts: StoryObj = {
  render: () => (
    <Column justifyItems="start">
      <Button onClick={() => toast.success({ text: 'Ürün sepete eklendi.' })}>Başarılı</Button>
      <Button
        onClick={() =>
          toast.success({ text: LONG_TEXT, action: { label: 'Geri Alın', onClick: toast.dismiss } })
        }
      >
        Uzun, düğmeli
      </Button>
      <Button variant="danger" onClick={() => toast.error({ text: 'Ürün eklenemedi.' })}>
        Hata
      </Button>
    </Column>
  ),
};
