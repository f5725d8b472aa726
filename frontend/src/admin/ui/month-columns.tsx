import { chakra } from '@chakra-ui/react';
import { formatMonth } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';

interface Month {
  /** A month such as '2026-11'. */
  readonly month: string;
  readonly revenueKurus: number;
}

interface MonthColumnsProps {
  readonly title: string;
  /** The months, the oldest first; the last one is the current month. */
  readonly months: readonly Month[];
}

const HEIGHT = '140px';
const NAMES = ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'];
/** The smallest height of a column, so that a weak month is still visible. */
const LEAST_PERCENT = 1;

const nameOf = (month: string) => NAMES[Number(month.slice(5)) - 1] ?? month;

/** Revenue by month: past months in grey, the current one in the accent colour with its value. */
export function MonthColumns({ title, months }: MonthColumnsProps) {
  const largest = Math.max(1, ...months.map(({ revenueKurus }) => revenueKurus));
  const current = months.at(-1);
  const sentence = months.map(({ month, revenueKurus }) => `${formatMonth(month)} ${formatTl(revenueKurus)}`);
  return (
    <chakra.div gridColumn="1 / -1" minW="0">
      <chakra.div
        display="flex"
        justifyContent="space-between"
        gap="4"
        mb="3"
        textStyle="sm"
        fontWeight="650"
      >
        <chakra.h2 fontFamily="body" textStyle="sm" fontWeight="650">
          {title}
        </chakra.h2>
        {current && (
          <chakra.span textAlign="end">
            {formatMonth(current.month)}: {formatTl(current.revenueKurus)}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div
        role="img"
        aria-label={`${title}: ${sentence.join(', ')}.`}
        display="grid"
        gridTemplateColumns={`repeat(${months.length}, minmax(0, 1fr))`}
        columnGap={{ base: '1', md: '3' }}
      >
        {months.map(({ month, revenueKurus }) => (
          <chakra.div
            key={month}
            display="flex"
            alignItems="flex-end"
            h={HEIGHT}
            borderBottom="1px solid {colors.border.emphasized}"
            title={`${formatMonth(month)}: ${formatTl(revenueKurus)}`}
          >
            <chakra.span
              display="block"
              w="full"
              borderRadius="4px 4px 0 0"
              bg={month === current?.month ? 'brand.solid' : 'bg.picture'}
              style={{ height: `${Math.max(LEAST_PERCENT, (revenueKurus / largest) * 100)}%` }}
            />
          </chakra.div>
        ))}
        {months.map(({ month }) => (
          <chakra.span
            key={month}
            pt="2"
            textStyle="xs"
            fontWeight="500"
            color="fg.subtle"
            textAlign="center"
          >
            {nameOf(month)}
          </chakra.span>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
