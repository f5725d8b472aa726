import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The component that replaces the broken part. */
  readonly show: ComponentType<{ readonly error: unknown }>;
  /** The current location; when it changes, the boundary resets. */
  readonly place?: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly place: string | undefined;
  readonly problem: { readonly error: unknown } | null;
}

/** Catches errors while rendering, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, problem: null };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'problem'> {
    return { problem: { error } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, problem: null };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    const { show: Shown, children } = this.props;
    return problem ? <Shown {...problem} /> : children;
  }
}
