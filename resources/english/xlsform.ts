import type { xlsformMessages } from '../formulir/xlsformMessages.ts';
import type { Translation } from '../kit/index.ts';
import { count } from './format.ts';

/** Forms in a spreadsheet, in English. */
export const xlsformEnglish: Translation<typeof xlsformMessages> = {
  xlsNone: 'This file is no XLSForm: there is no sheet “survey” with the columns “type” and “name”.',
  xlsFlat: 'Repeated sections and tables of choices cannot be released in this form. Change them once they are taken.',
  xlsColumn: ({ n }) => `This column is not taken (${count(n, 'filled cell')}).`,
  xlsLanguage: ({ bahasa, dipakai }) => `Texts in “${bahasa}” are not taken; ${dipakai} is used.`,
  xlsPlainLanguage: 'the column without a language',
  xlsNamedLanguage: ({ bahasa }) => `“${bahasa}”`,
  xlsTitle: ({ judul }) => `The title “${judul}” does not replace that of this form.`,
  xlsCell: 'This cell has an error of a formula or was merged, and is read as empty.',
  xlsNoType: 'A row without a type is left out.',
  xlsUnknownType: ({ jenis }) => `The type “${jenis}” is not known. This question is not taken.`,
  xlsNoKind: ({ jenis }) => `Forms of the portal do not have the type “${jenis}” yet. This question is not taken.`,
  xlsMeta: ({ jenis }) => `“${jenis}” is noted by other apps themselves and is no question. It is not taken.`,
  xlsCalculate: 'Calculations are not taken: forms of the portal do not calculate.',
  xlsAsText: 'Taken as a short text.',
  xlsAsDate: 'Taken as a date; the time is not asked.',
  xlsAsNumber: 'This range is no scale from 0 or 1 to 10. Taken as a number with the same limits.',
  xlsName: ({ nama, menjadi }) => `The code “${nama}” becomes “${menjadi}”.`,
  xlsNoName: ({ menjadi }) => `Without a code; it gets “${menjadi}”.`,
  xlsNoLabel: 'Without a label; its code is the label.',
  xlsLong: ({ n }) => `Longer than ${count(n, 'character')}; the rest is not taken.`,
  xlsPlaces: 'Other answers that the text names are not filled in; it stays as it is written.',
  xlsQuestions: ({ n }) => `More than ${count(n, 'question')}. This one is not taken.`,
  xlsSections: ({ n }) => `More than ${count(n, 'section')}. This question is not taken.`,
  xlsNested: 'A repetition within a repetition is not possible. Its questions are not taken.',
  xlsInside: 'Not taken, as it stands in a repetition that is not taken.',
  xlsGroupInRepeat: 'A group within a repetition becomes part of it; its title is not taken.',
  xlsNoEnd: 'This group is not closed; it ends with the last row.',
  xlsNoBegin: 'An end without a beginning is left out.',
  xlsTimes: 'How often it repeats is no fixed number and is not taken.',
  xlsNoList: ({ daftar }) => `There is no list “${daftar}”. Taken as a short text.`,
  xlsManyChoices: ({ daftar, n, most }) =>
    `The list “${daftar}” has ${count(n, 'choice')}, more than ${most}. Taken as a short text.`,
  xlsFileList: 'A list of choices in another file cannot be read. Taken as a short text.',
  xlsChoiceTwice: ({ kode, daftar }) =>
    `The list “${daftar}” has the code “${kode}” already. This choice is not taken.`,
  xlsChoiceEmpty: 'A choice without a list, or without a code and a label, is not taken.',
  xlsFilter: 'The filter of choices is not taken: all choices are shown.',
  xlsRequired: 'Required under a condition is not possible. This question is not required.',
  xlsRoles: ({ peran }) => `The role “${peran}” is not known.`,
  xlsConditionUnread: ({ syarat }) => `The condition “${syarat}” cannot be read. The question is always asked.`,
  xlsConditionMixed: ({ syarat }) =>
    `The condition “${syarat}” mixes “and” with “or”, or is too long. The question is always asked.`,
  xlsConditionOther: ({ syarat, nama }) =>
    `The condition “${syarat}” names “${nama}”, which is not taken, not asked before, or stands in another repetition. The question is always asked.`,
  xlsConditionValue: ({ syarat, nama }) =>
    `The condition “${syarat}” does not fit the kind or the choices of “${nama}”. The question is always asked.`,
  xlsLimit: ({ batas }) => `The limit “${batas}” cannot be read and is not taken.`,
  xlsTableRequired: 'Only some lines of this table are required; the whole table is not.',
};
