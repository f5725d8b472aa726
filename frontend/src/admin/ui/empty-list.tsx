import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';

interface EmptyListProps {
  readonly list: { readonly isNarrowed: boolean; readonly clearFilters: () => void };
  /** The texts when the filters match nothing. */
  readonly narrowed: { readonly title: string; readonly text: string };
  /** The texts when there is nothing at all. */
  readonly none: { readonly title: string; readonly text: string };
  /** The action that creates the first one, where the studio creates them. */
  readonly action?: ReactNode;
  readonly shape?: 'vase' | 'bowl';
}

export function EmptyList({ list, narrowed, none, action, shape = 'vase' }: EmptyListProps) {
  if (!list.isNarrowed) return <EmptyState shape={shape} titleAs="h2" {...none} action={action} />;
  return (
    <EmptyState
      shape="bowl"
      titleAs="h2"
      {...narrowed}
      action={
        <Button variant="outline" onClick={list.clearFilters}>
          Filtreleri Temizle
        </Button>
      }
    />
  );
}
