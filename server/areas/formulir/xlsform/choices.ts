import { xlsformMessages } from '../../../../resources/formulir/xlsformMessages.ts';
import { type FormChoice, formLimits } from '../../../../resources/kit/form/definition.ts';
import { freeCode } from './names.ts';
import type { Languages, Table } from './tables.ts';

/** A list of choices as the spreadsheet has it. */
export interface ChoiceSet {
  readonly choices: FormChoice[];
  /** Codes of the portal by those of the spreadsheet. */
  readonly codes: Map<string, string>;
  /** How many there are, kept or not. */
  total: number;
}

/** Most choices that are kept of a list, one more than a form may have: how many there are is counted. */
const mostKept = formLimits.choices + 1;

/** Lists by their names in the spreadsheet. */
export function choiceSets(table: Table | undefined, { text }: Languages): Map<string, ChoiceSet> {
  const sets = new Map<string, ChoiceSet>();
  if (!table) return sets;
  for (const row of table.rows) {
    const list = row.get('list_name');
    const label = text(row, 'label');
    const name = row.get('name') || row.get('value') || label;
    if (!list && !name) continue;
    if (!list || !name) {
      table.tell(row.number, list ? 'name' : 'list_name', xlsformMessages.xlsChoiceEmpty);
      continue;
    }
    const set: ChoiceSet = sets.get(list) ?? { choices: [], codes: new Map(), total: 0 };
    sets.set(list, set);
    set.total++;
    if (set.choices.length >= mostKept) continue;
    if (set.codes.has(name)) {
      table.tell(
        row.number,
        'name',
        xlsformMessages.xlsChoiceTwice({ kode: name.slice(0, 60), daftar: list.slice(0, 60) }),
      );
      continue;
    }
    const value = freeCode(name, new Set(set.codes.values()));
    if (value !== name)
      table.tell(row.number, 'name', xlsformMessages.xlsName({ nama: name.slice(0, 60), menjadi: value }));
    if (label.length > formLimits.choice)
      table.tell(row.number, 'label', xlsformMessages.xlsLong({ n: formLimits.choice }));
    set.codes.set(name, value);
    set.choices.push({ value, label: (label || name).slice(0, formLimits.choice) });
  }
  return sets;
}
