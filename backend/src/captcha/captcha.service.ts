import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { AppError, errorText } from '../../contract/app-error.js';
import type { CaptchaType, CaptchaView } from '../../contract/captcha/captcha.view.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { visitorNetwork, visitorSite } from '../platform/http/visitor-network.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { PictureProcessor } from '../platform/pictures/picture-processor.js';
import {
  assertAllowed,
  type RateLimit,
  RateLimitsService,
} from '../platform/security/rate-limits.service.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { hashedAnswer } from './captcha-answer.js';
import { newCaptcha } from './new-captcha.js';
import { Captcha } from './captcha.entity.js';

const VALID_MS = 10 * 60_000;
const HOUR_SECONDS = 3_600;

const ISSUES: RateLimit = { name: 'captcha', points: 60, seconds: 600 };
/**
 * A limit on a whole /48, because many lines come with one, which is 65 536 networks. Every captcha of a new
 * visitor creates a session.
 */
const ISSUES_PER_SITE: RateLimit = { name: 'captcha-site', points: 300, seconds: 600 };
/** A lower limit for questions in words, which programs answer more easily than pictures. */
const TEXT_ISSUES: RateLimit = { name: 'captcha-text', points: 15, seconds: 600 };
const WRONG_ANSWERS: RateLimit = { name: 'captcha-wrong', points: 30, seconds: 900 };

/** Each session has one captcha at a time, and each captcha accepts one answer, right or wrong. */
@Injectable()
export class CaptchaService implements OnModuleInit {
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly security: SecuritySettingsService,
    private readonly limits: RateLimitsService,
    private readonly settings: Settings,
    private readonly jobs: JobRegistry,
    private readonly processor: PictureProcessor,
    private readonly clock: Clock,
  ) {
    this.key = createHmac('sha256', settings.APP_SECRET).update('captcha').digest();
  }

  onModuleInit(): void {
    this.jobs.schedule({ name: 'captchas.prune', everySeconds: HOUR_SECONDS, run: () => this.prune() });
  }

  /** Issues a new captcha, which replaces the session's last one. Begins a session if there is none. */
  async issue(visit: Visit, type: CaptchaType): Promise<CaptchaView> {
    const network = visitorNetwork(visit.ipAddress);
    await this.limits.takeOrRefuse(ISSUES, network);
    const site = visitorSite(visit.ipAddress);
    if (site !== null) await this.limits.takeOrRefuse(ISSUES_PER_SITE, site);
    if (type === 'text') await this.limits.takeOrRefuse(TEXT_ISSUES, network);
    const { view, answer } = await newCaptcha(type, this.processor, this.settings.SANDBOX_CAPTCHA_ANSWER);
    const sessionId = await visit.keepSession();
    await this.keep({
      sessionId,
      answerHash: hashedAnswer(this.key, sessionId, answer),
      isSolved: false,
    });
    return view;
  }

  /**
   * Uses up the captcha. Throws captcha_required, captcha_wrong or too_many_tries; does nothing while
   * captchas are switched off.
   */
  async answer(visit: Visit, answer: string | undefined): Promise<void> {
    if (!this.isRequired) return;
    if (answer === undefined || answer.trim() === '') throw refusal('captcha_required');
    await this.assertMayTry(visit);
    if (await this.consume(visit, answer)) return;
    await this.countWrong(visit);
    throw refusal('captcha_wrong');
  }

  /** For a sign-in in steps: a right answer is stored until it is used, a wrong one uses up the captcha. */
  async solve(visit: Visit, answer: string): Promise<boolean> {
    if (!this.isRequired) return true;
    await this.assertMayTry(visit);
    const isRight = await this.tryToSolve(visit, answer);
    if (!isRight) await this.countWrong(visit);
    return isRight;
  }

  async isSolved({ sessionId }: Visit): Promise<boolean> {
    if (!this.isRequired) return true;
    if (sessionId === null) return false;
    const solved = await this.dataSource.manager.findOneBy(Captcha, { sessionId, isSolved: true });
    return solved !== null && solved.expiresAt > this.clock.now();
  }

  /** Uses up the solved captcha; of several simultaneous calls only one succeeds. */
  async useSolved({ sessionId }: Visit): Promise<boolean> {
    if (!this.isRequired) return true;
    if (sessionId === null) return false;
    const used = await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(Captcha)
      .where('session_id = :sessionId AND is_solved AND expires_at > :now', {
        sessionId,
        now: this.clock.now(),
      })
      .execute();
    return used.affected === 1;
  }

  /** Marks a used captcha as solved again. */
  async restore({ sessionId }: Visit): Promise<void> {
    if (sessionId !== null) await this.keep({ sessionId, answerHash: '', isSolved: true });
  }

  async prune(): Promise<void> {
    await this.dataSource.manager.delete(Captcha, { expiresAt: LessThan(this.clock.now()) });
  }

  private async keep(captcha: Omit<Captcha, 'expiresAt'>): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MS);
    await this.dataSource.manager.upsert(Captcha, { ...captcha, expiresAt }, ['sessionId']);
  }

  private get isRequired(): boolean {
    return this.security.current.captcha_enabled;
  }

  /** Deletes the captcha while reading it, so that of two simultaneous answers only one is compared. */
  private async consume({ sessionId }: Visit, answer: string): Promise<boolean> {
    if (sessionId === null) return false;
    const [rows] = await this.dataSource.query<[{ isRight: boolean }[], number]>(
      `DELETE FROM captcha WHERE session_id = $1
       RETURNING answer_hash = $2 AND expires_at > $3 AS "isRight"`,
      [sessionId, hashedAnswer(this.key, sessionId, answer), this.clock.now()],
    );
    return rows[0]?.isRight === true;
  }

  /** A single statement removes the answer and says whether it was right. */
  private async tryToSolve({ sessionId }: Visit, answer: string): Promise<boolean> {
    if (sessionId === null) return false;
    const [rows] = await this.dataSource.query<[{ isSolved: boolean }[], number]>(
      `UPDATE captcha SET is_solved = (answer_hash = $2), answer_hash = ''
       WHERE session_id = $1 AND answer_hash <> '' AND expires_at > $3 RETURNING is_solved AS "isSolved"`,
      [sessionId, hashedAnswer(this.key, sessionId, answer), this.clock.now()],
    );
    return rows[0]?.isSolved === true;
  }

  private async assertMayTry({ ipAddress }: Visit): Promise<void> {
    assertAllowed(await this.limits.look(WRONG_ANSWERS, visitorNetwork(ipAddress)));
  }

  private async countWrong({ ipAddress }: Visit): Promise<void> {
    await this.limits.takeOrRefuse(WRONG_ANSWERS, visitorNetwork(ipAddress));
  }
}

function refusal(code: 'captcha_required' | 'captcha_wrong'): AppError {
  return new AppError(code, {}, { captchaAnswer: errorText(code) });
}
