import type { Values } from '../../../platform/patterns/record/source.ts';

/** Requested step; null while the entry is still being written. */
type Wanted = 'simpan' | 'ajukan' | null;

/** State of an entry on its way (docs/domain/30 §4.3); entries that have arrived are removed from the device. */
type EntryState = 'perangkat' | 'menunggu' | 'mengirim' | 'gagal' | 'konflik';

/** An entry of a logbook that the server does not have as it stands here. */
export interface KeptEntry {
  /** UUID made on the device (`idKlien`): sent again it stays one. */
  id: string;
  /** Owner of the entry; other accounts on this device do not see it. */
  user: string;
  /** Name of the resource. */
  logbook: string;
  /** The row that the server has of it, and the version that was read. */
  row: { id: string; version: number } | null;
  /** Fields of the form. */
  values: Values;
  /** The stored documents were changed by hand: they travel with the fields. */
  changedFiles: boolean;
  wanted: Wanted;
  state: EntryState;
  /** Reason of the refusal, in the server's words. */
  message: string | null;
  errors: Readonly<Record<string, string>>;
  /** The server's row where both changed. */
  theirs: Values | null;
  /** Number of failed attempts since somebody last asked. */
  tries: number;
  /** From when on it is tried by itself; null = only when the connection returns, the app opens, or somebody asks. */
  next: number | null;
  /** Time of first writing, and of the last change. */
  written: number;
  at: number;
}

/** A photo or document of an entry that has not arrived. */
export interface KeptPhoto {
  /** UUID made on the device, as the entry's. */
  id: string;
  user: string;
  entry: string;
  name: string;
  type: string;
  caption: string | null;
  /** Bytes, not a Blob: some browsers lose what a kept Blob points at. */
  bytes: ArrayBuffer;
  at: number;
}

/** An answer of the server that is shown while it cannot be reached. */
export interface KeptAnswer {
  user: string;
  /** Path and query of the GET. */
  address: string;
  data: unknown;
  /** `Content-Range` of lists. */
  range: string | null;
  at: number;
}
