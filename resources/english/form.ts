import type { formMessages } from '../kit/form/messages.ts';
import type { Translation } from '../kit/index.ts';
import { count } from './format.ts';

/** Forms that are stored as data, in English. */
export const formEnglish: Translation<typeof formMessages> = {
  id: 'A code has small letters, digits and underscores, and begins with a letter.',
  idTaken: 'This code is used in the form already.',
  sections: ({ n }) => `At most ${count(n, 'section')}.`,
  questions: ({ n }) => `At most ${count(n, 'question')} in a form.`,
  choices: ({ n }) => `At most ${count(n, 'choice')}.`,
  rules: ({ n }) => `At most ${count(n, 'condition')}.`,
  noQuestion: 'Add at least one question.',
  noChoice: 'Write at least one choice.',
  choiceCode: 'The code of a choice has no blanks and at most 40 characters.',
  choiceTaken: 'This choice is there already.',
  limits: 'The lower limit must not exceed the upper one.',
  scale: 'A scale begins at 0 or 1 and ends between 2 and 10.',
  condition: 'A condition can only use an earlier question that is answered.',
  conditionValue: 'Choose the answer that is the condition.',
  matrixRepeated: 'A table of choices cannot stand in a section that repeats.',
  textLeast: ({ n }) => `Write at least ${count(n, 'character')}.`,
  chosenLeast: ({ n }) => `Choose at least ${n}.`,
  chosenMost: ({ n }) => `Choose at most ${n}.`,
  chosenTwice: 'Each choice only once.',
  rowsLeast: ({ n }) => `Fill it in at least ${count(n, 'time')}.`,
  rowsMost: ({ n }) => `Fill it in at most ${count(n, 'time')}.`,
  agree: 'Tick this statement to go on.',
  allRows: 'Answer every line.',
  place: 'Write latitude and longitude with a comma between them, such as -7.257472, 112.752090.',
  letterPrivate: 'An answer that only some roles see cannot stand in letters: whoever holds the letter reads it.',
  ranked: 'Put all choices in order.',
  filesLeast: ({ n }) => `Upload at least ${count(n, 'file')}.`,
  fileGone: 'This file is no longer there. Upload it again.',
  rowGone: 'This choice is no longer there. Choose another one.',
  pictureKind: 'The picture must be a PNG, JPG or WebP.',
  pictureLarge: 'The picture is too large.',
  pictures: ({ n }) => `At most ${count(n, 'picture')} in a form.`,
};
