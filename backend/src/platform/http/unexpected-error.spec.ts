import { expect, test } from '@jest/globals';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { unexpectedError } from './unexpected-error.js';

const failed = (cause: Error) => new QueryFailedError('SELECT 1', [], cause);
const replied = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });
const coded = (code: string) => Object.assign(new Error('it says something'), { code });

test.each([
  ['no server there', coded('ECONNREFUSED')],
  ['no server of that name', coded('ENOTFOUND')],
  ['nobody who knows names', coded('EAI_AGAIN')],
  ['a server that has no connection left', failed(coded('53300'))],
  ['a server whose disk is full', failed(coded('53100'))],
  ['a server that has no memory left', failed(coded('53200'))],
  ['a server that may only be read from', failed(coded('25006'))],
  ['a Redis that is full', replied("OOM command not allowed when used memory > 'maxmemory'.")],
  ['a Redis that cannot save', replied('MISCONF Redis is configured to save RDB snapshots, but it')],
  ['a Redis that is a replica', replied("READONLY You can't write against a read only replica.")],
  ['the same of several commands', replied('EXECABORT Transaction discarded because of previous errors.')],
  ['a server that shuts down', failed(coded('57P01'))],
  ['a connection that ends amid a statement', failed(new Error('Connection terminated unexpectedly'))],
  ['a connection that ends between two statements', new QueryRunnerAlreadyReleasedError()],
  ['the same, asked by way of its manager', new QueryRunnerProviderAlreadyReleasedError()],
  ['Redis away', new Error('Reached the max retries per request limit (which is 20).')],
  ['the reason of another error', new Error('no list', { cause: coded('EPIPE') })],
])('%s passes by itself', (_what, error) => {
  expect(unexpectedError(error)).toMatchObject({ code: 'unavailable', status: 503 });
});

test.each([
  ['a statement that is wrong', failed(coded('42601'))],
  ['a command of Redis that is wrong', replied("ERR wrong number of arguments for 'get' command")],
  ['words that only look like it', new Error('OOM is what it says')],
  ['a mistake of ours', new TypeError('cannot read properties of undefined')],
  ['what is no error', 'a text'],
])('%s does not', (_what, error) => {
  expect(unexpectedError(error)).toMatchObject({ code: 'unexpected', status: 500 });
});
