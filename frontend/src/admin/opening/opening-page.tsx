import { chakra } from '@chakra-ui/react';
import type { Readiness } from '@contract/opening/readiness.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { LoadError } from '../ui/load-error.js';
import { SectionHead } from '../ui/section-head.js';
import { CheckList } from './check-list.js';
import { EtbisSheetButton } from './etbis-sheet-button.js';
import { OpeningState } from './opening-state.js';
import { Samples } from './samples.js';
import { SetupSteps } from './setup-steps.js';

/** 'Açılışa hazır mısınız?': the steps of the setup until the shop opens, and what is still missing at any time. */
export function OpeningPage() {
  const readiness = trpc.admin.opening.readiness.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <>
      <SectionHead
        title="Açılış"
        heading="Açılışa hazır mısınız?"
        lead="Dükkânınızın eksikleri, nedenleri ve giderileceği yerler. Ne yaptıysanız kendiliğinden işaretlenir."
        actions={<EtbisSheetButton />}
      />
      {readiness.isLoadingError && (
        <LoadError query={readiness} what="Açılış durumu okunamadı" titleAs="h2" />
      )}
      {readiness.isPending && (
        <div>
          <VisuallyHidden role="status">Açılış durumu yükleniyor</VisuallyHidden>
          <Skeleton h="120px" mb="4" />
          <Skeleton h="360px" />
        </div>
      )}
      {readiness.data && <Opening readiness={readiness.data} />}
    </>
  );
}

function Opening({ readiness }: { readonly readiness: Readiness }) {
  const { openedAt, steps, checks } = readiness;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8" maxW="960px">
      <OpeningState readiness={readiness} />
      {openedAt === null && <SetupSteps steps={steps} />}
      <Samples />
      <CheckList checks={checks} />
    </chakra.div>
  );
}
