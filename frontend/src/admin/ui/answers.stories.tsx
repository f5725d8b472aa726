import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing, LONG_TEXT, LONG_TITLE, never } from '../../../testing/stories/samples.js';
import { AnswerConflictDialog } from './answer-conflict-dialog.js';
import { AnswerDialog } from './answer-dialog.js';
import { CancelDialog } from './cancel-dialog.js';
import { ConflictDialog } from './conflict-dialog.js';

const RECORD = { version: 3, status: 'Yeni', answer: null };
const MINE = { subject: 'Toplu sipariş', text: 'Kırk kupayı mart sonuna yetiştiririz.' };

const meta = {} satisfies Meta;
export default meta;

export const Answer: StoryObj = {
  render: () => (
    <AnswerDialog
      title="Teklif isteğini yanıtlayın"
      to="ayse@toprak.test"
      requested={`Kırk kupa istiyoruz.\n\n${LONG_TEXT}`}
      draft={{ id: '1', version: 3, ...MINE }}
      record={RECORD}
      send={never}
      readAgain={never}
      sentText="Yanıtınız gönderildi."
      onClose={doNothing}
    />
  ),
};

export const AnsweredMeanwhile: StoryObj = {
  render: () => (
    <AnswerConflictDialog
      conflict={{
        mine: MINE,
        theirs: { ...RECORD, version: 4, answer: { subject: 'Toplu sipariş', text: 'Nisanda olur.' } },
        isAnswered: true,
      }}
      onSendAnyway={never}
      onWriteOn={doNothing}
      onLeave={doNothing}
    />
  ),
};

export const Conflict: StoryObj = {
  render: () => (
    <ConflictDialog
      fields={[
        { label: 'Ad', mine: 'Seladon Kupa', theirs: 'Seladon Fincan' },
        { label: 'Açıklama', mine: LONG_TEXT, theirs: '' },
      ]}
      onKeepMine={doNothing}
      onTakeTheirs={doNothing}
    />
  ),
};

export const ConflictWithConsequences: StoryObj = {
  render: () => (
    <ConflictDialog
      pending
      fields={[{ label: 'Durum', mine: 'İptal edildi', theirs: 'Kargoda' }]}
      consequences={['Stok geri döner.', 'Müşteriye e-posta gider.']}
      onKeepMine={doNothing}
      onTakeTheirs={doNothing}
    />
  ),
};

const CANCELLED = {
  open: true,
  title: 'Bu siparişi iptal edelim mi?',
  lead: 'Sipariş A4F2C81D iptal edilince:',
  words: ['2 ürün stoğa döner.', 'Müşteriye e-posta gider.'],
  refundKurus: 0,
  whereto: 'müşterinin kartına',
  confirmLabel: 'Siparişi İptal Et',
  isPending: false,
  onClose: doNothing,
  onConfirm: doNothing,
};

export const Cancel: StoryObj = { render: () => <CancelDialog {...CANCELLED} /> };

export const CancelWithRefund: StoryObj = {
  render: () => (
    <CancelDialog {...CANCELLED} words={[...CANCELLED.words, LONG_TITLE]} refundKurus={187200} asksRestock />
  ),
};

export const Cancelling: StoryObj = { render: () => <CancelDialog {...CANCELLED} isPending /> };
