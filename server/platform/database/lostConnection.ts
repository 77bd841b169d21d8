import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { DatabaseLost } from './db.ts';
import { NoPrimary } from './servers.ts';

/** A write reached a replica: the primary behind an address or a pooler has become one. Nothing was saved. */
const readOnly = '25006';
/**
 * SQLSTATE codes with which PostgreSQL ends or refuses a session: connection exceptions, shutdown and start, time
 * limits of a session, too many connections, a replica where a primary was.
 */
const ended = /^(08|57P0[1-5]$|25P0[34]$|53300$|25006$)/;
/** Messages of the driver for a broken connection, and for a server that does not answer. */
const driverWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/;

/** True if the connection is gone, rather than one statement refused. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ended.test(error.code ?? '');
  if (error instanceof NoPrimary) return true;
  return error instanceof Error && ('syscall' in error || driverWords.test(error.message));
}

/** True if a connection can take no further statement: the server ended it, or is silent. */
export const isSilent = (error: unknown): boolean => isLost(error) && !(error instanceof pg.DatabaseError);

/** A replica gave a statement up for what the primary did meanwhile; asked again it may answer. */
export const isReplayConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '40001';

/**
 * The same error, or, for a broken connection, one that says whether the work may have been saved nevertheless.
 * @param unsure the answer to a write, or to a commit, did not arrive
 */
export function saidOf(error: unknown, unsure: boolean): unknown {
  if (!isLost(error)) return error;
  return new DatabaseLost(unsure && !(error instanceof pg.DatabaseError && error.code === readOnly), { cause: error });
}

const writing = /\b(insert|update|delete|truncate|merge|create|alter|drop)\b/i;

/** True if a statement alone may have saved something by the time its connection broke. */
export const mayWrite = (text: string): boolean => writing.test(text);

/** True if a statement alone has saved something: asked of each that succeeds, so only its beginning is looked at. */
export const writes = (text: string): boolean => /^\s*(insert|update|delete)\b/i.test(text);

/** How far a replica must have come for a call to read it. */
export interface OwnPosition {
  /** Whose call it is: one person reads the same replica as long as it is there. */
  account: string;
  /** Position in the log that a replica must have reached; undefined: any. */
  reached: bigint | undefined;
  /** The call itself has saved something since (that it exports, whom it looked at): where the log is must be asked. */
  moved?: boolean;
  /** A replica did not reach it in time: what else this call reads is read on the primary too. */
  late?: boolean;
}

const requests = new AsyncLocalStorage<{ saved: boolean; position?: OwnPosition }>();

/** Tracks for `work` and everything it calls whether something was saved. */
export const rememberSaves = (work: () => void): void => requests.run({ saved: false }, work);

/** From now on this call may read on replicas that have come so far. */
export function readFrom(position: OwnPosition): void {
  const request = requests.getStore();
  if (request) request.position = position;
}

/** How this call may read on replicas; undefined: it reads the primary, as jobs and calls that write do. */
export function ownPosition(): OwnPosition | undefined {
  const position = requests.getStore()?.position;
  return position?.late ? undefined : position;
}

/** A transaction was committed, or a statement alone. */
export function noteSave(): void {
  const request = requests.getStore();
  if (!request) return;
  request.saved = true;
  if (request.position) request.position.moved = true;
}

/** True if this request has saved something already: what fails after it does not undo it. */
export const hasSaved = (): boolean => requests.getStore()?.saved ?? false;
