import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../lib/format-number.js';

export type BarTone = 'warning' | 'success' | 'successMid' | 'info' | 'danger' | 'accent' | 'neutral';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value in words, such as an amount or '6/8 kişi'. */
  readonly valueText?: string;
  /** The filled share of the bar, from 0 to 1; without it, the bar is relative to the largest one. */
  readonly share?: number;
  readonly tone?: BarTone;
}

interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly titleAs?: 'h2' | 'h3';
  /** Shown when there are no bars. */
  readonly emptyText?: string;
}

const PAINTS: Readonly<Record<BarTone, string>> = {
  warning: 'warning.solid',
  success: 'success.solid',
  successMid: 'success.muted',
  info: 'info.solid',
  danger: 'danger.solid',
  accent: 'brand.solid',
  neutral: 'fg.subtle',
};

const textOf = ({ value, valueText }: Bar) => valueText ?? formatNumber(value);

/** A bar chart with names and numbers. Screen readers read it as one sentence. */
export function BarChart({ title, bars, titleAs = 'h2', emptyText = 'Henüz kayıt yok.' }: BarChartProps) {
  const Title = chakra[titleAs];
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  const sentence = `${title}: ${bars.map((bar) => `${bar.label} ${textOf(bar)}`).join(', ')}.`;
  return (
    <chakra.div minW="0">
      <Title fontFamily="body" textStyle="sm" fontWeight="650" mb="3">
        {title}
      </Title>
      {bars.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.subtle">
          {emptyText}
        </chakra.p>
      ) : (
        <chakra.div role="img" aria-label={sentence} display="grid" gap="2" textStyle="sm">
          {bars.map((bar) => (
            <BarLine key={bar.label} bar={bar} share={bar.share ?? bar.value / largest} />
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}

function BarLine({ bar, share }: { readonly bar: Bar; readonly share: number }) {
  const width = Math.min(1, Math.max(0, share)) * 100;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '116px minmax(0, 1fr) auto', lg: '132px minmax(0, 1fr) auto' }}
      alignItems="center"
      gap="3"
    >
      <chakra.span overflowWrap="anywhere">{bar.label}</chakra.span>
      <chakra.span display="block" h="8px" borderRadius="4px" bg="bg.muted" overflow="hidden">
        <chakra.span
          display="block"
          h="full"
          borderRadius="4px"
          bg={PAINTS[bar.tone ?? 'neutral']}
          style={{ width: `${width}%` }}
        />
      </chakra.span>
      <chakra.b minW="40px" textAlign="end" fontWeight="650" whiteSpace="nowrap">
        {textOf(bar)}
      </chakra.b>
    </chakra.div>
  );
}
