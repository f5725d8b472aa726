import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { LoadError } from '../../ui/load-error.js';
import { RULES_LOADING, RULES_NOT_LOADED } from './rules.texts.js';

interface RulesTabProps<Read> {
  readonly query: Parameters<typeof LoadError>[0]['query'] & {
    readonly data: Read | undefined;
    readonly isLoadingError: boolean;
  };
  readonly children: (read: Read) => ReactNode;
}

/** A tab of the shop's rules: its form, or what is shown until it is loaded. */
export function RulesTab<Read>({ query, children }: RulesTabProps<Read>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isLoadingError) return <LoadError query={query} what={RULES_NOT_LOADED} titleAs="h2" />;
  return (
    <>
      <VisuallyHidden role="status">{RULES_LOADING}</VisuallyHidden>
      <Skeleton h="480px" maxW="760px" />
    </>
  );
}
