import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AskedDataRequest } from '@contract/data-requests/data-requests.views.js';
import { useSession } from '../../lib/account/use-session.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { NarrowPage } from '../../ui/narrow-page.js';
import { Skeleton } from '../../ui/skeleton.js';
import { StudioPhone } from '../../ui/studio-phone.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { AskDataRequestForm } from './ask-data-request-form.js';
import { DataRequestAsked } from './data-request-asked.js';
import { ASK } from './data-request.texts.js';

/** The page on which people ask about their own personal data, with or without an account. */
export function AskDataRequestPage() {
  useDocumentTitle(ASK.title);
  const { customer, isLoading } = useSession();
  const [asked, setAsked] = useState<(AskedDataRequest & { readonly email: string }) | null>(null);
  return (
    <NarrowPage title={ASK.title} lead={ASK.lead}>
      {asked !== null && <DataRequestAsked asked={asked} />}
      {asked === null && isLoading && (
        <>
          <VisuallyHidden role="status">{ASK.loading}</VisuallyHidden>
          <Skeleton h="320px" />
        </>
      )}
      {asked === null && !isLoading && <AskDataRequestForm customer={customer} onAsked={setAsked} />}
      <chakra.p color="fg.muted">
        {ASK.byPhone} <StudioPhone />
      </chakra.p>
    </NarrowPage>
  );
}
