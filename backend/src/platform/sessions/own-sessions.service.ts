import { Injectable } from '@nestjs/common';
import type { OwnSession } from '../../../contract/people/own-session.view.js';
import { browserName } from '../http/browser-name.js';
import { Sessions } from './sessions.js';
import type { SessionOwner } from './signed-in.js';
import type { Visit } from './visit.js';

const LOOPBACK = ['127.0.0.0/24', '0:0:0::/48'];

/** The list of sessions that people see of themselves. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly sessions: Sessions) {}

  /** This session first, then the last used. */
  async list({ sessionId }: Visit, owner: SessionOwner): Promise<OwnSession[]> {
    const listed = await this.sessions.listOf(owner);
    const views = listed.map(({ key, seenAt, person }) => ({
      id: key,
      ...browserName(person.userAgent),
      address: withoutEnd(person.site),
      signedInAt: new Date(person.signedInAt).toISOString(),
      seenAt: new Date(seenAt).toISOString(),
      isCurrent: key === sessionId,
    }));
    return [...views.filter((view) => view.isCurrent), ...views.filter((view) => !view.isCurrent)];
  }

  /**
   * Ends one session of this person, with whoever else is signed in to it. False when it is not in the person's list,
   * because it has ended or is another person's.
   */
  async end(owner: SessionOwner, id: string): Promise<boolean> {
    const listed = await this.sessions.listOf(owner);
    if (!listed.some(({ key }) => key === id)) return false;
    await this.sessions.end(id);
    return true;
  }
}

/** Writes a network as an address whose end is left out. */
function withoutEnd(site: string): string {
  if (LOOPBACK.includes(site)) return 'bu bilgisayar';
  return site.replace(/\.0\/24$/, '.x').replace(/::\/48$/, ':…');
}
