import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.js';
import { SectionHead } from '../ui/section-head.js';

interface ComingPageProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** A section that comes with the next release. */
export function ComingPage({ title, text, action }: ComingPageProps) {
  return (
    <>
      <SectionHead title={title} />
      <EmptyState shape="vase" titleAs="h2" title="Bu bölüm henüz fırında" text={text} action={action} />
    </>
  );
}
