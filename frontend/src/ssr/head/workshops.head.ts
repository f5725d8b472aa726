import { studioInstant } from '@contract/common/dates.js';
import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { paths } from '../../lib/navigation/paths.js';
import { PAGE_TITLE } from '../../storefront/workshops/workshops.texts.js';
import { breadcrumbs } from '../structured-data/breadcrumbs.js';
import { previewImage } from '../structured-data/pictures.js';
import type { Site } from '../structured-data/site.js';
import { frequentQuestions, workshopEvent } from '../structured-data/workshop.js';
import { pageTitle } from '../../lib/navigation/page-title.js';
import { pageDescription } from './page-description.js';
import type { PageHead } from './page-head.js';

/** Search engines show only a few events, and every visitor downloads all of them. */
const MAX_EVENTS = 30;

interface WorkshopsData {
  readonly now: Date;
  readonly page: WorkshopsPage;
  /** The sessions of the calendar, including those of today that have begun. */
  readonly sessions: readonly WorkshopSessionView[];
}

export function workshopsHead(site: Site, { page, sessions, now }: WorkshopsData): PageHead {
  const { hero, programs, faq } = page;
  const pictured = programs.cards.find(({ picture }) => picture !== null);
  return {
    title: pageTitle(PAGE_TITLE, site.texts.studio.name),
    description: pageDescription(`Atölyemizde seramik workshopları. ${hero.subtitle} ${hero.description}`),
    canonicalPath: paths.workshops,
    openGraph: { type: 'website', image: previewImage(pictured?.picture ?? null, pictured?.title ?? '') },
    structuredData: [
      breadcrumbs(site.origin, { name: PAGE_TITLE, path: paths.workshops }),
      ...toCome(sessions, now).map((session) => workshopEvent(session, site, programs.cards)),
      ...(faq.questions.length === 0 ? [] : [frequentQuestions(faq.questions, site.origin)]),
    ],
  };
}

/** Sorts future sessions by time. */
function toCome(sessions: readonly WorkshopSessionView[], now: Date): WorkshopSessionView[] {
  return sessions
    .map((session) => ({ session, begins: studioInstant(session.date, session.startTime) }))
    .filter(({ begins }) => begins > now)
    .toSorted((a, b) => a.begins.getTime() - b.begins.getTime())
    .slice(0, MAX_EVENTS)
    .map(({ session }) => session);
}
