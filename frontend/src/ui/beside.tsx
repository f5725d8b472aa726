import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import { ProblemNote } from './problem.js';

interface BesideProps {
  /** What stands there until it has come. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** For a part that comes when it is wanted: when it cannot be had, the page around it and what is typed there stay. */
export function Beside({ instead, children }: BesideProps) {
  return (
    <ErrorBoundary show={ProblemNote}>
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorBoundary>
  );
}
