import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { reloadPage } from '../../lib/leave-for.js';
import { ErrorState } from '../../ui/error-state.js';

interface BoundaryProps {
  /** Of the entry of the history that is shown: another one starts anew. */
  readonly place: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly place: string;
  readonly isBroken: boolean;
}

/** What breaks while it is drawn takes only its section along: the menu stays. */
export function SectionBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary place={key}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, isBroken: false };

  static getDerivedStateFromError(): Pick<BoundaryState, 'isBroken'> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, isBroken: false };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <ErrorState
        titleAs="h1"
        title="Bu bölüm açılamadı"
        text="Kaydettiğiniz her şey olduğu gibi duruyor. Bağlantınızı kontrol edip yeniden deneyin; menüdeki öteki bölümler çalışır."
        // Code that did not arrive is only asked for again by a page that begins anew.
        onRetry={reloadPage}
      />
    );
  }
}
