import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import { ProblemNote } from './problem.js';

interface LazyBoundaryProps {
  /** Shown until the code has loaded. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Surrounds lazily loaded parts, such as overlays: when their code cannot be loaded, the page and its forms stay. */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary show={ProblemNote}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
