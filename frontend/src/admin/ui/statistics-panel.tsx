import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Note } from '../../ui/note.js';
import { TextButton } from '../../ui/text-link.js';
import { STATISTICS_PANEL_ID } from './list-actions.js';
import { type StatTile, StatTiles } from './stat-tiles.js';

interface StatisticsPanelProps {
  readonly tiles: readonly StatTile[];
  /** True when the figures could not be read; the list below still works. */
  readonly isLost: boolean;
  readonly onRetry: () => void;
  /** Charts, side by side where there is room. */
  readonly children: ReactNode;
}

export function StatisticsPanel({ tiles, isLost, onRetry, children }: StatisticsPanelProps) {
  return (
    <chakra.section id={STATISTICS_PANEL_ID} aria-label="İstatistikler">
      {isLost ? (
        <chakra.div mb="6">
          <Note tone="warning" role="status">
            İstatistikler şu anda okunamıyor. Liste bundan etkilenmez.{' '}
            <TextButton onClick={onRetry}>Yeniden deneyin</TextButton>
          </Note>
        </chakra.div>
      ) : (
        <>
          <StatTiles tiles={tiles} />
          <chakra.div
            display="grid"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              xl: 'repeat(3, minmax(0, 1fr))',
            }}
            gap="8"
            pb="6"
            mb="6"
            borderBottomWidth="1px"
          >
            {children}
          </chakra.div>
        </>
      )}
    </chakra.section>
  );
}
