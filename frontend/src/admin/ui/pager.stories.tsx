import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSize, paginationOf } from '@contract/admin/page.query.js';
import { Holding } from '../../../testing/stories/holding.js';
import { doNothing } from '../../../testing/stories/samples.js';
import { Pager } from './pager.js';
import { ShortPager } from './short-pager.js';

const at = (page: number, totalRecords: number, isExact = true) =>
  paginationOf({ page, perPage: 25 }, { totalRecords, isExact });

const meta = {
  component: Pager,
  args: { pagination: at(1, 1200), onPage: doNothing, onPageSize: doNothing },
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Turning: Story = {
  render: () => (
    <Holding<{ page: number; perPage: PageSize }> start={{ page: 12, perPage: 25 }}>
      {(requested, ask) => (
        <Pager
          pagination={paginationOf(requested, { totalRecords: 1200 })}
          onPage={(page) => ask({ ...requested, page })}
          onPageSize={(perPage) => ask({ page: 1, perPage })}
        />
      )}
    </Holding>
  ),
};

export const FirstPage: Story = {};

export const LastPage: Story = { args: { pagination: at(48, 1200) } };

export const OnePage: Story = { args: { pagination: at(1, 12) } };

export const CountedInPart: Story = { args: { pagination: at(3, 10000, false) } };

export const HighNumbers: Story = { args: { pagination: at(123456, 25000000) } };

/** Nothing is shown. */
export const Empty: Story = { args: { pagination: at(1, 0) } };

export const Short: Story = {
  render: () => <ShortPager label="Alıcı sayfaları" pagination={at(2, 100)} onPage={doNothing} />,
};

export const ShortAtEnd: Story = {
  render: () => <ShortPager label="Alıcı sayfaları" pagination={at(4, 100)} onPage={doNothing} />,
};
