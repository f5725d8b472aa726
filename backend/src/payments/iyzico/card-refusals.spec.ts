import { describe, expect, it } from '@jest/globals';
import { refusalFor, refusalForMdStatus } from './card-refusals.js';

describe('what the buyer hears when a card is refused', () => {
  it.each([
    ['10051', 'NOT_SUFFICIENT_FUNDS', 'insufficient_funds'],
    ['10005', 'DO_NOT_HONOUR', 'declined'],
    ['10012', 'INVALID_TRANSACTION', 'card_not_accepted'],
    ['10041', 'LOST_CARD', 'contact_bank'],
    ['10043', 'STOLEN_CARD', 'contact_bank'],
    ['10093', 'PICKUP_CARD', 'contact_bank'],
    ['10034', 'FRAUD_SUSPECT', 'contact_bank'],
    ['10054', 'EXPIRED_CARD', 'expired_card'],
    ['10084', 'INVALID_CVC2', 'wrong_cvc'],
    ['10057', 'NOT_PERMITTED_TO_CARDHOLDER', 'closed_to_online'],
    ['10058', 'NOT_PERMITTED_TO_TERMINAL', 'card_not_accepted'],
    ['10093', 'RESTRICTED_BY_LAW', 'closed_to_online'],
    ['10202', 'UNKNOWN', 'declined'],
    ['10229', 'INVALID_EXPIRE_YEAR_MONTH', 'wrong_expiry'],
    ['10228', 'ISSUER_OR_SWITCH_INOPERATIVE', 'bank_unreachable'],
    ['10051', undefined, 'insufficient_funds'],
    ['10999', undefined, 'declined'],
    ['10999', 'SOMETHING_NEW', 'declined'],
    ['12', undefined, 'wrong_card_number'],
    ['15', undefined, 'wrong_cvc'],
    ['17', undefined, 'expired_card'],
    ['5062', undefined, 'shop_error'],
    ['1000', undefined, 'shop_error'],
    ['50000', undefined, 'too_many_requests'],
    [undefined, undefined, 'shop_error'],
  ])('code %s of group %s is %s', (errorCode, errorGroup, code) => {
    expect(refusalFor({ errorCode, errorGroup })).toMatchObject({
      code,
      providerCode: errorCode ?? null,
      providerGroup: errorGroup ?? null,
    });
  });

  it('does not tell lost, stolen, kept and suspected cards apart', () => {
    const groups = ['LOST_CARD', 'STOLEN_CARD', 'PICKUP_CARD', 'FRAUD_SUSPECT'];
    const messages = new Set(groups.map((errorGroup) => refusalFor({ errorGroup }).message));
    expect([...messages]).toEqual([expect.stringContaining('Bankanız işlemi onaylamadı.')]);
    expect([...messages].join()).not.toMatch(/kayıp|çalıntı|dolandırıcılık|şüphe/i);
  });

  it('says that nothing was charged and that the basket is still there', () => {
    expect(refusalFor({ errorCode: '10005' }).message).toBe(
      'Bankanız işlemi onaylamadı. Kartınızdan para çekilmedi, hiçbir şey kaybolmadı. Başka bir kartla deneyebilirsiniz.',
    );
    expect(refusalFor({}).message).toMatch(/^Ödeme işlemi başarısız/);
  });

  it.each([
    ['0', 'three_ds_failed'],
    ['2', 'three_ds_unavailable'],
    ['4', 'three_ds_unavailable'],
    ['7', 'bank_unreachable'],
    ['-1', 'three_ds_failed'],
    ['99', 'three_ds_failed'],
  ])('mdStatus %s of the bank page is %s', (mdStatus, code) => {
    expect(refusalForMdStatus(mdStatus).code).toBe(code);
  });
});
