import { chakra } from '@chakra-ui/react';
import type { BookingStatistics as Figures } from '@contract/bookings/admin-bookings.views.js';
import {
  BOOKING_PAYMENT_STATUS_LABELS,
  type BookingPaymentStatus,
  BOOKING_STATUS_LABELS,
  type BookingStatus,
} from '@contract/bookings/booking.js';
import { formatDate } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { trpc } from '../../lib/server/trpc.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { compareToLastMonth } from '../lib/compare-months.js';
import { BarChart, type BarTone } from '../ui/bar-chart.js';
import { MonthColumns } from '../ui/month-columns.js';
import type { StatTile } from '../ui/stat-tiles.js';
import { StatisticsPanel } from '../ui/statistics-panel.js';
import { workshopTitle } from './booking-labels.js';
import { AvailabilityLegend } from '../../ui/calendar/availability-mark.js';
import { Occupancy } from '../ui/occupancy.js';
import { formatNumber } from '../lib/format-number.js';

const STATUS_TONES: Readonly<Record<BookingStatus, BarTone>> = {
  pending: 'warning',
  confirmed: 'successMid',
  completed: 'success',
  cancelled: 'danger',
};

const PAYMENT_TONES: Readonly<Record<BookingPaymentStatus, BarTone>> = {
  paid: 'success',
  pending: 'warning',
  unpaid: 'warning',
  partly_paid: 'warning',
  failed: 'danger',
  refunded: 'neutral',
};

/** Specification 2, section 2.8: figures, how full the next workshops are, and distributions. */
export function BookingStatistics() {
  const statistics = trpc.admin.bookings.statistics.useQuery();
  const figures = statistics.data;
  return (
    <StatisticsPanel
      tiles={tilesOf(figures)}
      isLost={statistics.isLoadingError}
      onRetry={() => void statistics.refetch()}
    >
      {figures && (
        <>
          <Workshops workshops={figures.workshops} />
          <Charts figures={figures} />
        </>
      )}
    </StatisticsPanel>
  );
}

function tilesOf(figures: Figures | undefined): StatTile[] {
  return [
    { label: 'Toplam rezervasyon', value: figures && formatNumber(figures.totalBookings) },
    {
      label: 'Bu ayki rezervasyon',
      value: figures && formatNumber(figures.thisMonthBookings),
      ...compareToLastMonth(figures?.months.map(({ bookings }) => bookings) ?? []),
    },
    { label: 'Bu ayki ciro', value: figures && formatTl(figures.thisMonthRevenueKurus) },
    { label: 'Workshop sayısı', value: figures && formatNumber(figures.workshopCount) },
  ];
}

function Workshops({ workshops }: Pick<Figures, 'workshops'>) {
  if (workshops.length === 0) return null;
  return (
    <chakra.div gridColumn="1 / -1">
      <chakra.h2 fontFamily="body" textStyle="sm" fontWeight="650" mb="3">
        Doluluk
      </chakra.h2>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap="8"
        rowGap="5"
      >
        {workshops.map((workshop) => (
          <li key={workshop.sessionId}>
            <chakra.p fontWeight="650" overflowWrap="anywhere">
              {workshopTitle({ title: workshop.name })}
            </chakra.p>
            <chakra.p textStyle="sm" color="fg.muted" mb="1">
              {formatDate(workshop.date)} {workshop.time} · {workshop.bookingCount} rezervasyon
            </chakra.p>
            <Occupancy {...workshop} />
            <TextLink
              to={`${adminPaths.bookings}?workshop_id=${workshop.sessionId}`}
              textStyle="sm"
              aria-label={`Rezervasyonlarını görün: ${workshopTitle({ title: workshop.name })}, ${formatDate(workshop.date)}`}
            >
              Rezervasyonlarını görün
            </TextLink>
          </li>
        ))}
      </chakra.ul>
      <AvailabilityLegend />
    </chakra.div>
  );
}

function Charts({ figures: { statuses, paymentStatuses, months } }: { readonly figures: Figures }) {
  return (
    <>
      <BarChart
        title="Rezervasyon durumu"
        bars={statuses.map(({ status, count }) => ({
          label: BOOKING_STATUS_LABELS[status],
          value: count,
          tone: STATUS_TONES[status],
        }))}
      />
      <BarChart
        title="Ödeme durumu"
        bars={paymentStatuses.map(({ paymentStatus, count }) => ({
          label: BOOKING_PAYMENT_STATUS_LABELS[paymentStatus],
          value: count,
          tone: PAYMENT_TONES[paymentStatus],
        }))}
      />
      <MonthColumns title="Aylara göre ciro" months={months} />
    </>
  );
}
