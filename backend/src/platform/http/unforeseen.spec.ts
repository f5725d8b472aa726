import { expect, test } from '@jest/globals';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { unforeseen } from './unforeseen.js';

const failed = (cause: Error) => new QueryFailedError('SELECT 1', [], cause);
const coded = (code: string) => Object.assign(new Error('it says something'), { code });

test.each([
  ['no server there', coded('ECONNREFUSED')],
  ['no server of that name', coded('ENOTFOUND')],
  ['nobody who knows names', coded('EAI_AGAIN')],
  ['a server that has no connection left', failed(coded('53300'))],
  ['a server that shuts down', failed(coded('57P01'))],
  ['a connection that ends amid a statement', failed(new Error('Connection terminated unexpectedly'))],
  ['a connection that ends between two statements', new QueryRunnerAlreadyReleasedError()],
  ['the same, asked by way of its manager', new QueryRunnerProviderAlreadyReleasedError()],
  ['Redis away', new Error('Reached the max retries per request limit (which is 20).')],
  ['the reason of another error', new Error('no list', { cause: coded('EPIPE') })],
])('%s passes by itself', (_what, error) => {
  expect(unforeseen(error)).toMatchObject({ code: 'unavailable', status: 503 });
});

test.each([
  ['a statement that is wrong', failed(coded('42601'))],
  ['a mistake of ours', new TypeError('cannot read properties of undefined')],
  ['what is no error', 'a text'],
])('%s does not', (_what, error) => {
  expect(unforeseen(error)).toMatchObject({ code: 'unexpected', status: 500 });
});
