import { chakra } from '@chakra-ui/react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { trpc } from '../../lib/trpc.js';
import type { SessionFormValues } from './session-form-values.js';

interface TakenHourProps {
  readonly form: UseFormReturn<SessionFormValues>;
  /** The session that is being changed; undefined for a new one. */
  readonly sessionId: string | undefined;
}

/** Warns about sessions at the same hour. They are allowed, because a studio may have two rooms. */
export function TakenHour({ form, sessionId }: TakenHourProps) {
  const [date, startTime, endTime] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'endTime'],
  });
  const isWhole = date !== '' && startTime !== '' && startTime < endTime;
  const clashes = trpc.admin.workshops.clashes.useQuery(
    { date, startTime, endTime, ...(sessionId !== undefined && { sessionId }) },
    { enabled: isWhole },
  );
  return (
    <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
      {isWhole &&
        clashes.data?.map(({ id, title, hours }) => (
          <chakra.p key={id} textStyle="sm" color="warning.fg" overflowWrap="anywhere">
            Aynı saatte: {title}, {hours}
          </chakra.p>
        ))}
    </chakra.div>
  );
}
