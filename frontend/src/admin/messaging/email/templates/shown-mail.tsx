import { chakra } from '@chakra-ui/react';
import type { MailPreview } from '@contract/messaging/email/mail-template.views.js';
import { Note } from '../../../../ui/note.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { MailFrame } from '../../../ui/mail-frame.js';

interface ShownMailProps {
  /** Null until it is rendered. */
  readonly mail: MailPreview | null;
  readonly problem: string | null;
}

/** A rendered mail as its reader sees it, with its subject, its text version and what is wrong with it. */
export function ShownMail({ mail, problem }: ShownMailProps) {
  return (
    <>
      <chakra.div role="status" mb="3" css={{ '&:empty': { display: 'none' } }}>
        {problem !== null && <Note tone="danger">{problem}</Note>}
      </chakra.div>
      {mail ? (
        <>
          <chakra.p mb="2" overflowWrap="anywhere">
            Konu: <strong>{mail.subject}</strong>
          </chakra.p>
          <MailFrame html={mail.html} />
          <chakra.details mt="3" css={{ '& summary': { cursor: 'pointer' } }}>
            <chakra.summary textStyle="label">Düz metin hâli</chakra.summary>
            <chakra.pre
              mt="2"
              fontFamily="body"
              textStyle="note"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
            >
              {mail.text}
            </chakra.pre>
          </chakra.details>
        </>
      ) : (
        problem === null && <Skeleton h="480px" />
      )}
    </>
  );
}
