import { beforeEach, describe, expect, it } from '@jest/globals';
import { CHOICE_TEXT_VERSION } from '../../../contract/messaging/preferences/communication-choice.js';
import type {
  ChoiceView,
  CommunicationChoicesView,
} from '../../../contract/messaging/preferences/communication-choices.views.js';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { aNewcomer, askToSubscribe, confirmationToken } from '../../../testing/newsletter.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { ChoicesLinksService } from '../../people/consents/choices-links.service.js';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { SecretBox } from '../../platform/security/secret-box.js';

const PHONE = '+905325550112';
const server = suiteServer();
let email: string;
let people = 0;

beforeEach(() => {
  people += 1;
  email = `Tercih-${people}@Example.com`;
});

const tokenOf = (address: string) =>
  new URL(server.app.get(ChoicesLinksService).urlFor(address)).searchParams.get('anahtar') ?? '';
const open = async () =>
  dataOf(
    await aNewcomer(server).mutate('communicationChoices.byLink', { token: tokenOf(email) }),
  ) as CommunicationChoicesView;
const turn = (choice: ChoiceView['choice'], isGiven: boolean, more: object = {}) =>
  aNewcomer(server).mutate('communicationChoices.chooseByLink', {
    ...{ token: tokenOf(email), choice, isGiven, textVersion: CHOICE_TEXT_VERSION, entryId: null },
    ...more,
  });
const switchOf = async (choice: ChoiceView['choice']) =>
  (await open()).choices.find((view) => view.choice === choice)!;
const ledger = () => server.app.get(ConsentsService).of(server.dataSource.manager, email);
const isSubscriber = async () =>
  (
    await server.dataSource.query<object[]>('SELECT FROM newsletter_subscriber WHERE address = lower($1)', [
      email,
    ])
  ).length > 0;

describe('The link in the foot of a mail', () => {
  it('shows three switches that are off, and changes nothing by being opened', async () => {
    const { address, choices } = await open();
    expect(address).toBe('t***@example.com');
    expect(choices.map(({ choice, isGiven }) => [choice, isGiven])).toEqual([
      ['email', false],
      ['sms', false],
      ['photo', false],
    ]);
    expect(await ledger()).toEqual([]);
  });

  it.each([
    ['that is none', () => 'v1.uydurma'],
    ['that is cut off', () => tokenOf(email).slice(0, -3)],
    ['that was sealed for something else', () => server.app.get(SecretBox).seal(`stock-wishes ${email}`)],
  ])('is refused when it is one %s', async (_what, token) => {
    const opened = await aNewcomer(server).mutate('communicationChoices.byLink', { token: token() });
    expect(refusalOf(opened).code).toBe('choices_link_invalid');
    expect(refusalOf(await turn('email', true, { token: token() })).code).toBe('choices_link_invalid');
  });
});

describe('A switch', () => {
  it.each([
    ['email', {}, { purpose: 'commercial', channel: 'email', phone: null }],
    ['sms', { phone: '0532 555 01 12' }, { purpose: 'commercial', channel: 'sms', phone: PHONE }],
    ['photo', { phone: PHONE }, { purpose: 'photo', channel: 'publication', phone: null }],
  ] as const)('%s writes an entry of its own, and no other', async (choice, more, written) => {
    expect((await turn(choice, true, more)).status).toBe(200);
    expect(await ledger()).toMatchObject([
      { ...written, isGiven: true, textVersion: CHOICE_TEXT_VERSION, source: 'choices_link' },
    ]);
    expect((await open()).choices.filter(({ isGiven }) => isGiven)).toMatchObject([{ choice }]);
    expect((await turn(choice, false)).status).toBe(200);
    expect(await ledger()).toMatchObject([{ ...written, isGiven: false }, { isGiven: true }]);
  });

  it('of mail puts on the list of the newsletter, and takes off it', async () => {
    await turn('email', true);
    expect(await isSubscriber()).toBe(true);
    await turn('email', false);
    expect(await isSubscriber()).toBe(false);
  });

  it('takes with it the questions that were still open', async () => {
    await askToSubscribe(server, email);
    const token = await confirmationToken(server, email);
    await turn('email', false);
    const confirmed = await aNewcomer(server).mutate('newsletter.confirm', { token });
    expect(refusalOf(confirmed).code).toBe('newsletter_link_invalid');
  });

  it('asks for the number of text messages, and follows a new one', async () => {
    expect(refusalOf(await turn('sms', true)).fields).toEqual({ phone: 'SMS alacağınız numarayı yazın.' });
    expect(refusalOf(await turn('sms', true, { phone: '12' })).code).toBe('invalid_input');
    await turn('sms', true, { phone: PHONE });
    const { entryId, phoneEnd } = await switchOf('sms');
    expect(phoneEnd).toBe('01 12');
    expect((await turn('sms', true, { phone: '+905325550199', entryId })).status).toBe(200);
    expect((await ledger()).map(({ phone, isGiven }) => [phone, isGiven])).toEqual([
      ['+905325550199', true],
      [PHONE, false],
      [PHONE, true],
    ]);
  });

  it('is turned once, however often it arrives at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => turn('email', true)));
    expect(await ledger()).toHaveLength(1);
    await Promise.all(Array.from({ length: 6 }, () => turn('email', false)));
    expect(await ledger()).toHaveLength(2);
  });

  it('stays off when a consent arrives again after its withdrawal', async () => {
    await turn('email', true);
    await turn('email', false);
    expect(refusalOf(await turn('email', true)).code).toBe('choice_changed_meanwhile');
    expect((await switchOf('email')).isGiven).toBe(false);
    const { entryId } = await switchOf('email');
    expect((await turn('email', true, { entryId })).status).toBe(200);
  });

  it('ends in one of two clean states when it is turned both ways at once', async () => {
    await askToSubscribe(server, email);
    const token = await confirmationToken(server, email);
    const answers = await Promise.all([
      turn('email', true),
      turn('email', false),
      aNewcomer(server).mutate('newsletter.confirm', { token }),
      turn('email', false),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await isSubscriber()).toBe((await switchOf('email')).isGiven);
  });
});

describe('The switches of an account', () => {
  const signedIn = async (emailVerifiedAt: Date | null) => {
    const customer = await aCustomer(server.dataSource.manager, { emailVerifiedAt });
    email = customer.email;
    const visitor = new Visitor(server, { address: anAddress() });
    await visitor.signIn(email);
    return visitor;
  };

  it('are those of its verified address', async () => {
    const visitor = await signedIn(new Date());
    await turn('photo', true);
    const wish = { choice: 'email', isGiven: true, textVersion: CHOICE_TEXT_VERSION, entryId: null };
    expect((await visitor.mutate('communicationChoices.choose', wish)).status).toBe(200);
    const view = dataOf(await visitor.query('communicationChoices.mine', {})) as CommunicationChoicesView;
    expect(view.choices.map(({ isGiven }) => isGiven)).toEqual([true, false, true]);
    expect((await ledger()).map(({ source }) => source)).toEqual(['account', 'choices_link']);
  });

  it('wait until the address is verified, since anybody may type one', async () => {
    const visitor = await signedIn(null);
    const answer = await visitor.query('communicationChoices.mine', {});
    expect(refusalOf(answer).code).toBe('choices_need_verified_address');
  });

  it('are all withdrawn when it is deleted, and the proof names nobody', async () => {
    const visitor = await signedIn(new Date());
    await turn('sms', true, { phone: PHONE });
    await turn('photo', true);
    const entries = (await ledger()).map(({ id }) => id);
    const { status } = await visitor.mutate('account.remove', { password: USUAL_PASSWORD });
    expect(status).toBe(200);
    const left = await server.dataSource.query<Record<string, unknown>[]>(
      `SELECT proof.address, proof.phone, proof.channel, proof.is_given AS "isGiven" FROM consent proof
       WHERE proof.address = (SELECT address FROM consent WHERE id = $1) ORDER BY position`,
      [entries[0]],
    );
    expect(left.map(({ channel, isGiven }) => [channel, isGiven])).toEqual([
      ['sms', true],
      ['publication', true],
      ['publication', false],
      ['sms', false],
    ]);
    expect(JSON.stringify(left)).not.toMatch(/@|\+90/);
  });
});
