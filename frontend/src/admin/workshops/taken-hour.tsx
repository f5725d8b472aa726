import { chakra } from '@chakra-ui/react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { trpc } from '../../lib/server/trpc.js';
import type { SessionFormValues } from './session-form-values.js';

interface TakenHourProps {
  readonly form: UseFormReturn<SessionFormValues>;
  /** The session that is being changed; undefined for a new one. */
  readonly sessionId: string | undefined;
}

/**
 * Warns about sessions at the same hour. They are allowed, because a studio may have two rooms. A new session is
 * compared once something is typed, so that the emptied form does not warn about the session that it just added.
 */
export function TakenHour({ form, sessionId }: TakenHourProps) {
  const [date, startTime, endTime] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'endTime'],
  });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const isBegun = sessionId !== undefined || (isDirty && !isSubmitting);
  const isCompared = isBegun && date !== '' && startTime !== '' && startTime < endTime;
  const clashes = trpc.admin.workshops.clashes.useQuery(
    { date, startTime, endTime, ...(sessionId !== undefined && { sessionId }) },
    { enabled: isCompared },
  );
  return (
    <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
      {isCompared &&
        clashes.data?.map(({ id, title, hours }) => (
          <chakra.p key={id} textStyle="sm" color="warning.fg" overflowWrap="anywhere">
            Aynı saatte: {title}, {hours}
          </chakra.p>
        ))}
    </chakra.div>
  );
}
