import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';

interface EmptyListProps {
  readonly list: { readonly isNarrowed: boolean; readonly clearFilters: () => void };
  /** Nothing fits what was asked for. */
  readonly narrowed: { readonly title: string; readonly text: string };
  /** There is nothing at all. */
  readonly none: { readonly title: string; readonly text: string };
  /** How the first one is made. */
  readonly action: ReactNode;
}

export function EmptyList({ list, narrowed, none, action }: EmptyListProps) {
  if (!list.isNarrowed) return <EmptyState shape="vase" titleAs="h2" {...none} action={action} />;
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
