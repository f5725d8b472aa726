import { ErrorState } from '../../ui/error-state.js';
import { loadFailure } from '../lib/load-failure.js';

interface LoadErrorProps {
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** What could not be loaded; it stands where the server has no words of its own. */
  readonly what: string;
  readonly titleAs?: 'h1' | 'h2' | 'h3';
  /** What is safe and what to do. */
  readonly text?: string;
}

/** Specification 2, section 8, and 3: in the place of what could not be loaded, why. */
export function LoadError({ query, what, titleAs = 'h3', text }: LoadErrorProps) {
  return (
    <ErrorState
      titleAs={titleAs}
      title={loadFailure(query.error, what)}
      text={text}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
