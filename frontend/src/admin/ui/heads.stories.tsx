import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing, LONG_TEXT, LONG_TITLE } from '../../../testing/stories/samples.js';
import { Button } from '../../ui/button.js';
import { ListActions } from './list-actions.js';
import { LoadError } from './load-error.js';
import { RecordActions, RecordHead } from './record-head.js';
import { SectionHead } from './section-head.js';

const IDLE = { isPending: false, start: doNothing };
const BUSY = { isPending: true, start: doNothing };
const LIST = { to: '/admin/urunler', name: 'Ürünler' };

const meta = {} satisfies Meta;
export default meta;

export const Section: StoryObj = {
  render: () => <SectionHead title="Ürünler" lead="Toplam 48 ürün" actions={<Button>Ürün Ekle</Button>} />,
};

export const SectionWithLongText: StoryObj = {
  render: () => (
    <SectionHead title="Ürünler" heading={LONG_TITLE} lead={LONG_TEXT} actions={<Button>Ürün Ekle</Button>} />
  ),
};

export const List: StoryObj = {
  render: () => (
    <SectionHead
      title="Siparişler"
      actions={
        <ListActions
          statistics={[true, doNothing]}
          filters={[false, doNothing]}
          exporting={IDLE}
          refreshing={IDLE}
        />
      }
    />
  ),
};

export const BusyList: StoryObj = {
  render: () => (
    <SectionHead
      title="Siparişler"
      actions={
        <ListActions
          statistics={[false, doNothing]}
          filters={[false, doNothing]}
          exporting={BUSY}
          refreshing={BUSY}
        />
      }
    />
  ),
};

export const Record: StoryObj = {
  render: () => (
    <RecordHead
      list={LIST}
      title="Seladon Kupa"
      lead="Rafta"
      actions={<RecordActions publicPath="/urun/seladon-kupa" onRemove={doNothing} />}
    />
  ),
};

export const HiddenRecord: StoryObj = {
  render: () => (
    <RecordHead
      list={LIST}
      title={LONG_TITLE}
      actions={<RecordActions publicPath={null} onRemove={doNothing} />}
    />
  ),
};

export const NotLoaded: StoryObj = {
  render: () => (
    <LoadError
      query={{ error: new Error('unreachable'), isFetching: false, refetch: () => Promise.resolve() }}
      what="Siparişler yüklenirken hata oluştu"
      text="Siparişler olduğu gibi duruyor."
    />
  ),
};
