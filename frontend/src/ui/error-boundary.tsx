import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the place of what broke. */
  readonly show: ComponentType<{ readonly error: unknown }>;
  /** Where this is: elsewhere it starts anew. */
  readonly place?: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly place: string | undefined;
  readonly problem: { readonly error: unknown } | null;
}

/** What breaks while it is drawn takes nothing along that stands outside. */
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
