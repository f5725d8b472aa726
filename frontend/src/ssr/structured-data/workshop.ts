import type { Event, FAQPage } from 'schema-dts';
import type { FrequentQuestion, ProgramCard } from '@contract/content/workshops-page.js';
import { type SeatStatus, seatStatus } from '@contract/workshops/session.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { paths } from '../../lib/navigation/paths.js';
import { previewUrl } from './pictures.js';
import { offerPrice } from './schema-values.js';
import type { Site } from './site.js';
import { organization, postalAddress, sharePicture } from './studio.js';

const AVAILABILITY = {
  free: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  full: 'https://schema.org/SoldOut',
} as const satisfies Record<SeatStatus, string>;

/** Istanbul has been three hours ahead of UTC all year round since 2016. */
const STUDIO_OFFSET = '+03:00';

/** Describes a session, with the picture of its program if there is one. */
export function workshopEvent(
  session: WorkshopSessionView,
  site: Site,
  programs: readonly ProgramCard[] = [],
) {
  const { origin, texts } = site;
  const { date, startTime, endTime } = session;
  const startDate = `${date}T${startTime}:00${STUDIO_OFFSET}`;
  const url = `${origin}${paths.workshops}#workshop-calendar`;
  const picture = programs.find(({ slot }) => slot === session.program)?.picture;
  return {
    '@type': 'Event',
    '@id': `${origin}${paths.workshops}#${session.id}`,
    name: session.title,
    ...(session.description === '' ? {} : { description: session.description }),
    url,
    image: picture ? origin + previewUrl(picture) : sharePicture(site),
    startDate,
    endDate: `${date}T${endTime}:00${STUDIO_OFFSET}`,
    inLanguage: 'tr',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: texts.studio.name,
      address: postalAddress(texts.contact.addressLines),
    },
    organizer: organization(site),
    maximumAttendeeCapacity: session.capacity,
    remainingAttendeeCapacity: session.available,
    offers: {
      '@type': 'Offer',
      url,
      ...offerPrice(session),
      availability: AVAILABILITY[seatStatus(session.available)],
      // A session can be booked until it begins.
      validThrough: startDate,
    },
  } as const satisfies Event;
}

export function frequentQuestions(questions: readonly FrequentQuestion[], origin: string) {
  return {
    '@type': 'FAQPage',
    '@id': `${origin}${paths.workshops}#faq`,
    mainEntity: questions.map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) as const,
    ),
  } as const satisfies FAQPage;
}
