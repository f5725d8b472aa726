import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppError } from '@contract/app-error.js';
import { Holding } from '../../../testing/stories/holding.js';
import { doNothing, LONG_TEXT, LONG_TITLE, LONG_WORD } from '../../../testing/stories/samples.js';
import { Button } from '../../ui/button.js';
import { OrderStatusBadge } from '../../ui/order-status-badge.js';
import { TextField } from '../../ui/text-field.js';
import { Block, Pair, Pairs } from './block.js';
import { FieldPair } from './field-pair.js';
import { HistoryList } from './history-list.js';
import { LastChange } from './last-change.js';
import { PaymentBadge } from './payment-badge.js';
import { RecordCard, RecordCards } from './record-cards.js';
import { RecordDialog } from './record-dialog.js';
import { RecordFooter } from './record-footer.js';
import { RecordNotLoaded } from './record-not-loaded.js';
import { RecordSkeleton } from './record-skeleton.js';
import { SaveBar } from './save-bar.js';
import { PaymentStatusBlock, StatusChoice } from './status-choice.js';

const FOOTER = {
  cancelLabel: 'Siparişi İptal Et',
  onCancel: doNothing,
  isDirty: false,
  isPending: false,
  onClose: doNothing,
  onSave: doNothing,
};
const QUICK = { label: 'Kargoya Ver', pendingLabel: 'Kaydediliyor...', onPress: doNothing };
const ENTRIES = [
  { key: '1', at: '2026-11-21T08:42:00.000Z', text: 'Sipariş verildi', who: null },
  { key: '2', at: '2026-11-22T10:00:00.000Z', text: `Not: ${LONG_TEXT}`, who: 'Elif Kaya' },
];
const DIALOG = {
  open: true,
  eyebrow: 'Sipariş A4F2C81D',
  title: 'Ayşe Demir',
  badges: (
    <>
      <OrderStatusBadge status="preparing" forStudio />
      <PaymentBadge status="paid" />
    </>
  ),
  actions: <PaymentStatusBlock status="paid" />,
  aftermath: <HistoryList entries={ENTRIES} isLost={false} />,
  footer: <RecordFooter {...FOOTER} quick={QUICK} />,
  onClose: doNothing,
};

const meta = {} satisfies Meta;
export default meta;

export const InDialog: StoryObj = {
  render: () => (
    <RecordDialog {...DIALOG}>
      <Block title="Tutar">
        <Pairs>
          <Pair name="Ara toplam">2.080,00 TL</Pair>
          <Pair name="Toplam" strong>
            1.872,00 TL
          </Pair>
        </Pairs>
      </Block>
      <Block title="Adres">{LONG_TEXT}</Block>
    </RecordDialog>
  ),
};

export const InDialogLoading: StoryObj = {
  render: () => (
    <RecordDialog {...DIALOG} title={LONG_TITLE} badges={undefined} actions={null} aftermath={null}>
      <RecordSkeleton rows={6} status="Sipariş yükleniyor" />
    </RecordDialog>
  ),
};

export const UnsavedFooter: StoryObj = { render: () => <RecordFooter {...FOOTER} isDirty /> };

export const SavingFooter: StoryObj = { render: () => <RecordFooter {...FOOTER} isDirty isPending /> };

export const FinishedFooter: StoryObj = { render: () => <RecordFooter {...FOOTER} onCancel={undefined} /> };

export const Gone: StoryObj = {
  render: () => (
    <RecordNotLoaded
      error={new AppError('invalid_input')}
      onRetry={doNothing}
      failed="Sipariş yüklenirken hata oluştu"
      gone={{ code: 'order_not_found', title: 'Sipariş bulunamadı' }}
      back={{ to: '/admin/siparisler', label: 'Siparişlere Dönün' }}
    />
  ),
};

export const NotLoaded: StoryObj = {
  render: () => (
    <RecordNotLoaded
      error={new Error('unreachable')}
      onRetry={doNothing}
      failed="Sipariş yüklenirken hata oluştu"
      gone={{ code: 'order_not_found', title: 'Sipariş bulunamadı' }}
      back={{ to: '/admin/siparisler', label: 'Siparişlere Dönün' }}
    />
  ),
};

export const Cards: StoryObj = {
  render: () => (
    <RecordCards
      label="İstekler"
      busy={false}
      cards={['Kırk kupa', LONG_WORD].map((text) => (
        <RecordCard key={text}>{text}</RecordCard>
      ))}
    />
  ),
};

export const CardsLoading: StoryObj = {
  render: () => <RecordCards label="İstekler" busy={false} cards={undefined} />,
};

export const History: StoryObj = { render: () => <HistoryList entries={ENTRIES} isLost={false} /> };

export const HistoryInPart: StoryObj = { render: () => <HistoryList entries={ENTRIES.slice(0, 1)} isLost /> };

export const Changed: StoryObj = {
  render: () => (
    <LastChange
      record={{ createdAt: '2026-11-21T08:42:00.000Z', updatedAt: '2026-11-22T10:00:00.000Z' }}
      changes={undefined}
    />
  ),
};

const STATUSES = [
  { value: 'preparing', label: 'Hazırlanıyor' },
  { value: 'shipped', label: 'Kargoda' },
] as const;

export const Status: StoryObj = {
  render: () => (
    <Holding<'preparing' | 'shipped'> start="preparing">
      {(chosen, choose) => (
        <StatusChoice
          label="Sipariş durumu"
          options={STATUSES}
          chosen={chosen}
          onChoose={choose}
          words={chosen === 'shipped' ? ['Müşteriye e-posta gider.', LONG_TEXT] : []}
        />
      )}
    </Holding>
  ),
};

const BAR = { listPath: '/admin/urunler', label: 'Ürünü Kaydet', isDirty: false, isSaving: false };

export const Form: StoryObj = {
  render: () => (
    <>
      <FieldPair>
        <TextField label="Ad" />
        <TextField label="Fiyat" />
      </FieldPair>
      <SaveBar {...BAR} />
    </>
  ),
};

export const UnsavedForm: StoryObj = {
  render: () => <SaveBar {...BAR} isDirty more={<Button variant="outline">Taslak Kaydet</Button>} />,
};

export const SavingForm: StoryObj = { render: () => <SaveBar {...BAR} isDirty isSaving /> };

export const UploadingForm: StoryObj = {
  render: () => (
    <SaveBar {...BAR} isDirty underWay={{ text: '2 görsel yükleniyor', pendingLabel: 'Yükleniyor...' }} />
  ),
};
