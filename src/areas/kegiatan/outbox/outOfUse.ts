import type { Logbook } from '../../../../resources/kegiatan/log.ts';
import type { Values } from '../../../platform/patterns/record/source.ts';

/** Fields of an entry that this release declares: what it has no more would be refused, and the entry with it. */
export const declared = ({ fields }: Logbook, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));

/**
 * Values written in an earlier release into fields that no longer exist. They are not sent, only shown to their author.
 */
export const outOfUse = ({ fields }: Logbook, values: Values): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() && !Object.hasOwn(fields, name) ? [value.trim()] : [],
  );
