import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageOf, paginationOf } from '@contract/admin/page.query.js';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import { A_PICTURE, doNothing, LONG_WORD, never, unreachable } from '../../../../testing/stories/samples.js';
import { DropZone } from './drop-zone.js';
import { MediaPicker } from './media-picker.js';
import { UploadList } from './upload-list.js';
import type { MediaUpload } from './use-media-uploads.js';

const anItem = (id: number, title: string): AdminMediaItem => ({
  id,
  originalName: `${id}.jpg`,
  title,
  altText: '',
  description: '',
  category: 'product',
  displayOrder: id,
  isActive: true,
  folderId: null,
  fileSize: 120000,
  picture: A_PICTURE,
  version: 1,
  createdAt: '2026-11-21T08:42:00.000Z',
  updatedAt: '2026-11-21T08:42:00.000Z',
});
const libraryOf = (items: readonly AdminMediaItem[]): PageOf<AdminMediaItem> => ({
  items,
  pagination: paginationOf({}, { totalRecords: items.length }),
});
const anUpload = (key: number, overrides: Partial<MediaUpload>): MediaUpload => ({
  key,
  name: `kupa-${key}.jpg`,
  status: 'waiting',
  progress: 0,
  reason: '',
  mediaId: null,
  ...overrides,
});

const meta = {
  component: MediaPicker,
  args: { isOpen: true, onPick: doNothing, onClose: doNothing },
} satisfies Meta<typeof MediaPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPictures: Story = {
  parameters: {
    server: {
      'admin.media.list': () =>
        libraryOf([anItem(1, 'Seladon kupalar'), anItem(2, ''), anItem(3, LONG_WORD)]),
    },
  },
};

export const Empty: Story = { parameters: { server: { 'admin.media.list': () => libraryOf([]) } } };

export const Loading: Story = { parameters: { server: { 'admin.media.list': never } } };

export const NotLoaded: Story = { parameters: { server: { 'admin.media.list': unreachable } } };

export const Drop: Story = { render: () => <DropZone onFiles={doNothing} /> };

export const SmallDrop: Story = { render: () => <DropZone isSmall onFiles={doNothing} /> };

export const Uploads: Story = {
  render: () => (
    <UploadList
      editHrefOf={(id) => `/admin/medya/${id}`}
      uploads={[
        anUpload(1, { status: 'done', progress: 1, mediaId: '1' }),
        anUpload(2, { status: 'sending', progress: 0.42 }),
        anUpload(3, {}),
        anUpload(4, {
          name: `${LONG_WORD}.tiff`,
          status: 'failed',
          reason: 'Bu dosya türü kabul edilmiyor.',
        }),
      ]}
    />
  ),
};
