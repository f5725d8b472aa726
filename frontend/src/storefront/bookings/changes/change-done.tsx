import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ButtonAnchor } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';

/** What has just become of seats. */
export interface DoneChange {
  readonly title: string;
  readonly text: string;
  /** Where a difference is paid; null when nothing is to be paid. */
  readonly paymentUrl: string | null;
  /** Where the adult who is responsible for the children is named; absent when nobody is missing. */
  readonly guestsUrl?: string | null;
}

/** Says what was done, where whoever did it will see and hear it. */
export function ChangeDone({ done }: { readonly done: DoneChange }) {
  const { title, text, paymentUrl, guestsUrl = null } = done;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [done]);
  return (
    <Note tone="success" role="status" ref={note}>
      <chakra.p fontWeight="650">{title}</chakra.p>
      <chakra.p>{text}</chakra.p>
      {paymentUrl !== null && (
        <chakra.div mt="3">
          <ButtonAnchor href={paymentUrl}>Farkı Ödeyin</ButtonAnchor>
        </chakra.div>
      )}
      {guestsUrl !== null && (
        <chakra.div mt="3">
          <chakra.p mb="2">
            Yeni gününüz bir çocuk atölyesi: çocukların sorumlu yetişkinini de yazın.
          </chakra.p>
          <ButtonAnchor href={guestsUrl} variant="outline">
            Kimler Geliyor?
          </ButtonAnchor>
        </chakra.div>
      )}
    </Note>
  );
}
