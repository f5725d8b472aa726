import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { ProgramCard } from '@contract/content/workshops-page.js';
import { scrollToSection, useSectionInAddress } from '../../lib/section-navigation.js';
import { WORKSHOP_SECTIONS } from '../../lib/site-links.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { WorkshopCalendar } from './calendar/workshop-calendar.js';
import { FaqSection } from './faq-section.js';
import { GallerySection } from './gallery-section.js';
import { ProgramDialog } from './program-dialog.js';
import { ProgramsSection } from './programs-section.js';
import { useProgramAddress } from './use-program-address.js';
import { useWorkshopsPage } from './use-workshops-page.js';
import { WorkshopsHero } from './workshops-hero.js';
import { PAGE_TITLE } from './workshops.texts.js';

const InformationRequestDialog = lazy(async () => ({
  default: (await import('./information-request-dialog.js')).InformationRequestDialog,
}));

interface Question {
  /** Null when the visitor shall choose. */
  readonly about: ProgramCard | null;
}

export function WorkshopsPage() {
  useDocumentTitle(PAGE_TITLE);
  useSectionInAddress(WORKSHOP_SECTIONS);
  const { page, isLoading } = useWorkshopsPage();
  const address = useProgramAddress();
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <chakra.div aria-busy={isLoading}>
      {isLoading && <VisuallyHidden role="status">Workshop programları yükleniyor</VisuallyHidden>}
      <WorkshopsHero texts={page.hero} isLoading={isLoading} />
      <ProgramsSection
        programs={page.programs}
        isLoading={isLoading}
        onOpen={({ slot }) => address.open(slot)}
        onAsk={() => setQuestion({ about: null })}
      />
      <WorkshopCalendar onAsk={() => setQuestion({ about: null })} />
      <GallerySection gallery={page.gallery} isLoading={isLoading} />
      <FaqSection faq={page.faq} isLoading={isLoading} />
      {!isLoading && (
        <ProgramDialog
          program={page.programs.cards.find(({ slot }) => slot === address.slot) ?? null}
          information={page.information}
          onSeeDates={() => scrollToSection('workshop-calendar')}
          onAsk={(about) => setQuestion({ about })}
          onClose={address.close}
        />
      )}
      <Suspense>
        {question && <InformationRequestDialog about={question.about} onClosed={() => setQuestion(null)} />}
      </Suspense>
    </chakra.div>
  );
}
