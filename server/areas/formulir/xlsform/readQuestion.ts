import { xlsformMessages } from '../../../../resources/formulir/xlsformMessages.ts';
import {
  type FormQuestion,
  formLimits,
  hasBounds,
  newQuestion,
  type QuestionKind,
} from '../../../../resources/kit/form/definition.ts';
import { formMessages } from '../../../../resources/kit/form/messages.ts';
import { isPictureData } from '../../../../resources/kit/form/picture.ts';
import type { Message } from '../../../../resources/kit/index.ts';
import { allRoles } from '../../../../resources/roles.ts';
import type { ChoiceSet } from './choices.ts';
import { type Askable, limitsOf } from './conditions.ts';
import { readExpression } from './expression.ts';
import { freeId } from './names.ts';
import type { Languages, Table, TableRow } from './tables.ts';
import { isNo, isYes, rangeOf, typeOf, type XlsType } from './types.ts';
import { answerCodes } from './writeForm.ts';

type Asking = Exclude<XlsType, { is: 'begin' | 'end' }>;
interface Made {
  question: FormQuestion;
  codes: Askable['codes'];
}

/** Kinds that a line of our own tells apart which are one type to others. */
const ownKinds: Readonly<Record<string, QuestionKind>> = {
  phone: 'phone',
  email: 'email',
  url: 'url',
  money: 'money',
  row: 'row',
};

/** How many files an answer has, as a line of our own says. */
function counted(row: TableRow, question: FormQuestion): FormQuestion {
  if (question.kind !== 'document' && question.kind !== 'picture') return question;
  const number = (column: 'portal_minimal' | 'portal_maksimal') => {
    const given = row.get(column);
    const n = Number(given);
    return given !== '' && Number.isInteger(n) && n >= 0 && n <= formLimits.files ? n : null;
  };
  return { ...question, min: number('portal_minimal'), max: number('portal_maksimal') };
}

const noCodes: Askable['codes'] = new Map();
const agreeCodes: Askable['codes'] = new Map([
  [answerCodes.agreed, true],
  [answerCodes.open, false],
]);
const yesNoCodes: Askable['codes'] = new Map([
  [answerCodes.yes, true],
  [answerCodes.no, false],
]);

/** Reads single rows of `survey` into questions. */
export function questionReader(survey: Table, { text }: Languages, sets: ReadonlyMap<string, ChoiceSet>) {
  const teller = (row: TableRow) => (column: string, said: Message) => survey.tell(row.number, column, said);

  /** A text that fits, with what of it does not said. */
  const fitting = (row: TableRow, column: 'label' | 'hint', most: number): string => {
    const given = text(row, column);
    if (given.length > most) teller(row)(column, xlsformMessages.xlsLong({ n: most }));
    if (given.includes('${')) teller(row)(column, xlsformMessages.xlsPlaces);
    return given.slice(0, most);
  };

  const labelled = (row: TableRow, question: FormQuestion): FormQuestion => {
    const label = fitting(row, 'label', formLimits.label);
    if (!label) teller(row)('label', xlsformMessages.xlsNoLabel);
    const named = row.get('portal_pembaca').split(/\s+/).filter(Boolean);
    const roles = allRoles.filter(each => named.includes(each));
    for (const peran of named.filter(each => !allRoles.some(code => code === each)))
      teller(row)('portal_pembaca', xlsformMessages.xlsRoles({ peran: peran.slice(0, 20) }));
    return {
      ...question,
      label: label || row.get('name').slice(0, formLimits.label) || question.id,
      help: fitting(row, 'hint', formLimits.help),
      required: required(row, question.kind),
      ...(roles.length ? { seenBy: roles } : {}),
      ...(isYes(row.get('portal_surat')) ? { inLetters: true } : {}),
      ...(question.kind === 'row' ? { source: row.get('portal_sumber').slice(0, 80) } : {}),
      ...pictured(row),
    };
  };

  const pictured = (row: TableRow): Pick<FormQuestion, 'picture'> => {
    const picture = ['portal_gambar', 'portal_gambar_2', 'portal_gambar_3'].map(column => row.get(column)).join('');
    if (!picture) return {};
    if (picture.length <= formLimits.picture && isPictureData(picture)) return { picture };
    teller(row)('portal_gambar', formMessages.pictureKind);
    return {};
  };

  const required = (row: TableRow, kind: QuestionKind): boolean => {
    const given = row.get('required');
    if (isYes(given)) return kind !== 'note';
    if (!isNo(given)) teller(row)('required', xlsformMessages.xlsRequired);
    return false;
  };

  const limited = (row: TableRow, question: FormQuestion): FormQuestion => {
    const source = row.get('constraint');
    if (!source) return question;
    const { min, max, lost } = limitsOf(readExpression(source), hasBounds(question.kind) ? question.kind : 'note');
    if (lost) teller(row)('constraint', xlsformMessages.xlsLimit({ batas: source.slice(0, 120) }));
    return { ...question, min: min ?? question.min, max: max ?? question.max };
  };

  /** The choices of a list; undefined, and said, where they cannot be kept. */
  const listOf = (row: TableRow, list: string): ChoiceSet | undefined => {
    const set = sets.get(list);
    const daftar = list.slice(0, 60);
    if (!set) teller(row)('type', xlsformMessages.xlsNoList({ daftar }));
    else if (set.total > formLimits.choices)
      teller(row)('type', xlsformMessages.xlsManyChoices({ daftar, n: set.total, most: formLimits.choices }));
    else return set;
    return undefined;
  };

  const plain = (row: TableRow, id: string, kind: QuestionKind, codes = noCodes): Made => ({
    question: limited(row, labelled(row, { ...newQuestion(id, kind), min: null, max: null })),
    codes,
  });

  const chosen = (row: TableRow, type: Extract<Asking, { is: 'select' }>, id: string, used: Set<string>): Made[] => {
    if (row.get('portal_jenis') === 'yesno') return [plain(row, id, 'yesno', yesNoCodes)];
    const set = listOf(row, type.list);
    if (!set) return [plain(row, id, 'text')];
    const { question } = plain(row, id, type.kind);
    if (!type.other) return [{ question: { ...question, choices: set.choices }, codes: set.codes }];
    const value = ['other', 'lainnya', 'lain_lain'].find(each => !set.choices.some(one => one.value === each)) ?? id;
    const codes = new Map([...set.codes, ['other', value]]);
    const asks = freeId(`${id}_lain`, used, 'lain');
    const when = { match: 'all', rules: [{ question: id, is: 'equal', value }] } satisfies FormQuestion['when'];
    return [
      { question: { ...question, choices: [...set.choices, { value, label: 'Lainnya' }] }, codes },
      { question: { ...newQuestion(asks, 'text'), label: 'Lainnya, sebutkan', when }, codes: noCodes },
    ];
  };

  const ranged = (row: TableRow, id: string): Made => {
    const { start, end, step } = rangeOf(row.get('parameters'));
    const low = start ?? 1;
    if (step === 1 && (low === 0 || low === 1) && Number.isInteger(end) && end >= 2 && end <= 10) {
      const { question, codes } = plain(row, id, 'scale');
      return { question: { ...question, min: start, max: end }, codes };
    }
    teller(row)('parameters', xlsformMessages.xlsAsNumber);
    const { question, codes } = plain(row, id, [low, end, step].every(Number.isInteger) ? 'integer' : 'decimal');
    return { question: { ...question, min: Math.min(low, end), max: Math.max(low, end) }, codes };
  };

  return {
    /** Says why a row asks nothing; true for one that does. */
    isQuestion(row: TableRow, type: Asking): boolean {
      const tell = teller(row);
      const jenis = row.get('type').slice(0, 60);
      switch (type.is) {
        case 'remark':
          return false;
        case 'calculate':
          tell('type', xlsformMessages.xlsCalculate);
          return false;
        case 'meta':
          tell('type', xlsformMessages.xlsMeta({ jenis }));
          return false;
        case 'noKind':
          tell('type', xlsformMessages.xlsNoKind({ jenis }));
          return false;
        case 'unknown':
          if (jenis) tell('type', xlsformMessages.xlsUnknownType({ jenis }));
          else if (row.get('name') || text(row, 'label')) tell('type', xlsformMessages.xlsNoType);
          return false;
        default:
          return true;
      }
    },

    /** The questions that a row asks: one, and another where "something else" is among its choices. */
    questions(row: TableRow, type: Asking, id: string, used: Set<string>): Made[] {
      if (row.get('choice_filter')) teller(row)('choice_filter', xlsformMessages.xlsFilter);
      switch (type.is) {
        case 'select':
          return chosen(row, type, id, used);
        case 'range':
          return [ranged(row, id)];
        case 'kind': {
          if (type.changed)
            teller(row)('type', type.changed === 'date' ? xlsformMessages.xlsAsDate : xlsformMessages.xlsAsText);
          const isLong = type.kind === 'text' && row.get('appearance').includes('multiline');
          const own = ownKinds[row.get('portal_jenis')];
          const fits = own && type.kind === (own === 'money' ? 'integer' : 'text');
          const isDrawn = type.kind === 'picture' && row.get('appearance').includes('signature');
          const kind = fits ? own : isDrawn ? 'signature' : isLong ? 'longtext' : type.kind;
          const { question, codes } = plain(row, id, kind, kind === 'agree' ? agreeCodes : noCodes);
          return [{ question: counted(row, question), codes }];
        }
        default:
          teller(row)('type', xlsformMessages.xlsFileList);
          return [plain(row, id, 'text')];
      }
    },

    /** A table of choices of a group and its lines. */
    table(row: TableRow, lines: readonly TableRow[], id: string, used: Set<string>): Made[] {
      const [first] = lines;
      const type = first && typeOf(first.get('type'));
      const set = first && type?.is === 'select' ? listOf(first, type.list) : undefined;
      const kept = lines.slice(0, formLimits.matrixRows);
      for (const line of lines.slice(kept.length))
        teller(line)('type', xlsformMessages.xlsQuestions({ n: formLimits.matrixRows }));
      if (!set) return kept.map(line => plain(line, freeId(line.get('name'), used, 'baris'), 'text'));
      const taken = new Set<string>();
      const rows = kept.map(line => {
        const value = freeId(line.get('portal_kode') || line.get('name'), taken, 'baris');
        taken.add(value);
        return { value, label: fitting(line, 'label', formLimits.choice) || value };
      });
      const asking = kept.filter(line => required(line, 'matrix')).length;
      if (asking > 0 && asking < kept.length) teller(row)('required', xlsformMessages.xlsTableRequired);
      const question = labelled(row, newQuestion(id, 'matrix'));
      return [
        { question: { ...question, required: asking === kept.length, choices: set.choices, rows }, codes: noCodes },
      ];
    },
  };
}
