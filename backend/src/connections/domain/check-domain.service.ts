import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DomainFinding, DomainView } from '../../../contract/connections/domain.js';
import { MailRoutesService } from '../../notifications/smtp/mail-routes.service.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import type { DomainFacts, MailFacts } from './domain-facts.js';
import { DomainLookups } from './domain-lookups.js';
import { addressFindings } from './domain-rules.js';
import { mailFindings } from './mail-rules.js';

/** The names under which the usual mail services keep their keys. */
const USUAL_SELECTORS = ['default', 'mail', 'dkim', 'google', 'selector1', 'selector2', 's1', 'k1', 'resend'];

/** Measures what the outside sees of the shop's domain, and keeps the last result with its time. */
@Injectable()
export class CheckDomainService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly routes: MailRoutesService,
    private readonly lookups: DomainLookups,
    private readonly clock: Clock,
  ) {}

  /** The last result, whose hosts may have changed since. */
  async view(): Promise<DomainView> {
    const [kept] = await this.dataSource.query<{ findings: DomainFinding[]; checkedAt: Date }[]>(
      `SELECT findings, checked_at AS "checkedAt" FROM domain_check`,
    );
    const senderDomain = await this.senderDomain();
    return {
      host: this.host,
      senderDomain,
      isLocal: !isPublicName(this.host),
      checkedAt: kept?.checkedAt.toISOString() ?? null,
      findings: kept?.findings ?? [],
    };
  }

  /** Takes a few seconds at most. */
  async measure(): Promise<DomainView> {
    const domain = await this.senderDomain();
    const [address, mail] = await Promise.all([
      isPublicName(this.host) ? this.addressFacts() : null,
      domain === null || !isPublicName(domain) ? null : this.mailFacts(domain),
    ]);
    const findings = [
      ...(address === null ? [] : addressFindings(address, this.clock.now())),
      ...(mail === null ? [] : mailFindings(mail)),
    ];
    await this.dataSource.query(
      `INSERT INTO domain_check (findings, checked_at) VALUES ($1, $2)
       ON CONFLICT (is_only) DO UPDATE SET findings = excluded.findings, checked_at = excluded.checked_at`,
      [JSON.stringify(findings), this.clock.now()],
    );
    return this.view();
  }

  private get host(): string {
    return new URL(this.settings.PUBLIC_URL).hostname;
  }

  private async senderDomain(): Promise<string | null> {
    const route = await this.routes.latest();
    const sender = route?.from.address ?? this.settings.MAIL_FROM ?? '';
    return /@([a-z0-9.-]+\.[a-z]{2,})>?\s*$/i.exec(sender)?.[1]?.toLowerCase() ?? null;
  }

  private async addressFacts(): Promise<DomainFacts> {
    const { host, lookups } = this;
    const wwwHost = host.startsWith('www.') ? null : `www.${host}`;
    const [addresses, certificate, plainLeadsTo, wwwLeadsTo] = await Promise.all([
      lookups.addresses(host),
      lookups.certificate(host),
      lookups.leadsTo(`http://${host}/`),
      wwwHost === null ? null : lookups.leadsTo(`https://${wwwHost}/`),
    ]);
    const www = wwwHost === null ? null : { host: wwwHost, leadsTo: wwwLeadsTo };
    return { host, addresses, certificate, plainLeadsTo, www };
  }

  private async mailFacts(domain: string): Promise<MailFacts> {
    const [texts, dmarc, keys] = await Promise.all([
      this.lookups.texts(domain),
      this.lookups.texts(`_dmarc.${domain}`),
      Promise.all(USUAL_SELECTORS.map((name) => this.lookups.texts(`${name}._domainkey.${domain}`))),
    ]);
    const found = USUAL_SELECTORS.find((_name, place) => keys[place]?.some((text) => /\bp=/.test(text)));
    const isAnswered = keys.some((texts) => texts !== null);
    return { domain, texts, dmarc, dkimSelector: isAnswered ? (found ?? '') : null };
  }
}

/** False for 'localhost', a machine's own name and an IP address. */
function isPublicName(host: string): boolean {
  return /^[a-z0-9.-]+\.[a-z]{2,}$/i.test(host) && !/\.(?:test|local|internal|localhost)$/i.test(host);
}
