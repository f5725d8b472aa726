import { chakra } from '@chakra-ui/react';
import type { HomePage } from '@contract/content/home-page.js';
import { Section } from '../../../ui/section.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { AboutBulkOrders } from './about-bulk-orders.js';
import { BulkOrderForm } from './bulk-order-form.js';
import { BULK_ORDER } from './bulk-order.texts.js';
import { ProcessSteps } from './process-steps.js';

const TITLE = 'bulk-order-title';

interface BulkOrderSectionProps {
  /** Undefined while the texts are loading; the form does not need them. */
  readonly texts: HomePage['bulkOrder'] | undefined;
}

export function BulkOrderSection({ texts }: BulkOrderSectionProps) {
  return (
    <Section id="bulk-order" labelledBy={TITLE}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '5fr 6fr' }}
        rowGap="12"
        columnGap="split"
        alignItems="start"
      >
        {texts === undefined ? <TextSkeleton /> : <Text texts={texts} />}
        <BulkOrderForm />
      </chakra.div>
    </Section>
  );
}

function Text({ texts }: { readonly texts: HomePage['bulkOrder'] }) {
  return (
    <chakra.div overflowWrap="anywhere" minW="0">
      <chakra.h2 id={TITLE} textStyle="h2">
        {texts.title}
      </chakra.h2>
      <chakra.p textStyle="lead" color="fg.muted" mt="5" mb="8" whiteSpace="pre-line">
        {texts.description}
      </chakra.p>
      <ProcessSteps label={texts.process.title} steps={texts.process.steps} />
      <AboutBulkOrders texts={texts} />
    </chakra.div>
  );
}

function TextSkeleton() {
  return (
    <div>
      <VisuallyHidden id={TITLE} role="status">
        {BULK_ORDER.loading}
      </VisuallyHidden>
      <Skeleton h="9" w="80%" mb="6" />
      {['100%', '96%', '58%'].map((width) => (
        <Skeleton key={width} h="5" w={width} mb="2.5" />
      ))}
      {['62%', '74%', '68%', '56%'].map((width) => (
        <Skeleton key={width} h="5" w={width} mt="8" />
      ))}
    </div>
  );
}
