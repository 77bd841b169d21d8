import { type CommonColumn, firstIssue, type Message, messages } from '../../../resources/kit/index.ts';
import { pesertaRefusals } from '../../../resources/peserta/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { Draft } from '../../platform/engine/import/draft.ts';
import { fieldSchema } from '../../platform/engine/import/fieldSchema.ts';
import type { Said } from '../../platform/engine/import/types.ts';
import { shownText } from '../mbkm/imports/preview.ts';
import type { ParticipantSheet } from './columns.ts';
import { textOf } from './importFacts.ts';
import type { Importing } from './types.ts';

/** Importing account and programme; a new partner is checked with that account's rights. */
export interface Judge {
  engine: Engine;
  caller: Caller;
  programme: Importing;
}

/** A row being checked: texts of its columns, errors and warnings. */
export class Row {
  readonly wrong: Record<string, string> = {};
  readonly doubtful: Said[] = [];

  constructor(
    readonly draft: Draft,
    readonly sheet: ParticipantSheet,
  ) {
    for (const { name, field } of sheet.fields) {
      const unread = draft.errors[name];
      if (!unread) continue;
      const unknown = field.kind === 'date' && unread.code === messages.date.code;
      this.wrong[name] = unknown ? pesertaRefusals.dateFormat.text : unread.text;
    }
  }

  refuse(kolom: string, pesan: Message): undefined {
    this.wrong[kolom] ??= pesan.text;
    return undefined;
  }

  warn(kolom: string, pesan: string): void {
    this.doubtful.push({ kolom, pesan });
  }

  /** The text of a column, empty where the row has none; not looked at any further. */
  text(name: CommonColumn): string {
    return textOf(this.draft, name);
  }

  /** True if the file may have the column. */
  asks(name: CommonColumn): boolean {
    return this.sheet.columns.some(column => column.name === name);
  }

  /** The value of a column by the rule of its field; what it does not allow is refused. */
  value(name: string): unknown {
    const field = this.sheet.fields.find(known => known.name === name)?.field;
    if (!field || this.wrong[name]) return undefined;
    const given = this.draft.given[name] ?? null;
    const read = fieldSchema(field).safeParse(typeof given === 'string' ? shownText(given) : given);
    if (!read.success) return this.refuse(name, firstIssue(read.error));
    return read.data ?? null;
  }

  /** The same of a column that holds text, empty where it says nothing or nothing allowed. */
  words(name: CommonColumn): string {
    const value = this.value(name);
    return typeof value === 'string' ? value : '';
  }
}
