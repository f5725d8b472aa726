import { chakra } from '@chakra-ui/react';
import type { SeatStatus } from '@contract/workshops/session.js';

/** The mark is an empty, half or crossed disc, so that it can be understood without its colour. */
export const AVAILABILITY_COLORS: Record<SeatStatus, string> = {
  free: 'success.fg',
  few: 'warning.fg',
  full: 'danger.fg',
};

export function AvailabilityMark({ status }: { readonly status: SeatStatus }) {
  return (
    <chakra.svg viewBox="0 0 16 16" boxSize="0.875rem" flexShrink="0" aria-hidden="true" focusable="false">
      {status === 'full' ? <CrossedDisc /> : <circle cx="8" cy="8" r="6" {...OUTLINE} />}
      {status === 'few' && <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" />}
    </chakra.svg>
  );
}

const OUTLINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

function CrossedDisc() {
  return (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <chakra.path
        d="M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2"
        stroke="bg"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}

const LEGEND: readonly { readonly status: SeatStatus; readonly label: string }[] = [
  { status: 'free', label: 'Yer var' },
  { status: 'few', label: 'Son 1–2 yer' },
  { status: 'full', label: 'Dolu' },
];

export function AvailabilityLegend() {
  return (
    <chakra.ul
      aria-label="İşaretler"
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="2"
      mt="5"
      pt="4"
      borderTopWidth="1px"
      textStyle="sm"
      fontWeight="600"
    >
      {LEGEND.map(({ status, label }) => (
        <chakra.li
          key={status}
          display="flex"
          alignItems="center"
          gap="2"
          color={AVAILABILITY_COLORS[status]}
        >
          <AvailabilityMark status={status} />
          {label}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
