import { v7 as uuidv7 } from 'uuid';
import type { KeptEntry } from './deviceStore.ts';

/** A new entry of a person, as it is before anything was typed. */
export const newEntry = (user: string, logbook: string, id: string = uuidv7(), now = Date.now()): KeptEntry => ({
  id,
  user,
  logbook,
  row: null,
  values: {},
  changedFiles: false,
  wanted: null,
  state: 'perangkat',
  message: null,
  errors: {},
  theirs: null,
  tries: 0,
  next: null,
  written: now,
  at: now,
});
