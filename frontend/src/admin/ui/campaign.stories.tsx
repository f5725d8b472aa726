import type { Meta, StoryObj } from '@storybook/react-vite';
import { paginationOf } from '@contract/admin/page.query.js';
import { doNothing, LONG_TITLE, LONG_WORD } from '../../../testing/stories/samples.js';
import { TextArea } from '../../ui/text-field.js';
import { CampaignForm } from './campaign-form.js';
import { RecipientsPanel } from './recipients-panel.js';

const PEOPLE = {
  names: ['Ayşe Demir', 'Mehmet Yılmaz', LONG_WORD],
  pagination: paginationOf({ page: 1, perPage: 10 }, { totalRecords: 42 }),
};
const READ = {
  data: PEOPLE,
  error: null,
  isLoadingError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: doNothing,
};

interface PanelProps {
  readonly read: typeof READ | (Omit<typeof READ, 'data'> & { readonly data: undefined });
}

function Panel({ read }: PanelProps) {
  return (
    <RecipientsPanel
      read={read}
      lead={({ pagination }) => `${pagination.totalRecords} kişi`}
      people={({ names }) => names.map((name) => <li key={name}>{name}</li>)}
      onPage={doNothing}
    />
  );
}

const FORM = {
  label: 'Toplu e-posta',
  to: <p>Bülten aboneleri</p>,
  subject: 'Kış atölyeleri',
  onSubject: doNothing,
  children: <TextArea label="Metin" defaultValue="Kış takvimimiz hazır." />,
  missing: null,
  recipients: 42,
  sendLabel: '42 Kişiye Gönder',
  isSending: false,
  onSend: () => Promise.resolve(true),
  aside: <Panel read={READ} />,
};

const meta = {} satisfies Meta;
export default meta;

export const Ready: StoryObj = { render: () => <CampaignForm {...FORM} /> };

export const Sending: StoryObj = { render: () => <CampaignForm {...FORM} isSending /> };

export const Nobody: StoryObj = {
  render: () => <CampaignForm {...FORM} recipients={0} sendLabel="Gönder" />,
};

export const TextMissing: StoryObj = {
  render: () => <CampaignForm {...FORM} subject={LONG_TITLE} missing="Metni yazın." />,
};

export const RecipientsLoading: StoryObj = { render: () => <Panel read={{ ...READ, data: undefined }} /> };

export const OtherRecipientsLoading: StoryObj = {
  render: () => <Panel read={{ ...READ, isPlaceholderData: true, isFetching: true }} />,
};

export const RecipientsNotLoaded: StoryObj = {
  render: () => <Panel read={{ ...READ, data: undefined, isLoadingError: true }} />,
};
