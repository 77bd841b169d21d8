import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { DatabaseLost } from './db.ts';

/**
 * SQLSTATE codes with which PostgreSQL ends or refuses a session: connection exceptions, shutdown and start, time
 * limits of a session, too many connections.
 */
const ended = /^(08|57P0[1-5]$|25P0[34]$|53300$)/;
/** Messages of the driver for a broken connection. */
const driverWords = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether the connection is gone, rather than one statement refused. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ended.test(error.code ?? '');
  return error instanceof Error && ('syscall' in error || driverWords.test(error.message));
}

/**
 * The same error, or, for a broken connection, one that says whether the work may have been saved nevertheless.
 * @param unsure the answer to a write, or to a commit, did not arrive
 */
export function saidOf(error: unknown, unsure: boolean): unknown {
  return isLost(error) ? new DatabaseLost(unsure, { cause: error }) : error;
}

const writing = /\b(insert|update|delete|truncate|merge|create|alter|drop)\b/i;

/** Whether a statement alone may have saved something by the time its connection broke. */
export const mayWrite = (text: string): boolean => writing.test(text);

/** Whether a statement alone has saved something: asked of each that succeeds, so only its beginning is looked at. */
export const writes = (text: string): boolean => /^\s*(insert|update|delete)\b/i.test(text);

const requests = new AsyncLocalStorage<{ saved: boolean }>();

/** Tracks for `work` and everything it calls whether something was saved. */
export const rememberSaves = (work: () => void): void => requests.run({ saved: false }, work);

/** A transaction was committed, or a statement alone. */
export function noteSave(): void {
  const request = requests.getStore();
  if (request) request.saved = true;
}

/** Whether this request has saved something already: what fails after it does not undo it. */
export const hasSaved = (): boolean => requests.getStore()?.saved ?? false;
