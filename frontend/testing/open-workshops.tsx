import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ProgramCard, WorkshopsPage } from '@contract/content/workshops-page.js';
import { workshopsPage } from '@contract/content/workshops-page.rules.js';
import type { InformationRequestDto } from '@contract/workshops/information-request.dto.js';
import { AppProviders } from '../src/app-providers.js';
import { InformationRequestDialog } from '../src/storefront/workshops/information-request-dialog.js';
import { fakeServer, type FakeProcedures } from './fake-server.js';
import { openShop } from './open-shop.js';

/** The page with built-in texts only. */
export const aWorkshopsPage = (overrides: Partial<WorkshopsPage> = {}): WorkshopsPage => ({
  ...workshopsPage(new Map(), { workshops: [], gallery: [], named: new Map() }),
  ...overrides,
});

/** The workshops page in its shop, with an empty calendar. */
export const openWorkshops = (procedures: FakeProcedures = {}, address = '/workshops') =>
  openShop(address, {
    'workshops.month': () => [],
    'content.workshopsPage': () => aWorkshopsPage(),
    ...procedures,
  });

/** The information request by itself. */
export function openRequest(procedures: FakeProcedures = {}, about: ProgramCard | null = null) {
  const askForInformation = jest.fn<(request: InformationRequestDto) => unknown>(() => null);
  const onClosed = jest.fn<() => void>();
  const links = fakeServer({ 'workshops.askForInformation': askForInformation, ...procedures });
  render(
    <AppProviders links={links} queryClient={new QueryClient()}>
      <MemoryRouter>
        <InformationRequestDialog about={about} onClosed={onClosed} />
      </MemoryRouter>
    </AppProviders>,
  );
  // A dialog over another one accepts clicks one frame later than the test would click.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, onClosed, askForInformation };
}
