import { beforeAll, describe, expect, it } from '@jest/globals';
import { suiteShop } from '../../testing/suite-shop.js';
import { AppRouterService } from './app-router.js';

/** An addition to these lists needs a check of what a stranger could do with the procedure. */
const ANYBODY = [
  'addresses.cities',
  'addresses.districts',
  'addresses.neighbourhoods',
  'addresses.search',
  'blog.countView',
  'blog.post',
  'blog.posts',
  'bulkOrders.ask',
  'catalog.categories',
  'catalog.product',
  'catalog.products',
  'checkout.checkCoupon',
  'checkout.credit',
  'checkout.documents',
  'checkout.open',
  'checkout.quote',
  'checkout.release',
  'checkout.renew',
  'content.home',
  'content.imprint',
  'content.workshopsPage',
  'dataRequests.ask',
  'dataRequests.confirm',
  'dataRequests.view',
  'documents.ofOrder',
  'documents.pdf',
  'guestChanges.cancel',
  'guestChanges.cancellationBill',
  'guestChanges.move',
  'guestChanges.view',
  'guestChoices.choose',
  'guestChoices.view',
  'guestForm.eraseNeeds',
  'guestForm.save',
  'guestForm.view',
  'live.changes',
  'orders.place',
  'orders.track',
  'orders.view',
  'passwordReset.check',
  'passwordReset.request',
  'passwordReset.reset',
  'paymentLinks.pay',
  'paymentLinks.view',
  'registration.register',
  'registration.registerBuyer',
  'registration.resend',
  'registration.verify',
  'resale.bill',
  'resale.list',
  'resale.withdraw',
  'returns.addPicture',
  'returns.ask',
  'returns.ofOrder',
  'returns.picture',
  'returns.sent',
  'returns.withdraw',
  'session.signIn',
  'stockWishes.ask',
  'stockWishes.leave',
  'tickets.seat',
  'tickets.view',
  'waitingList.decline',
  'waitingList.entry',
  'waitingList.join',
  'waitingList.leave',
  'waitingList.stay',
  'workshops.askForInformation',
  'workshops.month',
  'workshops.policies',
  'workshops.search',
];
const ANYBODY_BEFORE_OPENING = [
  'communicationChoices.byLink',
  'communicationChoices.chooseByLink',
  'content.policy',
  'newsletter.confirm',
  'newsletter.subscribe',
  'newsletter.unsubscribe',
];
const ANYBODY_ALWAYS = [
  'adminSession.current',
  'adminSession.resendCode',
  'adminSession.signIn',
  'adminSession.signOut',
  'adminSession.useRecoveryCode',
  'adminSession.verifyCode',
  'captcha.get',
  'captcha.solve',
  'content.site',
  'firstAdmin.check',
  'firstAdmin.make',
  'session.current',
  'session.poll',
  'session.signOut',
  'session.unlock',
  'site.status',
];

describe('Every procedure', () => {
  const shop = suiteShop();
  let audiences: Map<string, string | undefined>;

  beforeAll(() => {
    const { procedures } = shop.app.get(AppRouterService).router._def;
    audiences = new Map(
      Object.entries(procedures as unknown as Record<string, StatedProcedure>).map(([path, { _def }]) => [
        path,
        _def.meta?.audience,
      ]),
    );
  });

  const pathsFor = (...wanted: (string | undefined)[]) =>
    [...audiences].filter(([, audience]) => wanted.includes(audience)).map(([path]) => path);

  it('states who may call it', () => {
    const stated = pathsFor('anybody', 'anybody_before_opening', 'anybody_always', 'customer', 'admin');
    expect([...audiences.keys()].filter((path) => !stated.includes(path))).toEqual([]);
  });

  it('is for admins below `admin`, and only there', () => {
    const below = [...audiences.keys()].filter((path) => path.startsWith('admin.'));
    expect(pathsFor('admin').sort()).toEqual(below.sort());
  });

  it('is closed to strangers unless it is written down here', () => {
    expect(pathsFor('anybody').sort()).toEqual(ANYBODY);
  });

  it('is closed to strangers before the shop opens unless it is written down here', () => {
    expect(pathsFor('anybody_before_opening').sort()).toEqual(ANYBODY_BEFORE_OPENING);
  });

  it('is closed to strangers in maintenance unless it is written down here', () => {
    expect(pathsFor('anybody_always').sort()).toEqual(ANYBODY_ALWAYS);
  });
});

interface StatedProcedure {
  readonly _def: { readonly meta?: { readonly audience?: string } };
}
