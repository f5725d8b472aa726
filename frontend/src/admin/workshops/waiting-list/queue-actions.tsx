import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { addDays } from '@contract/common/dates.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import type { SessionQueue } from '@contract/waiting-list/admin-waiting-list.views.js';
import { MOST_WAITING_SEATS } from '@contract/waiting-list/waiting-list.dto.js';
import { Button } from '../../../ui/button.js';
import { Stepper } from '../../../ui/stepper.js';
import { TextField } from '../../../ui/text-field.js';
import { useMay } from '../../lib/use-may.js';

interface QueueActionsProps {
  readonly session: AdminSessionRow;
  readonly queue: SessionQueue;
  readonly isBusy: boolean;
  readonly offerNow: () => void;
  readonly raise: (more: number) => void;
  readonly openDate: (date: string) => void;
}

const WEEK = 7;

/** What the studio does for the whole queue: ask it now, make more seats, open another date. */
export function QueueActions({ session, queue, isBusy, offerNow, raise, openDate }: QueueActionsProps) {
  const waiting = queue.entries.filter(({ status }) => status === 'waiting');
  const wanted = Math.max(1, queue.waitedSeats - queue.freeSeats);
  const [more, setMore] = useState(Math.min(wanted, MOST_WAITING_SEATS));
  const [date, setDate] = useState(addDays(session.date, WEEK));
  const mayBook = useMay('bookings.change');
  const mayEdit = useMay('calendar.change');
  if (waiting.length === 0 || queue.reason === 'too_late') return null;
  return (
    <chakra.div display="grid" gap="4">
      {mayBook && queue.reason === 'on_sale' && (
        <Button pending={isBusy} onClick={offerNow}>
          Şimdi Öner
        </Button>
      )}
      {mayEdit && (
        <>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <Stepper value={more} max={MOST_WAITING_SEATS} name="Ek kapasite" unit="Yer" onChange={setMore} />
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => raise(more)}>
              Kapasiteyi {more} Artır ve Öner
            </Button>
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
            <TextField
              label="Yeni tarih"
              type="date"
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy || date === ''}
              onClick={() => openDate(date)}
            >
              Yeni Tarih Aç ve {waiting.length} Kişiye Haber Ver
            </Button>
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}
