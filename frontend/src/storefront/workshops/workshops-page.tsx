import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { ProgramCard } from '@contract/content/workshops-page.js';
import type { WorkshopType } from '@contract/workshops/information-request.js';
import { scrollToSection, useSectionInAddress } from '../../lib/section-navigation.js';
import { WORKSHOP_SECTIONS } from '../../lib/site-links.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { WorkshopCalendar } from './calendar/workshop-calendar.js';
import { FaqSection } from './faq-section.js';
import { GallerySection } from './gallery-section.js';
import { ProgramDialog } from './program-dialog.js';
import { ProgramsSection } from './programs-section.js';
import { useWorkshopsPage } from './use-workshops-page.js';
import { WorkshopsHero } from './workshops-hero.js';
import { PAGE_TITLE } from './workshops.texts.js';

const InformationRequestDialog = lazy(async () => ({
  default: (await import('./information-request-dialog.js')).InformationRequestDialog,
}));

interface Question {
  /** Null when the visitor shall choose. */
  readonly about: WorkshopType | null;
}

export function WorkshopsPage() {
  useDocumentTitle(PAGE_TITLE);
  useSectionInAddress(WORKSHOP_SECTIONS);
  const page = useWorkshopsPage();
  const [program, setProgram] = useState<ProgramCard | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <chakra.div aria-busy={page === undefined}>
      {page === undefined && <VisuallyHidden role="status">Workshop programları yükleniyor</VisuallyHidden>}
      <WorkshopsHero texts={page?.hero} />
      <ProgramsSection
        programs={page?.programs}
        onOpen={setProgram}
        onAsk={() => setQuestion({ about: null })}
      />
      <WorkshopCalendar onAsk={() => setQuestion({ about: null })} />
      <GallerySection gallery={page?.gallery} />
      <FaqSection faq={page?.faq} />
      {page && program && (
        <ProgramDialog
          program={program}
          information={page.information}
          onSeeDates={() => scrollToSection('workshop-calendar')}
          onAsk={() => setQuestion({ about: program.workshopType })}
          onClosed={() => setProgram(null)}
        />
      )}
      <Suspense>
        {question && (
          <InformationRequestDialog workshopType={question.about} onClosed={() => setQuestion(null)} />
        )}
      </Suspense>
    </chakra.div>
  );
}
