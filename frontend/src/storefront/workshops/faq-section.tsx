import { chakra } from '@chakra-ui/react';
import type { FrequentQuestion, WorkshopsPage } from '@contract/content/workshops-page.js';
import { useSiteTexts } from '../../lib/site/use-site-texts.js';
import { Accordion, AccordionItem } from '../../ui/accordion.js';
import { Section } from '../../ui/section.js';
import { PagePicture } from './page-picture.js';
import { Paragraphs } from '../../ui/paragraphs.js';
import { QUESTION_PICTURES } from './studio-pictures.js';
import { SkeletonMask } from './skeleton-mask.js';

interface FaqSectionProps {
  readonly faq: WorkshopsPage['faq'];
  readonly isLoading: boolean;
}

export function FaqSection({ faq, isLoading }: FaqSectionProps) {
  return (
    <Section id="faq" labelledBy="faq-title" flushTop>
      <SkeletonMask drawn={isLoading}>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr', lg: '5fr 6fr' }}
          rowGap="8"
          columnGap="split"
          alignItems="start"
        >
          <Head title={faq.title} subtitle={faq.subtitle} />
          <Questions questions={faq.questions} />
        </chakra.div>
      </SkeletonMask>
    </Section>
  );
}

function Head({ title, subtitle }: { readonly title: string; readonly subtitle: string }) {
  const contact = useSiteTexts().copy?.contact;
  return (
    <div>
      <chakra.h2 id="faq-title" textStyle="h2">
        {title}
      </chakra.h2>
      <chakra.p textStyle="lead" color="fg.muted" mt="4">
        {subtitle}
      </chakra.p>
      <chakra.a
        href={contact?.phoneHref}
        display="inline-flex"
        alignItems="center"
        minH="target"
        mt="2"
        color="brand.fg"
        fontWeight="650"
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
      >
        {contact?.phone}
      </chakra.a>
    </div>
  );
}

/** Shows one answer at a time. The first is open, so that the list shows what it is. */
function Questions({ questions }: { readonly questions: readonly FrequentQuestion[] }) {
  return (
    <Accordion>
      {questions.map((question, index) => (
        <AccordionItem key={question.question} title={question.question} startsOpen={index === 0}>
          <Answer question={question} index={index} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function Answer({ question, index }: { readonly question: FrequentQuestion; readonly index: number }) {
  const picture = question.picture ?? QUESTION_PICTURES[index % QUESTION_PICTURES.length];
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 180px' }}
      rowGap="5"
      columnGap="8"
      alignItems="start"
      pb="6"
      color="fg.muted"
    >
      <Paragraphs text={question.answer} />
      {picture && (
        <chakra.div
          aspectRatio="4 / 3"
          maxW={{ base: '220px', md: 'none' }}
          borderRadius="md"
          overflow="hidden"
          bg="bg.picture"
        >
          <PagePicture picture={picture} sizes="220px" alt="" />
        </chakra.div>
      )}
    </chakra.div>
  );
}
