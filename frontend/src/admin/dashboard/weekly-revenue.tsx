import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { WeekOfSales } from '@contract/admin/dashboard/dashboard.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { DashboardBlock, DashboardSection } from './dashboard-block.js';
import { LIVE } from './live-queries.js';
import { listLinks } from './list-links.js';
import { scaleLines, shortTl } from './revenue-scale.js';

const HEIGHT_PX = 180;
const FIGURE_PX = 20;
/** The width of the scale's labels at the left of the first column. */
const SCALE_WIDTH = '12';
/** The smallest height of a column, so that a weak week is still visible. */
const LEAST_PX = 2;

const Column = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    h: 'full',
    borderRadius: '4px 4px 0 0',
    '& > i': { display: 'block', w: 'full', borderRadius: '4px 4px 0 0', bg: 'bg.picture' },
    // On phones the columns are too narrow for figures, so only the current week has one.
    '& > b': {
      display: { base: 'none', md: 'block' },
      pb: '1',
      textAlign: 'center',
      textStyle: 'xxs',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    _hover: { '& > i': { bg: 'border.emphasized' }, '& > b': { color: 'fg' } },
    '&[data-now] > i': { bg: 'brand.solid' },
  },
});

/** Shows twelve weeks: past ones in grey, the current one in the accent colour with its value. */
export function WeeklyRevenue() {
  const weeks = trpc.admin.dashboard.weeks.useQuery(undefined, LIVE);
  return (
    <DashboardSection title="Haftalık ciro">
      <DashboardBlock query={weeks} what="Haftalık ciro">
        {(shown) => <Columns weeks={shown} />}
      </DashboardBlock>
    </DashboardSection>
  );
}

const heightOf = (share: number) => `${Math.max(LEAST_PX, Math.round(share * (HEIGHT_PX - FIGURE_PX)))}px`;

function Columns({ weeks }: { readonly weeks: readonly WeekOfSales[] }) {
  const largest = Math.max(1, ...weeks.map(({ revenueKurus }) => revenueKurus));
  const running = weeks.at(-1);
  return (
    <div>
      <chakra.p textAlign="end" textStyle="sm" fontWeight="650" mb="2">
        Bu hafta: {formatTl(running?.revenueKurus ?? 0)}
      </chakra.p>
      <chakra.div position="relative" ps={SCALE_WIDTH}>
        <Scale largest={largest} />
        <chakra.ul
          position="relative"
          display="grid"
          gridTemplateColumns={`repeat(${weeks.length}, minmax(0, 1fr))`}
          columnGap={{ base: '1', md: '3' }}
        >
          {weeks.map(({ monday, revenueKurus }, index) => (
            <li key={monday}>
              <chakra.div h={`${HEIGHT_PX}px`} borderBottom="1px solid {colors.border.emphasized}">
                <Column
                  to={listLinks.paidOrdersOfWeek(monday)}
                  title={`${formatDate(monday)} haftası: ${formatTl(revenueKurus)}`}
                  {...(monday === running?.monday && { 'data-now': '' })}
                >
                  <VisuallyHidden>
                    {formatDate(monday)} haftası: {formatTl(revenueKurus)}
                  </VisuallyHidden>
                  {revenueKurus > 0 && <b aria-hidden="true">{shortTl(revenueKurus)}</b>}
                  <i style={{ height: heightOf(revenueKurus / largest) }} />
                </Column>
              </chakra.div>
              <WeekLabel monday={monday} isForWide={(weeks.length - 1 - index) % 3 !== 0} />
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </div>
  );
}

/** The scale leaves room for the figure above the tallest column. */
function Scale({ largest }: { readonly largest: number }) {
  return (
    <div aria-hidden="true">
      {scaleLines(largest).map((line) => (
        <chakra.div
          key={line}
          position="absolute"
          insetX="0"
          borderTopWidth="1px"
          style={{ top: `${HEIGHT_PX - (line / largest) * (HEIGHT_PX - FIGURE_PX)}px` }}
        >
          <chakra.span position="absolute" bottom="1" left="0" textStyle="xxs" color="fg.subtle">
            {shortTl(line)}
          </chakra.span>
        </chakra.div>
      ))}
    </div>
  );
}

/** Phones show every third label. */
function WeekLabel({ monday, isForWide }: { readonly monday: string; readonly isForWide: boolean }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="flex"
      justifyContent="center"
      visibility={{ base: isForWide ? 'hidden' : 'visible', lg: 'visible' }}
      pt="2"
      textStyle="xs"
      fontWeight="500"
      color="fg.subtle"
      whiteSpace="nowrap"
    >
      {formatDate(monday).slice(0, 'dd.MM'.length)}
    </chakra.span>
  );
}
