import { chakra } from '@chakra-ui/react';
import type { HomePage } from '@contract/content/home-page.js';
import { Paragraphs } from '../../../ui/paragraphs.js';
import { OfferPromise } from './offer-promise.js';
import { ProcessSteps } from './process-steps.js';

interface BulkOrderInformationProps {
  readonly texts: HomePage['bulkOrder'];
}

/** The information about bulk orders: what is made, why here, how it works, and whom to ask. */
export function BulkOrderInformation({ texts }: BulkOrderInformationProps) {
  const { info, advantages, process, contact } = texts;
  return (
    <chakra.div display="grid" gap="6" pt="1" overflowWrap="anywhere">
      <chakra.p textStyle="lead" color="fg.muted">
        {info.description}
      </chakra.p>
      <Paragraphs text={info.content} />
      <section>
        <Heading>{advantages.title}</Heading>
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
          columnGap="6"
          rowGap="4"
        >
          {advantages.items.map(({ title, text }, index) => (
            <div key={index}>
              <chakra.dt fontWeight="650">{title}</chakra.dt>
              <chakra.dd color="fg.muted">{text}</chakra.dd>
            </div>
          ))}
        </chakra.dl>
      </section>
      <section>
        <Heading>{process.title}</Heading>
        <ProcessSteps label={process.title} steps={process.steps} />
      </section>
      <chakra.section bg="bg.subtle" borderRadius="md" p="5" textStyle="note" color="fg.muted">
        <Heading>{contact.title}</Heading>
        <Paragraphs text={contact.content} />
        <chakra.p mt="3">
          <OfferPromise />
        </chakra.p>
      </chakra.section>
    </chakra.div>
  );
}

const Heading = chakra('h3', { base: { textStyle: 'h4', color: 'fg', mb: '3' } });
