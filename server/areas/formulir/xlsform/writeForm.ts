import type { Form, FormCondition, FormQuestion, FormSection } from '../../../../resources/kit/form/definition.ts';
import { isNumeric, questionsOf } from '../../../../resources/kit/form/definition.ts';
import type { Cell } from '../../../platform/documents/spreadsheet/cell.ts';
import type { SheetToWrite } from '../../../platform/documents/spreadsheet/write.ts';
import { quoted } from './expression.ts';
import { freeId } from './names.ts';

/** Codes of yes and no, and what a statement that was agreed to answers with in XLSForm. */
export const answerCodes = { yes: 'ya', no: 'tidak', agreed: 'OK', open: 'false' } as const;

/** Columns of the sheet `survey`. Those that begin with `portal_` are ours: other tools pass them over. */
const columns = [
  'type',
  'name',
  'label',
  'hint',
  'required',
  'relevant',
  'constraint',
  'appearance',
  'parameters',
  'portal_jenis',
  'portal_kode',
  'portal_pembaca',
  'portal_surat',
  'portal_minimal',
  'portal_maksimal',
  'portal_sumber',
  'portal_gambar',
  'portal_gambar_2',
  'portal_gambar_3',
] as const;
type Column = (typeof columns)[number];
type Line = Partial<Record<Column, string | number>>;

/** The names of the lists and lines that a form does not name itself. */
interface Names {
  readonly yesNo: string;
  readonly line: (question: FormQuestion, code: string) => string;
}

function namesFor(form: Form): Names {
  const used = new Set(form.sections.flatMap(({ id, questions }) => [id, ...questions.map(each => each.id)]));
  const yesNo = freeId('ya_tidak', used, 'ya_tidak');
  const lines = new Map<string, string>();
  for (const { question } of questionsOf(form))
    for (const { value } of question.rows) {
      const name = freeId(`${question.id.slice(0, 25)}_${value.slice(0, 12)}`, used, 'baris');
      used.add(name);
      lines.set(`${question.id} ${value}`, name);
    }
  return { yesNo, line: ({ id }, code) => lines.get(`${id} ${code}`) ?? code };
}

type Asked = ReadonlyMap<string, FormQuestion>;

function ruleText({ question: id, is, value }: FormCondition['rules'][number], asked: Asked): string {
  const ref = `\${${id}}`;
  const kind = asked.get(id)?.kind;
  if (is === 'filled') return `${ref} != ''`;
  if (is === 'empty') return `${ref} = ''`;
  if (is === 'least' || is === 'most') {
    const sign = is === 'least' ? '>=' : '<=';
    if (typeof value === 'number') return `${ref} ${sign} ${value}`;
    return kind === 'date'
      ? `${ref} ${sign} date(${quoted(String(value))})`
      : `${ref} ${sign} ${quoted(String(value))}`;
  }
  if (kind === 'several') {
    const chosen = `selected(${ref}, ${quoted(String(value))})`;
    return is === 'equal' ? chosen : `not(${chosen})`;
  }
  const sign = is === 'equal' ? '=' : '!=';
  if (kind === 'yesno') return `${ref} ${sign} ${quoted(value === true ? answerCodes.yes : answerCodes.no)}`;
  if (kind === 'agree') return `${ref} ${sign} ${quoted(value === true ? answerCodes.agreed : answerCodes.open)}`;
  return `${ref} ${sign} ${typeof value === 'number' ? value : quoted(String(value ?? ''))}`;
}

const conditionText = (when: FormCondition | null, asked: Asked): string =>
  (when?.rules ?? []).map(rule => ruleText(rule, asked)).join(when?.match === 'any' ? ' or ' : ' and ');

function limitsText({ kind, min, max }: FormQuestion): string {
  const measured = isNumeric(kind) ? '.' : kind === 'several' ? 'count-selected(.)' : 'string-length(.)';
  return [...(min === null ? [] : [`${measured} >= ${min}`]), ...(max === null ? [] : [`${measured} <= ${max}`])].join(
    ' and ',
  );
}

/** How many files an answer has; other tools take one. */
const countLine = ({ min, max }: FormQuestion): Line => ({ portal_minimal: min ?? '', portal_maksimal: max ?? '' });

/** Letters of a picture in one cell, below what spreadsheets take. */
const pictureCell = 30_000;

/** A picture is longer than a cell may be. */
const pictureLine = ({ picture = '' }: FormQuestion): Line => ({
  portal_gambar: picture.slice(0, pictureCell),
  portal_gambar_2: picture.slice(pictureCell, 2 * pictureCell),
  portal_gambar_3: picture.slice(2 * pictureCell),
});

/** The type of a question, and what else its line needs to be the same again. */
function kindLine(question: FormQuestion, names: Names): Line {
  const { id, kind, min, max } = question;
  switch (kind) {
    case 'text':
      return { type: 'text', constraint: limitsText(question) };
    case 'longtext':
      return { type: 'text', appearance: 'multiline', constraint: limitsText(question) };
    case 'phone':
      return { type: 'text', appearance: 'numbers', portal_jenis: kind };
    case 'email':
    case 'url':
      return { type: 'text', portal_jenis: kind };
    case 'integer':
    case 'decimal':
      return { type: kind, constraint: limitsText(question) };
    case 'money':
      return { type: 'integer', appearance: 'thousands-sep', constraint: limitsText(question), portal_jenis: kind };
    case 'place':
      return { type: 'geopoint' };
    case 'scale':
      return { type: 'range', parameters: `${min === null ? '' : `start=${min} `}end=${max ?? 5} step=1` };
    case 'choice':
      return { type: `select_one ${id}` };
    case 'several':
      return { type: `select_multiple ${id}`, constraint: limitsText(question) };
    case 'ranking':
      return { type: `rank ${id}` };
    case 'yesno':
      return { type: `select_one ${names.yesNo}`, portal_jenis: kind };
    case 'agree':
      return { type: 'acknowledge' };
    case 'date':
    case 'time':
    case 'note':
      return { type: kind };
    case 'matrix':
      return { type: 'begin_group', appearance: 'table-list' };
    case 'document':
      return { type: 'file', ...countLine(question) };
    case 'picture':
      return { type: 'image', ...countLine(question) };
    case 'signature':
      return { type: 'image', appearance: 'signature' };
    case 'row':
      return { type: 'text', portal_jenis: kind, portal_sumber: question.source ?? '' };
  }
}

function questionLines(question: FormQuestion, asked: Asked, names: Names): Line[] {
  const { id, kind, label, help, required, when, seenBy, inLetters, rows } = question;
  const line: Line = {
    ...kindLine(question, names),
    name: id,
    label,
    hint: help,
    required: required && kind !== 'matrix' ? 'yes' : '',
    relevant: conditionText(when, asked),
    portal_pembaca: (seenBy ?? []).join(' '),
    portal_surat: inLetters ? 'ya' : '',
    ...pictureLine(question),
  };
  if (kind !== 'matrix') return [line];
  return [
    line,
    ...rows.map(
      ({ value, label: words }): Line => ({
        type: `select_one ${id}`,
        name: names.line(question, value),
        label: words,
        required: required ? 'yes' : '',
        portal_kode: value,
      }),
    ),
    { type: 'end_group' },
  ];
}

const sectionLines = (section: FormSection, asked: Asked, names: Names): Line[] => {
  const { id, title, help, repeat, when, questions } = section;
  const what = repeat ? 'repeat' : 'group';
  return [
    {
      type: `begin_${what}`,
      name: id,
      label: title,
      hint: help,
      relevant: conditionText(when, asked),
      ...(repeat ? { portal_minimal: repeat.least, portal_maksimal: repeat.most } : {}),
    },
    ...questions.flatMap(question => questionLines(question, asked, names)),
    { type: `end_${what}` },
  ];
};

const sheet = (name: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): SheetToWrite => ({
  name,
  columns: headings.map(heading => ({
    heading,
    kind: 'text',
    width: heading === 'label' || heading === 'hint' ? 40 : 18,
  })),
  rows: [rows],
});

/** A form as the sheets of an XLSForm. Read again it is the same form. */
export function xlsformSheets(form: Form, about: { title: string; id: string; version: number }): SheetToWrite[] {
  const names = namesFor(form);
  const asked = new Map(questionsOf(form).map(({ question }) => [question.id, question]));
  const lines = form.sections.flatMap(section => sectionLines(section, asked, names));
  const isYesNo = questionsOf(form).some(({ question }) => question.kind === 'yesno');
  const choices = questionsOf(form).flatMap(({ question: { id, choices: list } }) =>
    list.map(({ value, label }): Cell[] => [id, value, label]),
  );
  const yesNo: Cell[][] = isYesNo
    ? [
        [names.yesNo, answerCodes.yes, 'Ya'],
        [names.yesNo, answerCodes.no, 'Tidak'],
      ]
    : [];
  return [
    sheet(
      'survey',
      columns,
      lines.map(line => columns.map((column): Cell => String(line[column] ?? ''))),
    ),
    sheet('choices', ['list_name', 'name', 'label'], [...yesNo, ...choices]),
    sheet(
      'settings',
      ['form_title', 'form_id', 'version'],
      [[about.title, `formulir_${about.id.replaceAll('-', '').slice(-12)}`, String(about.version)]],
    ),
  ];
}
