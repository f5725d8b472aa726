import { ErrorState } from '../../ui/error-state.js';
import { describeLoadFailure } from '../lib/describe-load-failure.js';

interface LoadErrorProps {
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Names what could not be loaded, for failures that the server does not explain. */
  readonly what: string;
  readonly titleAs?: 'h1' | 'h2' | 'h3';
  /** Says that nothing is lost, and what to do. */
  readonly text?: string;
}

/** Specification 2, section 8, and 3: replaces what could not be loaded and says why. */
export function LoadError({ query, what, titleAs = 'h3', text }: LoadErrorProps) {
  return (
    <ErrorState
      titleAs={titleAs}
      title={describeLoadFailure(query.error, what)}
      text={text}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
