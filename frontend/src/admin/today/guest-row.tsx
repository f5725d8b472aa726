import { chakra } from '@chakra-ui/react';
import { Check, ChevronDown, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatTime } from '@contract/attendance/attendance.js';
import type { NotedPresence, SeatState } from '@contract/attendance/offline/seat-presence.js';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { useMay } from '../lib/use-may.js';
import { QuickContact } from './guest-contact.js';
import { GuestDetails } from './guest-details.js';
import { GuestMarks } from './guest-marks.js';
import type { Attendance } from './offline/use-attendance.js';

interface GuestRowProps {
  readonly guest: ExpectedGuest;
  /** As the list calls the guest. */
  readonly name: string;
  readonly attendance: Attendance;
  /** Guests of another day can be seen, but not be noted. */
  readonly isOpen: boolean;
  /** Before the session nobody is a no-show. */
  readonly hasBegun: boolean;
}

/** A guest with one large button: has come, or take it back. The name opens what is behind it. */
export function GuestRow({ guest, name, attendance, isOpen, hasBegun }: GuestRowProps) {
  const [isUnfolded, unfold] = useState(false);
  const detailsId = useId();
  const mayNote = useMay('today.checkIn');
  const state = attendance.stateOf(guest);
  const noted = attendance.presenceOf(guest);
  const note = (kind: 'came' | 'came_undone' | 'no_show' | 'no_show_undone') =>
    void attendance.record({ bookingId: guest.bookingId, position: guest.position, kind });
  const isExpected = noted.presence === 'expected';
  const mayMiss = mayNote && isOpen && hasBegun && isExpected;
  return (
    <Row data-presence={noted.presence}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.div flex="1" minW="0">
          <Name aria-expanded={isUnfolded} aria-controls={detailsId} onClick={() => unfold(!isUnfolded)}>
            <chakra.span overflowWrap="anywhere">{name}</chakra.span>
            <Icon as={ChevronDown} size="sm" />
          </Name>
          <Standing noted={noted} state={state} by={guest.notedBy} isKept={attendance.isOffline} />
          <GuestMarks guest={guest} />
        </chakra.div>
        <chakra.div display="grid" gap="1">
          {mayNote && isOpen && <Noting name={name} presence={noted.presence} onNote={note} />}
          {isExpected && guest.position === 0 && <QuickContact guest={guest} name={name} />}
        </chakra.div>
      </chakra.div>
      {isUnfolded && (
        <GuestDetails
          id={detailsId}
          guest={guest}
          name={name}
          onNoShow={mayMiss ? () => note('no_show') : undefined}
          isMovable={isExpected && !hasBegun}
        />
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    py: '3',
    px: { base: '4', md: '5' },
    borderTopWidth: '1px',
    transition: 'background-color 200ms',
    '&[data-presence=came]': { bg: 'success.subtle' },
  },
});

const Name = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'target',
    my: '-1.5',
    maxW: 'full',
    textAlign: 'start',
    textStyle: 'h4',
    fontFamily: 'body',
    fontSize: '1.0625rem',
    fontWeight: '650',
    '& > svg': { flexShrink: '0', color: 'fg.subtle', transition: 'rotate 140ms' },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
});

interface NotingProps {
  readonly name: string;
  readonly presence: NotedPresence['presence'];
  readonly onNote: (kind: 'came' | 'came_undone' | 'no_show_undone') => void;
}

function Noting({ name, presence, onNote }: NotingProps) {
  if (presence === 'expected') {
    return (
      <Button icon={<Icon as={Check} />} aria-label={`${name}: geldi`} onClick={() => onNote('came')}>
        Geldi
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      icon={<Icon as={Undo2} />}
      aria-label={`${name}: geri al`}
      onClick={() => onNote(presence === 'came' ? 'came_undone' : 'no_show_undone')}
    >
      Geri Al
    </Button>
  );
}

interface StandingProps {
  readonly noted: NotedPresence;
  readonly state: SeatState;
  readonly by: string | null;
  /** What waits is on this phone only, for as long as there is no connection. */
  readonly isKept: boolean;
}

/** What is noted, told to screen readers when it changes. */
function Standing({ noted: { presence, at }, state, by, isKept }: StandingProps) {
  const kept = state.state === 'kept' && isKept ? 'Bu telefonda kayıtlı, gönderilecek' : null;
  const remark = 'answer' in state ? state.answer.message : kept;
  const noter = by === null || state.state === 'kept' ? '' : ` · ${by}`;
  const time = at === null ? '' : ` ${formatTime(at)}`;
  const words = { expected: '', came: `Geldi${time}${noter}`, no_show: `Gelmedi${time}${noter}` }[presence];
  return (
    <chakra.div role="status" textStyle="sm">
      {words !== '' && (
        <chakra.span color={presence === 'came' ? 'success.fg' : 'fg.muted'} fontWeight="650">
          {words}
        </chakra.span>
      )}
      {remark !== null && (
        <chakra.span display="block" color={state.state === 'refused' ? 'danger.fg' : 'warning.fg'}>
          {remark}
        </chakra.span>
      )}
    </chakra.div>
  );
}
