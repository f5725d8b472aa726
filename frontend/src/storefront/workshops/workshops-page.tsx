import { chakra } from '@chakra-ui/react';
import { lazy, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProgramCard } from '@contract/content/workshops-page.js';
import { prefetchWhenIdle } from '../../lib/navigation/prefetch.js';
import { lazySection } from '../../lib/navigation/lazy-section.js';
import { scrollToSection, useSectionInAddress } from '../../lib/navigation/section-navigation.js';
import { WORKSHOP_SECTIONS } from '../../lib/navigation/site-links.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { useHydrated } from '../../lib/rendering/use-hydrated.js';
import { LazyBoundary } from '../../ui/lazy-boundary.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { ProgramsSection } from './programs-section.js';
import { useProgramAddress } from './use-program-address.js';
import { useWorkshopsPage } from './use-workshops-page.js';
import { WorkshopsHero } from './workshops-hero.js';
import { PAGE_TITLE } from './workshops.texts.js';

const WorkshopCalendar = lazySection(
  async () => (await import('./calendar/workshop-calendar.js')).WorkshopCalendar,
);
const GallerySection = lazySection(async () => (await import('./gallery-section.js')).GallerySection);
const FaqSection = lazySection(async () => (await import('./faq-section.js')).FaqSection);

const InformationRequestDialog = lazy(async () => ({
  default: (await import('./information-request-dialog.js')).InformationRequestDialog,
}));

const fetchProgramDialog = () => import('./program-dialog.js');
const ProgramDialog = lazy(async () => ({ default: (await fetchProgramDialog()).ProgramDialog }));

interface Question {
  /** Null when the visitor chooses the program. */
  readonly about: ProgramCard | null;
}

export function WorkshopsPage() {
  useDocumentTitle(PAGE_TITLE);
  useSectionInAddress(WORKSHOP_SECTIONS);
  const { page, isLoading } = useWorkshopsPage();
  const address = useProgramAddress();
  const program = page.programs.cards.find(({ slot }) => slot === address.slot) ?? null;
  const isDialogNeeded = useOnceTrue(useHydrated() && !isLoading && program !== null);
  const [question, setQuestion] = useState<Question | null>(null);
  // Stable across renders, so that the lazy sections below are not rendered, and so loaded, without a reason.
  const ask = useCallback(() => setQuestion({ about: null }), []);
  useEffect(() => prefetchWhenIdle([fetchProgramDialog]), []);
  useCalendarMeant();
  return (
    <chakra.div aria-busy={isLoading}>
      {isLoading && <VisuallyHidden role="status">Workshop programları yükleniyor</VisuallyHidden>}
      <WorkshopsHero texts={page.hero} isLoading={isLoading} />
      <ProgramsSection
        programs={page.programs}
        isLoading={isLoading}
        information={page.information}
        linkTo={address.linkTo}
        onAsk={ask}
      />
      <WorkshopCalendar onAsk={ask} />
      <GallerySection gallery={page.gallery} isLoading={isLoading} />
      <FaqSection faq={page.faq} isLoading={isLoading} />
      <LazyBoundary>
        {isDialogNeeded && (
          <ProgramDialog
            program={program}
            information={page.information}
            onSeeDates={() => scrollToSection('workshop-calendar')}
            onAsk={(about) => setQuestion({ about })}
            onClose={address.close}
          />
        )}
      </LazyBoundary>
      <LazyBoundary>
        {question && <InformationRequestDialog about={question.about} onClosed={() => setQuestion(null)} />}
      </LazyBoundary>
    </chakra.div>
  );
}

/** Scrolls to the calendar when a shared link names a month or a day. */
function useCalendarMeant(): void {
  const [params] = useSearchParams();
  const isMeant = params.has('ay') || params.has('gun');
  useEffect(() => {
    if (isMeant) WorkshopCalendar.request();
  }, [isMeant]);
}

/** Returns true from the first time on, because a closing dialog is still rendered. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return wasTrue;
}
