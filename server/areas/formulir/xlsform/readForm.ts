import { xlsformMessages } from '../../../../resources/formulir/xlsformMessages.ts';
import {
  type Form,
  type FormQuestion,
  type FormSection,
  formLimits,
  isComparable,
} from '../../../../resources/kit/form/definition.ts';
import type { RawRow } from '../../../platform/documents/spreadsheet/rawRow.ts';
import { choiceSets } from './choices.ts';
import { type Askable, conditionOf } from './conditions.ts';
import { type Expression, readExpression } from './expression.ts';
import { freeId } from './names.ts';
import { questionReader } from './readQuestion.ts';
import { tableGroup } from './tableGroup.ts';
import { type Languages, languagesIn, type Table, type TableRow, tableOf, type XlsNote } from './tables.ts';
import { typeOf, type XlsType } from './types.ts';
import { noteColumns } from './unknownColumns.ts';

/** Sheets that are read, in this order. */
export const sheetNames = ['survey', 'choices', 'settings'] as const;

/** A form that was read, with what cannot be kept. */
export interface ReadForm {
  readonly form: Form;
  readonly notes: readonly XlsNote[];
}

/** A group or repetition that is open. */
interface Frame {
  readonly what: 'group' | 'repeat' | 'loop' | 'lost';
  readonly row: TableRow;
  readonly id: string;
  readonly conditions: readonly { source: string; read: Expression | undefined }[];
  readonly repeat: FormSection['repeat'];
  used: boolean;
}

/** A question or section before it has its place. */
const emptySection = { help: '', repeat: null, when: null };

/** Reads rows of `survey` one after the other into sections. */
class FormReader {
  readonly sections: FormSection[] = [];
  readonly #used = new Set<string>();
  readonly #asked = new Map<string, Askable & { within: string | null }>();
  readonly #frames: Frame[] = [];
  /** The section that the next question of the same frame goes into, and that frame. */
  #open: { section: FormSection; frame: Frame | undefined } | undefined;
  #count = 0;

  constructor(
    readonly survey: Table,
    readonly languages: Languages,
    readonly read: ReturnType<typeof questionReader>,
  ) {}

  whole(): FormSection[] {
    for (let at = 0; at < this.survey.rows.length; at++) {
      const row = this.survey.rows[at];
      if (!row) continue;
      const type = typeOf(row.get('type'));
      if (type.is === 'begin') at += this.#begin(row, type.what, at);
      else if (type.is === 'end') this.#end(row);
      else this.#question(row, type);
    }
    for (const { row } of this.#frames) this.survey.tell(row.number, 'type', xlsformMessages.xlsNoEnd);
    while (this.#frames.length) this.#leave();
    return this.sections;
  }

  /** @returns how many rows behind it are read already */
  #begin(row: TableRow, what: Frame['what'], at: number): number {
    const tell = (column: string, said: Parameters<Table['tell']>[2]) => this.survey.tell(row.number, column, said);
    const inside = this.#frames.find(frame => frame.what !== 'group');
    const frame = { row, id: '', conditions: [], repeat: null, used: true };
    if (inside?.what === 'lost' || what === 'loop' || (inside && what === 'repeat')) {
      tell('type', inside?.what === 'lost' ? xlsformMessages.xlsInside : xlsformMessages.xlsNested);
      this.#frames.push({ ...frame, what: 'lost' });
      return 0;
    }
    const table = what === 'group' && !inside ? tableGroup(this.survey.rows, at) : undefined;
    if (table) {
      this.#place(row, id => this.read.table(row, table, id, this.#used), []);
      return table.length + 1;
    }
    const title = this.languages.text(row, 'label');
    const id = this.#freeId(row, 'bagian');
    const source = row.get('relevant');
    const conditions = source ? [{ source, read: readExpression(source) }] : [];
    if (inside) {
      if (title) tell('label', xlsformMessages.xlsGroupInRepeat);
      this.#frames.push({ ...frame, what, id, conditions });
      return 0;
    }
    this.#frames.push({
      ...frame,
      what,
      id,
      conditions,
      repeat: what === 'repeat' ? this.#times(row) : null,
      used: false,
    });
    return 0;
  }

  #times(row: TableRow): FormSection['repeat'] {
    const bounded = (column: string, otherwise: number, least: number) => {
      const n = Number(row.get(column));
      return row.get(column) && Number.isInteger(n) ? Math.max(least, Math.min(formLimits.rows, n)) : otherwise;
    };
    const count = row.get('repeat_count');
    if (!count) return { least: bounded('portal_minimal', 0, 0), most: bounded('portal_maksimal', formLimits.rows, 1) };
    if (/^\d{1,2}$/.test(count)) {
      const most = bounded('repeat_count', 1, 1);
      return { least: most, most };
    }
    this.survey.tell(row.number, 'repeat_count', xlsformMessages.xlsTimes);
    return { least: 0, most: formLimits.rows };
  }

  #end(row: TableRow): void {
    if (this.#frames.length) this.#leave();
    else this.survey.tell(row.number, 'type', xlsformMessages.xlsNoBegin);
  }

  /** A group in which nothing is asked stays a section without questions. */
  #leave(): void {
    const frame = this.#frames.at(-1);
    if (frame && !frame.used) this.#section(frame.row);
    this.#frames.pop();
    this.#open = undefined;
  }

  #question(row: TableRow, type: Exclude<XlsType, { is: 'begin' | 'end' }>): void {
    if (this.#frames.some(({ what }) => what === 'lost')) {
      if (row.get('type')) this.survey.tell(row.number, 'type', xlsformMessages.xlsInside);
      return;
    }
    if (!this.read.isQuestion(row, type)) return;
    const repeat = this.#frames.findIndex(({ what }) => what === 'repeat');
    // Groups within a repetition are no sections: their conditions are those of each question.
    const conditions = repeat < 0 ? [] : this.#frames.slice(repeat + 1).flatMap(frame => frame.conditions);
    this.#place(row, id => this.read.questions(row, type, id, this.#used), conditions);
  }

  #place(
    row: TableRow,
    make: (id: string) => { question: FormQuestion; codes: Askable['codes'] }[],
    conditions: Frame['conditions'],
  ): void {
    if (this.#count >= formLimits.questions) {
      this.survey.tell(row.number, 'type', xlsformMessages.xlsQuestions({ n: formLimits.questions }));
      return;
    }
    const section = this.#section(row);
    if (!section) return;
    const id = this.#freeId(row, 'pertanyaan');
    const source = row.get('relevant');
    const own = source ? [{ source, read: readExpression(source) }] : [];
    const { when, lost } = conditionOf([...conditions, ...own], name => this.#asking(name));
    for (const said of lost) this.survey.tell(row.number, 'relevant', said);
    const within = section.repeat ? section.id : null;
    for (const [i, { question, codes }] of make(id).entries()) {
      section.questions.push({ ...question, when: i === 0 ? when : question.when });
      this.#used.add(question.id);
      this.#count++;
      // Of names that come twice the first one is meant.
      const name = i === 0 ? row.get('name') : question.id;
      if (isComparable(question.kind) && !this.#asked.has(name)) this.#asked.set(name, { question, codes, within });
    }
  }

  /** The section for a question of this row; undefined above the number of sections. */
  #section(row: TableRow): FormSection | undefined {
    const repeat = this.#frames.findIndex(({ what }) => what === 'repeat');
    const frames = repeat < 0 ? this.#frames : this.#frames.slice(0, repeat + 1);
    const frame = frames.at(-1);
    if (this.#open && this.#open.frame === frame) return this.#open.section;
    if (this.sections.length >= formLimits.sections) {
      this.survey.tell(row.number, 'type', xlsformMessages.xlsSections({ n: formLimits.sections }));
      return undefined;
    }
    const { when, lost } = conditionOf(
      frames.flatMap(each => each.conditions),
      name => this.#asking(name),
    );
    if (frame && !frame.used) for (const said of lost) this.survey.tell(frame.row.number, 'relevant', said);
    const id = frame && !frame.used ? frame.id : freeId(frame?.id ?? 'bagian_1', this.#used, 'bagian_1');
    this.#used.add(id);
    const section: FormSection = {
      ...emptySection,
      id,
      title: frame ? this.languages.text(frame.row, 'label').slice(0, formLimits.label) : '',
      help: frame ? this.languages.text(frame.row, 'hint').slice(0, formLimits.help) : '',
      repeat: frame?.repeat ?? null,
      when,
      questions: [],
    };
    if (frame) frame.used = true;
    this.sections.push(section);
    this.#open = { section, frame };
    return section;
  }

  #freeId(row: TableRow, otherwise: string): string {
    const name = row.get('name');
    const id = freeId(name, this.#used, otherwise);
    this.#used.add(id);
    if (!name) this.survey.tell(row.number, 'name', xlsformMessages.xlsNoName({ menjadi: id }));
    else if (name !== id)
      this.survey.tell(row.number, 'name', xlsformMessages.xlsName({ nama: name.slice(0, 60), menjadi: id }));
    return id;
  }

  /** What stands before and may be asked about from here. */
  #asking(name: string): Askable | undefined {
    const found = this.#asked.get(name);
    const here = this.#frames.find(({ what }) => what === 'repeat')?.id ?? null;
    return found && (found.within === null || found.within === here) ? found : undefined;
  }
}

/**
 * Reads the sheets of an XLSForm into a form that is being written.
 * @param about title of the form that takes it, and whether it may have no repetitions and tables
 * @returns undefined for what is no XLSForm
 */
export function readXlsform(
  sheets: ReadonlyMap<string, readonly RawRow[]>,
  about: { title: string; flat: boolean },
): ReadForm | undefined {
  const notes: XlsNote[] = [];
  const telling = (lembar: string) => (baris: number, kolom: string, pesan: XlsNote['pesan']) => {
    notes.push({ lembar, baris, kolom, pesan });
  };
  const [survey, choices, settings] = sheetNames.map(name => tableOf(sheets.get(name), telling(name)));
  if (!survey?.columns.includes('type') || !survey.columns.includes('name')) return undefined;
  const set = settings?.rows[0];
  const tables = [survey, ...(choices ? [choices] : [])];
  const languages = languagesIn(tables, set?.get('default_language') ?? '');
  for (const bahasa of languages.others) {
    const dipakai = languages.used
      ? xlsformMessages.xlsNamedLanguage({ bahasa: languages.used })
      : xlsformMessages.xlsPlainLanguage;
    survey.tell(survey.heading, 'label', xlsformMessages.xlsLanguage({ bahasa, dipakai }));
  }
  noteColumns(survey);
  const title = set?.get('form_title') ?? '';
  if (set && settings && title && title !== about.title)
    settings.tell(set.number, 'form_title', xlsformMessages.xlsTitle({ judul: title.slice(0, 150) }));
  const read = questionReader(survey, languages, choiceSets(choices, languages));
  const sections = new FormReader(survey, languages, read).whole();
  if (about.flat && sections.some(({ repeat, questions }) => repeat || questions.some(({ kind }) => kind === 'matrix')))
    survey.tell(survey.heading, 'type', xlsformMessages.xlsFlat);
  const order: readonly string[] = sheetNames;
  notes.sort((a, b) => order.indexOf(a.lembar) - order.indexOf(b.lembar) || a.baris - b.baris);
  return { form: { sections }, notes };
}
