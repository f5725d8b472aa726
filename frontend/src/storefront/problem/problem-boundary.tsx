import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ProblemPage } from './problem-page.js';

interface BoundaryProps {
  /** Of the entry of the history that is shown: another one starts anew. */
  readonly place: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly place: string;
  readonly problem: { readonly error: unknown } | null;
}

/** What breaks while it is drawn takes only the page along that is shown. */
export function ProblemBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary place={key}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, problem: null };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'problem'> {
    return { problem: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, problem: null };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem === null ? this.props.children : <ProblemPage error={problem.error} />;
  }
}
